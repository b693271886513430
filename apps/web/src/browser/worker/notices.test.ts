import { expect, it } from 'vitest';
import { noticesOf } from './notices.ts';

const PATH = '/en/cat/events/open/seat?player=p1';

/** A worker that records requests, with these pages open. */
function workerWith(...open: string[]) {
  const did: unknown[] = [];
  const listeners = new Map<string, (event: object) => void>();
  noticesOf({
    location: { origin: 'https://office.example.org' },
    registration: { showNotification: async (...said: unknown[]) => did.push(said) },
    clients: {
      matchAll: async () => open.map((url) => ({ url, focus: async () => did.push(['focus', url]) })),
      openWindow: async (address: string) => did.push(['open', address]),
    },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  });
  const happens = async (type: string, event: object): Promise<unknown[]> => {
    let work: Promise<unknown> | undefined;
    listeners.get(type)!({ ...event, waitUntil: (asked: Promise<unknown>) => (work = asked) });
    await work;
    return did;
  };
  return { happens };
}
const pressed = { notification: { data: PATH, close: () => undefined } };

it('[D-OFF-738] a message is shown, one for a board', async () => {
  const message = { title: 'Round 4 is paired', body: 'Obert', path: PATH };
  const shown = await workerWith().happens('push', { data: { json: () => message } });
  expect(shown).toEqual([['Round 4 is paired', { body: 'Obert', data: PATH, tag: PATH, renotify: true }]]);
  expect(await workerWith().happens('push', { data: null })).toEqual([]);
});

it('[D-OFF-738] who presses it comes to the own board, where it is open already too', async () => {
  const address = `https://office.example.org${PATH}`;
  expect(await workerWith('https://office.example.org/').happens('notificationclick', pressed)).toEqual([
    ['open', address],
  ]);
  expect(await workerWith(address).happens('notificationclick', pressed)).toEqual([['focus', address]]);
});
