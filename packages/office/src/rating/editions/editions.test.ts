import { forAllAsync } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memory } from '../../kit/memory.ts';
import {
  accepted,
  corrected as correctedPlay,
  gameOf,
  scrabbleOffice,
} from '../../scrabble/testing/scrabble-office.ts';
import type { TestOffice } from '../../testing/test-office.ts';
import { corrected, LIST_DATES, publishedOffice, WRONG_RESULT } from '../corrections/testing/published-office.ts';
import { readList } from '../lists/read-list.ts';
import { explainRating } from '../player/explain-rating.ts';
import { publishList } from '../publishing/publish-list.ts';
import type { ListVerdict } from '../series/list-verdict.ts';
import { verifyLists } from '../series/verify-list.ts';
import { editionName, type WantedEdition } from './list-edition.ts';

const WHOLE = { sort: 'rating', page: 1, size: 1000 } as const;

interface Asked {
  readonly series: string;
  readonly date: string;
  readonly type?: 'compunere';
}

async function numbersOf(office: TestOffice, asked: Asked, edition: WantedEdition) {
  const { list, edition: name, rows, total } = await office.ask(readList, { ...WHOLE, ...asked, edition });
  const numbers = rows.map(({ id, rating, change, games, status }) => ({ id, rating, change, games, status }));
  return { name, list, total, numbers };
}

/** Every edition of every list, as `escala verify` looks at them. */
const verdicts = (office: TestOffice, series: string, dates: readonly string[]) =>
  office.read(async (reading) => {
    const all: ListVerdict[] = [];
    for await (const verdict of verifyLists(reading, series, dates, office.ports.digest, 'all')) all.push(verdict);
    return all;
  });

const GAMES = [
  { event: 'e1', white: 'p0', black: 'p1' },
  { event: 'e1', white: 'p2', black: 'p3' },
  { event: 'e2', white: 'p0', black: 'p2' },
  { event: 'e3', white: 'p1', black: 'p2' },
] as const;

const corrections = fc.array(
  fc.record({ game: fc.constantFrom(...GAMES), result: fc.constantFrom('1-0', '1/2', '0-1') }),
  { minLength: 1, maxLength: 3 },
);

describe('the editions of a list of games (D-OFF-1222, D-OFF-1223)', () => {
  it('each keeps its numbers and its seal, whatever acts follow, and all of them hold', async () => {
    await forAllAsync({ of: [corrections], numRuns: 50 }, async (changes) => {
      const office = await publishedOffice();
      Object.assign(office.ports, { memory: memory() });
      const seen = new Map<string, Awaited<ReturnType<typeof numbersOf>>>();
      for (const { game, result } of [undefined, ...changes].map((each) => each ?? { game: undefined, result: '' })) {
        const change = { kind: 'result', round: 1, ...game, result } as Parameters<typeof corrected>[1];
        // A result that is there already is no correction.
        if (
          game &&
          (await corrected(office, change).then(
            () => false,
            () => true,
          ))
        )
          continue;
        for (const date of LIST_DATES) {
          const now = await numbersOf(office, { series: 'standard', date }, 'revised');
          seen.set(`${date} ${now.list.revisedBy?.act ?? 'published'}`, now);
        }
      }
      for (const [name, then] of seen) {
        const [date = '', which = ''] = name.split(' ');
        const edition = which === 'published' ? which : Number(which);
        expect(await numbersOf(office, { series: 'standard', date }, edition)).toEqual(then);
      }
      const seals = [...seen.values()].map(({ list }) => list.hash);
      expect(new Set(seals).size).toBe(seals.length);
      for (const { holds, inForce, earlier, contradicted, list } of await verdicts(office, 'standard', LIST_DATES)) {
        expect([list, holds, contradicted, inForce!.differing]).toEqual([list, true, [], []]);
        const date = list.split('/')[1]!;
        const hashes = [...earlier, inForce!].flatMap(({ hash, revisedBy }) => (revisedBy ? [hash] : []));
        const own = [...seen].filter(([name]) => name.startsWith(date) && !name.endsWith('published'));
        expect(hashes).toEqual(own.map(([, { list: shown }]) => shown.hash));
      }
    });
  });

  it('a line is explained beside the seal of its own edition', async () => {
    const office = await publishedOffice();
    await corrected(office, WRONG_RESULT);
    const asked = { series: 'standard', date: LIST_DATES[0]! };
    for (const edition of ['published', 'revised'] as const) {
      const { list, edition: name, isRevised } = await office.ask(explainRating, { ...asked, player: 'p0', edition });
      const whole = await numbersOf(office, asked, edition);
      expect([list, name, isRevised]).toEqual([whole.list, edition, true]);
    }
  });

  it('where nobody revised a list, the one in force is the published one', async () => {
    const office = await publishedOffice();
    const [published, inForce] = await Promise.all(
      (['published', 'revised'] as const).map((edition) =>
        numbersOf(office, { series: 'standard', date: LIST_DATES[0]! }, edition),
      ),
    );
    expect(inForce).toEqual(published);
    expect([inForce!.name, editionName(inForce!.list)]).toEqual(['published', 'published 2017-04-02']);
    const missing = numbersOf(office, { series: 'standard', date: LIST_DATES[0]! }, 3);
    expect(await office.refusals(missing)).toMatchObject([{ kind: 'missing', code: 'edition-unknown' }]);
  });
});

it('the editions of a list of Scrabble keep their numbers and seals, and hold (D-OFF-1222)', async () => {
  const office = await scrabbleOffice(['a', 'b', 'c']);
  const dates = ['2012-02-01', '2012-03-01'];
  await accepted(
    office,
    { event: 'e1', collective: [gameOf('g', '2012-01-10', 'a', 'b', 'c')] },
    { event: 'e2', collective: [gameOf('g', '2012-02-10', 'b', 'a', 'c')] },
  );
  for (const date of dates) await office.perform(publishList, { series: 'seniori', date });
  const asked = { series: 'seniori', date: dates[1]!, type: 'compunere' } as const;
  const all = [await numbersOf(office, asked, 'revised')];
  for (const order of [
    ['a', 'b', 'c'],
    ['c', 'b', 'a'],
  ]) {
    const results = order.map((player, i) => ({ player, place: i + 1 }));
    await correctedPlay(office, { kind: 'ranking', event: 'e2', game: 'g', results });
    all.push(await numbersOf(office, asked, 'revised'));
  }
  expect(new Set(all.map(({ list }) => list.hash)).size).toBe(3);
  for (const each of all) expect(await numbersOf(office, asked, each.list.revisedBy?.act ?? 'published')).toEqual(each);
  const [first, second] = await verdicts(office, 'seniori', dates);
  expect([first!.holds, first!.earlier, second!.holds, second!.earlier.length]).toEqual([true, [], true, 1]);
  expect(second!.inForce).toMatchObject({ hash: all[2]!.list.hash, revisedBy: all[2]!.list.revisedBy });
});
