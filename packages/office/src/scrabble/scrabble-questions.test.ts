import { describe, expect, it } from 'vitest';
import { NOBODY } from '../access/actor.ts';
import { verifyPublished } from '../rating/lists/verify-published.ts';
import { previewList } from '../rating/publishing/preview-list.ts';
import { publishList } from '../rating/publishing/publish-list.ts';
import type { TestOffice } from '../testing/test-office.ts';
import { explainScrabbleRating } from './lists/explain-scrabble-rating.ts';
import { liveScrabbleRating } from './lists/live-scrabble-rating.ts';
import { readScrabbleList } from './lists/read-scrabble-list.ts';
import { scrabbleRatingHistory } from './lists/scrabble-rating-history.ts';
import * as scrabbleQuestions from './questions.ts';
import { accepted, scrabbleOffice } from './testing/scrabble-office.ts';

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
    const list = await office.ask(
      readScrabbleList,
      { series: 'seniori', type: 'anticipatie', edition: 'published' },
      NOBODY,
    );
    expect(list.date).toBe('2012-02-01');
    expect(list.active.map(({ player, name, played }) => [player, name, played])).toEqual([
      ['a', 'Player a', 3],
      ['b', 'Player b', 3],
    ]);
    expect(list.provisional.map(({ player }) => player)).toEqual(['c']);
    expect([list.inactive, list.general]).toEqual([[], []]);
  });

  it('[8] the general list has those who are active in a collective type', async () => {
    const office = await publishedOffice();
    const { general, active } = await office.ask(
      readScrabbleList,
      { series: 'seniori', type: 'general', edition: 'published' },
      NOBODY,
    );
    expect(general.map(({ player }) => player)).toEqual(['a', 'b']);
    expect(active).toEqual([]);
  });

  it('a live rating has what was accepted since, up to today', async () => {
    const office = await publishedOffice();
    await accepted(office, { event: 'e2', collective: games('2012-02-03') });
    const live = async (today: string, player = 'a') => {
      office.setToday(today);
      return (await office.ask(liveScrabbleRating, { series: 'seniori', player }, NOBODY)).ratings.anticipatie?.played;
    };
    expect(await live('2012-02-02')).toBe(3);
    expect(await live('2012-02-03')).toBe(4);
    expect(await live('2012-02-04')).toBe(4);
    expect(await live('2012-02-04', 'd')).toBeUndefined();
  });

  it('[8] a general rating is explained by the games of the collective types', async () => {
    const office = await publishedOffice();
    const of = { series: 'seniori', date: '2012-02-01', player: 'a', edition: 'published' } as const;
    const general = await office.ask(explainScrabbleRating, { ...of, type: 'general' }, NOBODY);
    expect(general.lines.map(({ type, game }) => [type, game])).toEqual([
      ['anticipatie', 'g0'],
      ['anticipatie', 'g1'],
      ['anticipatie', 'g2'],
    ]);
    expect(general.status).toBeNull();
    const libere = await office.ask(explainScrabbleRating, { ...of, type: 'libere' }, NOBODY);
    expect(libere.lines).toMatchObject([
      { event: 'e1', game: 'l', round: 1, opponent: 'b', opponentName: 'Player b', articles: ['1'] },
    ]);
  });

  it('say what is not there', async () => {
    const office = await publishedOffice();
    const code = async (work: Promise<unknown>) => (await office.refusals(work)).map((refusal) => refusal.code);
    const list = { type: 'libere', edition: 'published' } as const;
    expect(await code(office.ask(readScrabbleList, { series: 'x', ...list }))).toEqual(['series-unknown']);
    expect(await code(office.ask(readScrabbleList, { series: 'tineret', ...list }))).toEqual(['no-list-yet']);
    expect(await code(office.ask(verifyPublished, { series: 'seniori', date: '2012-02-02' }))).toEqual([
      'list-unknown',
    ]);
    const history = office.ask(scrabbleRatingHistory, { series: 'seniori', player: 'x', limit: 1 });
    expect(await code(history)).toEqual(['scrabble-player-unknown']);
    expect(await code(office.ask(previewList, { series: 'seniori', most: 100 }, NOBODY))).toEqual(['not-allowed']);
  });

  it('are each of a kind of its own', () => {
    const kinds = Object.values(scrabbleQuestions).map(({ kind }) => kind);
    expect(new Set(kinds).size).toBe(kinds.length);
  });
});
