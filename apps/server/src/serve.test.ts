import { type AnyQuestion, defineQuestion, foundFederation, performAct, SYSTEM } from '@escala/office';
import { CATALONIA, memoryArchive, memoryVault } from '@escala/office/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { questionPlace } from './routes/question-paths.ts';
import { serve } from './serve.ts';
import { newUuid, sha256, systemClock } from './system-ports.ts';

describe('serving', () => {
  it('announces the setup of an empty office, with the address that readers use', async () => {
    const links: string[] = [];
    const announceSetup = (link: string): void => void links.push(link);
    const stores = { archive: memoryArchive(), vault: memoryVault() };
    const first = await serve({ ...stores, port: 0, announceSetup });
    await first.close();
    const second = await serve({
      ...stores,
      port: 0,
      announceSetup,
      options: { publicUrl: 'https://office.example.org' },
    });
    await second.close();
    expect(links[0]).toMatch(new RegExp(`^${first.address}/setup#[\\w-]{43}$`));
    expect(links[1]).toMatch(/^https:\/\/office\.example\.org\/setup#[\w-]{43}$/);
  });

  it('on SIGTERM finishes the requests it has, then closes the store', async () => {
    const order: string[] = [];
    let begin = (): void => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    let goOn = (): void => {};
    const wait = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const slow = defineQuestion({
      kind: 'federation.show',
      input: z.strictObject({}),
      answer: z.strictObject({ done: z.boolean() }),
      ask: async () => {
        begin();
        await wait;
        order.push('answered');
        return { done: true };
      },
    });
    const archive = memoryArchive();
    const ports = { archive, clock: systemClock, digest: sha256, newId: newUuid };
    await performAct(ports, foundFederation, { federation: 'cat', id: 'f', actor: SYSTEM, command: CATALONIA });
    const closeStore = async (): Promise<void> => void order.push('closed');
    const server = await serve({
      archive,
      vault: memoryVault(),
      port: 0,
      closeStore,
      questions: [slow as AnyQuestion],
    });
    const answer = fetch(`${server.address}/api/cat${questionPlace('federation.show').path}`).then((response) =>
      response.json(),
    );
    await begun;
    process.emit('SIGTERM');
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
    expect(order).toEqual([]);
    goOn();
    expect(await answer).toEqual({ done: true });
    await server.close();
    expect(order).toEqual(['answered', 'closed']);
    await expect(fetch(`${server.address}/healthz`)).rejects.toThrow();
    expect(process.listeners('SIGTERM')).toEqual([]);
  });
});

describe('ports of the system', () => {
  it('ids sort by time and are of version 7', () => {
    const ids = [newUuid(), newUuid()];
    for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(new Set(ids).size).toBe(2);
  });

  it('today is a date of the place', () => {
    for (const zone of ['UTC', 'Europe/Madrid', 'Pacific/Kiritimati'])
      expect(systemClock.today(zone)).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});
