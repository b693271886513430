import { allActs, allQuestions, type EventState, eventKind } from '@escala/office';
import { openStore } from '@escala/storage';
import { onBothStores } from '@escala/storage/testing';
import { describe, expect } from 'vitest';
import { smtpOf } from '../mail/testing/smtp-of.ts';
import { smtpServer } from '../mail/testing/smtp-server.ts';
import { officeApi } from './testing/office-api.ts';
import { runningOffice } from './testing/running-office.ts';
import { yearClock } from './testing/year-clock.ts';
import { yearOfTheOffice } from './testing/year-of-the-office.ts';

/** The allowed transitions of an event's state. */
const EVENT_MOVES: Readonly<Record<EventState, readonly EventState[]>> = {
  registered: ['running', 'submitted', 'annulled'],
  running: ['registered', 'closed', 'annulled'],
  closed: ['running', 'submitted', 'annulled'],
  submitted: ['accepted', 'refused', 'closed', 'registered', 'annulled'],
  accepted: ['annulled'],
  refused: ['submitted', 'closed', 'registered', 'annulled'],
  /** Only by the correction that reinstates it (D-OFF-395). */
  annulled: ['accepted'],
};

const kindsOf = (list: readonly { readonly kind: string }[]): string[] => list.map(({ kind }) => kind).sort();

async function lived(url: string): Promise<void> {
  const clock = yearClock('2017-01-10');
  const post = await smtpServer();
  const server = await runningOffice({ url }, clock, smtpOf(post.url));
  try {
    const api = officeApi(() => server.address, clock);
    await yearOfTheOffice(api, { first: server.firstLink, next: server.newLink }, post);
    expect([...api.performed].sort()).toEqual(kindsOf(allActs));
    expect([...api.asked].sort()).toEqual(kindsOf(allQuestions));
  } finally {
    await server.close();
    await post.close();
  }
  expect(await movesOf(url)).toEqual([]);
}

/** Transitions that occurred but are missing from the table. */
async function movesOf(url: string): Promise<string[]> {
  const { archive, close } = await openStore({ url });
  const strange: string[] = [];
  for (const federation of await archive.federations())
    await archive.read(federation, async (reading) => {
      for (const { id } of await reading.list(eventKind)) {
        const states = (await reading.versions(eventKind, id)).map(({ body }) => body.state);
        states.forEach((state, i) => {
          const before = states[i - 1] ?? state;
          if (before !== state && !EVENT_MOVES[before].includes(state)) strange.push(`${id}: ${before} -> ${state}`);
        });
      }
    });
  await close();
  return strange;
}

describe('a year of the office, over HTTP: every act and every question', () => onBothStores(lived));
