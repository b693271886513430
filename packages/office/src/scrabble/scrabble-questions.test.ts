import { describe, expect, it } from 'vitest';
import { NOBODY } from '../access/actor.ts';
import { verifyPublished } from '../rating/lists/verify-published.ts';
import { explainRating } from '../rating/player/explain-rating.ts';
import { liveRating } from '../rating/player/live-rating.ts';
import { ratingHistory } from '../rating/player/rating-history.ts';
import { previewList } from '../rating/publishing/preview-list.ts';
import { publishList } from '../rating/publishing/publish-list.ts';
import type { TestOffice } from '../testing/test-office.ts';
import { accepted, rowsOf, scrabbleOffice } from './testing/scrabble-office.ts';

const games = (...days: readonly string[]) =>
  days.map((date, i) => ({
    id: `g${i}`,
    type: 'anticipatie' as const,
    date,
    results: ['a', 'b', 'c'].slice(0, i === 0 ? 3 : 2).map((player, at) => ({ player, place: at + 1 })),
  }));

async function publishedOffice(): Promise<TestOffice> {
  const office = await scrabbleOffice(['a', 'b', 'c', 'd']);
  await accepted(office, {
    event: 'e1',
    collective: games('2012-01-10', '2012-01-11', '2012-01-12'),
    libere: [{ id: 'l', date: '2012-01-13', games: [{ round: 1, a: 'a', b: 'b', result: '1/2' }] }],
  });
  await office.perform(publishList, { series: 'seniori', date: '2012-02-01' });
  return office;
}

describe('questions about Scrabble lists', () => {
  it('[3] a list has the active ones in order and the provisional ones apart', async () => {
    const office = await publishedOffice();
    const rows = await rowsOf(office, { type: 'anticipatie' });
    expect(rows.map(({ rank, id, name, games: played, status }) => [rank, id, name, played, status])).toEqual([
      [1, 'a', 'Player a', 3, 'active'],
      [2, 'b', 'Player b', 3, 'active'],
      [null, 'c', 'Player c', 1, 'provisional'],
    ]);
  });

  it('[8] the general list has those who are active in a collective type, and comes first', async () => {
    const office = await publishedOffice();
    const general = await rowsOf(office, { type: 'general' });
    expect(general.map(({ rank, id }) => [rank, id])).toEqual([
      [1, 'a'],
      [2, 'b'],
    ]);
    expect(await rowsOf(office, {})).toEqual(general);
  });

  it('a live rating has what was accepted since, up to today', async () => {
    const office = await publishedOffice();
    await accepted(office, { event: 'e2', collective: games('2012-02-03') });
    const live = async (today: string, player = 'a') => {
      office.setToday(today);
      const { ratings } = await office.ask(liveRating, { player }, NOBODY);
      return ratings.find(({ type }) => type === 'anticipatie')?.games;
    };
    expect(await live('2012-02-02')).toBe(3);
    expect(await live('2012-02-03')).toBe(4);
    expect(await live('2012-02-04')).toBe(4);
    expect(await live('2012-02-04', 'd')).toBeUndefined();
  });

  it('[8] a general rating is explained by the games of the collective types', async () => {
    const office = await publishedOffice();
    const of = { series: 'seniori', date: '2012-02-01', player: 'a', edition: 'published' } as const;
    const general = await office.ask(explainRating, { ...of, type: 'general' }, NOBODY);
    expect(general.output.ledger).toMatchObject(
      ['g0', 'g1', 'g2'].map((id) => ({ type: 'anticipatie', game: `e1/${id}` })),
    );
    expect(general).toMatchObject({ kind: 'scrabble', agrees: true, events: [{ id: 'e1', name: 'Event e1' }] });
    expect(general.row.status).toBe('rated');
    const libere = await office.ask(explainRating, { ...of, type: 'libere' }, NOBODY);
    expect(libere.output.ledger).toMatchObject([{ game: 'e1/l', round: 1, opponent: 'b', articles: ['1'] }]);
    expect(libere.document.players).toContainEqual({ id: 'b', name: 'Player b' });
  });

  it('say what is not there', async () => {
    const office = await publishedOffice();
    const code = async (work: Promise<unknown>) => (await office.refusals(work)).map((refusal) => refusal.code);
    expect(await code(rowsOf(office, { series: 'x', type: 'libere' }))).toEqual(['series-unknown']);
    expect(await code(rowsOf(office, { series: 'tineret', type: 'libere' }))).toEqual(['no-list-yet']);
    expect(await code(office.ask(verifyPublished, { series: 'seniori', date: '2012-02-02' }))).toEqual([
      'list-unknown',
    ]);
    for (const question of [ratingHistory, liveRating])
      expect(await code(office.ask<{ player: string }, unknown>(question, { player: 'x' }))).toEqual([
        'player-unknown',
      ]);
    const line = { series: 'seniori', date: '2012-02-01', player: 'c', edition: 'published' } as const;
    expect(await code(office.ask(explainRating, { ...line, type: 'general' }))).toEqual(['player-not-on-list']);
    expect(await code(office.ask(previewList, { series: 'seniori', most: 100 }, NOBODY))).toEqual(['not-allowed']);
  });
});
