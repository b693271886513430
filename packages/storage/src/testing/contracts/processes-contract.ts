import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../open-store.ts';
import { verifyRecord } from '../../verify/verify-record.ts';
import { bundledProgram } from '../bundled-program.ts';
import { type Program, programPlace, startProgram } from '../child-program.ts';
import { noteKind, SAMPLE_KINDS } from '../note-act.ts';
import type { Place } from '../place.ts';
import type { Orders } from '../programs/office-process.ts';
import { foundOffice } from '../sample-federation.ts';

/** ESCALA_SOAK=1 runs many rounds of the random tests. */
export const ROUNDS = process.env.ESCALA_SOAK === '1' ? 60 : 2;
const SOAK_TIME = 1_200_000;

export const startOffice = async (orders: Orders): Promise<Program> =>
  startProgram(await bundledProgram(programPlace('office-process')), JSON.stringify(orders));

const orders = (url: string, more: Partial<Orders>): Orders => ({
  store: { url },
  federation: 'cat',
  work: 'acts',
  tag: 'a',
  times: 1e9,
  ...more,
});

export async function newOffice(place: Place): Promise<string> {
  const url = await place.newDatabase();
  const store = await openStore({ url });
  await foundOffice(store, 'cat');
  await store.close();
  return url;
}

/** Every acknowledged act is on record, and the record is intact. */
export async function mustHold(url: string, acknowledged: readonly string[]): Promise<number> {
  const store = await openStore({ url });
  try {
    const record = await verifyRecord(store, 'cat', { kinds: SAMPLE_KINDS });
    expect(record.damages).toEqual([]);
    await store.archive.read('cat', async (reading) => {
      const missing: string[] = [];
      for (const id of acknowledged) if ((await reading.act(id)) === undefined) missing.push(id);
      expect(missing).toEqual([]);
    });
    return record.acts;
  } finally {
    await store.close();
  }
}

export const acknowledgedBy = ({ lines }: Program): string[] =>
  lines.filter((line) => /^(ok|again) /.test(line)).map((line) => line.split(' ')[1]!);

/** Processes that are killed, and processes that work in parallel. */
export function processesContract(place: Place): void {
  describe(`processes of an office: ${place.name}`, () => {
    it('killed at any moment: what was acknowledged is there, nothing half-done', { timeout: SOAK_TIME }, async () => {
      const url = await newOffice(place);
      const acknowledged: string[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const program = await startOffice(orders(url, { tag: `r${round}`, papers: 3 }));
        await program.until((line) => line.startsWith('ok'), 1 + Math.floor(Math.random() * 20));
        await sleep(Math.random() * 20);
        await program.kill();
        acknowledged.push(...acknowledgedBy(program));
        await mustHold(url, acknowledged);
      }
    });

    it('killed in the middle of a long writing: all of it or nothing', { timeout: SOAK_TIME }, async () => {
      const url = await newOffice(place);
      const acknowledged: string[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const program = await startOffice(orders(url, { tag: `long${round}`, papers: 500 }));
        await program.until((line) => line === 'open');
        await sleep(Math.random() * 150);
        await program.kill();
        acknowledged.push(...acknowledgedBy(program));
        await mustHold(url, acknowledged);
      }
    });

    it('two at the same time: counts add up and nobody gets an error', async () => {
      const url = await newOffice(place);
      const times = 60;
      const both = await Promise.all(['a', 'b'].map((tag) => startOffice(orders(url, { work: 'count', tag, times }))));
      await Promise.all(both.map((program) => program.ended()));
      expect(await mustHold(url, both.flatMap(acknowledgedBy))).toBe(1 + 2 * times);
      const store = await openStore({ url });
      const counter = await store.archive.read('cat', (reading) => reading.get(noteKind, 'counter'));
      expect(counter).toMatchObject({ version: 2 * times, body: { text: String(2 * times) } });
      await store.close();
    });

    it('the same act sent to two is performed once; of two acts about the same thing one is refused', async () => {
      const url = await newOffice(place);
      const times = 40;
      const both = await Promise.all(['a', 'b'].map((tag) => startOffice(orders(url, { work: 'race', tag, times }))));
      await Promise.all(both.map((program) => program.ended()));
      const said = both.flatMap(({ lines }) => lines);
      for (let i = 0; i < times; i++) {
        const done = said.filter((line) => line === `ok race-${i}`).length;
        const other = i % 2 === 0 ? `again race-${i}` : `refused ${i} changed-meanwhile`;
        expect([i, done, said.filter((line) => line === other).length]).toEqual([i, 1, 1]);
      }
      expect(await mustHold(url, [])).toBe(1 + times);
    });

    it('two that start on an empty database at the same time', async () => {
      const url = await place.newDatabase();
      const all = await Promise.all(['a', 'b', 'c'].map((tag) => startOffice(orders(url, { work: 'open', tag }))));
      await Promise.all(all.map((program) => program.ended()));
      const store = await openStore({ url });
      await foundOffice(store, 'cat');
      await store.close();
      await mustHold(url, []);
    });
  });
}
