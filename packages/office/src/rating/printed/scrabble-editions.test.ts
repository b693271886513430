import { describe, expect, it } from 'vitest';
import { put } from '../../kit/act.ts';
import { playerKind } from '../../registry/players/player.ts';
import { accepted, corrected, gameOf, scrabbleOffice } from '../../scrabble/testing/scrabble-office.ts';
import { fileDirectly } from '../../testing/file-directly.ts';
import type { TestOffice } from '../../testing/test-office.ts';
import { listDifferences } from '../lists/list-differences.ts';
import { readList } from '../lists/read-list.ts';
import { verifyPublished } from '../lists/verify-published.ts';
import { publishList } from '../publishing/publish-list.ts';

const game = (...players: readonly string[]) => gameOf('g', '2012-01-10', ...players);
const LIST = { series: 'seniori', type: 'compunere', sort: 'rating', page: 1, size: 9 } as const;

async function office(): Promise<TestOffice> {
  const made = await scrabbleOffice(['a', 'b', 'c']);
  await accepted(made, { event: 'e1', collective: [game('a', 'b', 'c')] });
  await made.perform(publishList, { series: 'seniori', date: '2012-02-01' });
  return made;
}

const rename = (made: TestOffice): Promise<void> =>
  fileDirectly(made, [
    put(playerKind, 'a', 1, { number: 0, name: 'Renamed', titles: [{ title: 'MN' }], licences: { 2012: 'c1' } }),
  ]);

describe('an edition of a list of Scrabble is whole (D-FCE-23)', () => {
  it.each(['published', 'revised'] as const)('its %s columns stay; the next list has the new ones', async (edition) => {
    const made = await office();
    await rename(made);
    const ask = (date: string) => made.ask(readList, { ...LIST, date, edition });
    const [line] = (await ask('2012-02-01')).rows;
    expect(line).toMatchObject({ id: 'a', name: 'Player a' });
    expect(line).not.toHaveProperty('title');
    await made.perform(publishList, { series: 'seniori', date: '2012-03-01' });
    expect((await ask('2012-02-01')).rows[0]).toMatchObject({ name: 'Player a' });
    expect((await ask('2012-03-01')).rows[0]).toMatchObject({ name: 'Renamed', title: 'MN', club: 'c1' });
    expect(await made.ask(verifyPublished, { series: 'seniori', date: '2012-02-01' })).toMatchObject({
      holds: true,
    });
  });

  it('[7] a rating that a correction moved says what was published and what had been on record (D-OFF-414, D-OFF-415)', async () => {
    const made = await office();
    await corrected(made, { kind: 'ranking', event: 'e1', game: 'g', results: game('b', 'a', 'c').results });
    const { rows } = await made.ask(readList, { ...LIST, date: '2012-02-01', edition: 'revised' });
    expect(rows.map(({ id, rating, published }) => [id, rating, published])).toEqual([
      ['b', 200, 150],
      ['a', 150, 200],
      ['c', 100, undefined],
    ]);
    const { steps } = await made.ask(listDifferences, { series: 'seniori', date: '2012-02-01' });
    expect(steps.map(({ cause }) => cause)).toMatchObject([{ before: { results: game('a', 'b', 'c').results } }]);
  });
});
