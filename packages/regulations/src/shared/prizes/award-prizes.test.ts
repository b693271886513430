import type { Prize, PrizeCategory, PrizeFund, PrizeLimit, StandingsRow } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { competitionBooks } from '../../register.ts';
import { awardPrizes, prizesBeforeTheEnd } from './award-prizes.ts';
import type { PrizePlayer } from './qualifies.ts';

const { 'fide-2026': FIDE, 'fce-1990': FCE } = competitionBooks;

/** Rows with these points, all of different rank; players are `1`, `2`, ... */
const rowsOf = (points: readonly number[]): StandingsRow[] =>
  points.map((value, i) => ({ rank: i + 1, player: `${i + 1}`, points: value, tiebreaks: [] }));

const general = (prizes: readonly Prize[], sharing: PrizeCategory['sharing'] = 'equal'): PrizeCategory => ({
  name: 'General',
  sharing,
  prizes,
});

interface Terms {
  readonly limit?: PrizeLimit;
  readonly players?: readonly Omit<PrizePlayer, 'id'>[];
  readonly rules?: typeof FIDE.prizes;
  readonly isKnockout?: boolean;
}

function award(points: readonly number[], categories: readonly PrizeCategory[], terms: Terms = {}) {
  const fund: PrizeFund = { currency: 'EUR', limit: terms.limit ?? 'one', categories };
  const players = points.map((_, i) => ({ id: `${i + 1}`, ...terms.players?.[i] }));
  const { rules = FIDE.prizes, isKnockout } = terms;
  return awardPrizes({
    isKnockout,
    rules,
    fund,
    players,
    rows: rowsOf(points),
    round: 9,
    year: 2026,
    nameOf: (id) => `P${id}`,
  });
}

const told = (prize: Prize) => (typeof prize === 'number' ? prize : prize.goods);
/** Who takes what, as `General:500`. */
const shares = (...args: Parameters<typeof award>) =>
  award(...args).awards.map(({ category, taker, prize }) => `${taker}: ${args[1][category]!.name} ${told(prize)}`);
const amounts = (...args: Parameters<typeof award>) =>
  Object.fromEntries(award(...args).awards.map(({ taker, prize }) => [taker, told(prize)]));

const girl = { sex: 'f' } as const;
const boy = { sex: 'm' } as const;
const women = (prizes: readonly Prize[], sharing: PrizeCategory['sharing'] = 'none'): PrizeCategory => ({
  name: 'Women',
  sharing,
  prizes,
  sex: 'f',
});

describe('prizes by place', () => {
  it('[Desempats 1.6.1] nobody level: each the prize of the place', () => {
    expect(amounts([3, 2, 1], [general([500, 300, 100])])).toEqual({ 1: 500, 2: 300, 3: 100 });
  });
  it('[Desempats 1.6.1] level on points share the prizes of their places, whatever the tie-breaks say', () => {
    expect(amounts([3, 2.5, 2.5, 2.5, 1], [general([500, 300, 100])])).toEqual({ 1: 500, 2: 134, 3: 133, 4: 133 });
  });
  it('D-OFF-875: who wins a knockout shares with nobody, level on points or not', () => {
    expect(amounts([2, 2, 1], [general([500, 300])], { isKnockout: true })).toEqual({ 1: 500, 2: 300 });
    expect(amounts([2, 2, 1], [general([500, 300])])).toEqual({ 1: 400, 2: 400 });
  });
  it('D-PRZ-3: odd coins one by one to the better placed; limits in threes', () => {
    expect(amounts([2, 2, 2], [general([300])])).toEqual({ 1: 100, 2: 100, 3: 100 });
    expect(amounts([2, 2, 2], [general([301])])).toEqual({ 1: 101, 2: 100, 3: 100 });
    expect(amounts([2, 2, 2], [general([302])])).toEqual({ 1: 101, 2: 101, 3: 100 });
  });
  it('D-PRZ-3: fewer coins than players', () => {
    expect(amounts([2, 2, 2], [general([2])])).toEqual({ 1: 1, 2: 1 });
  });
  it('Hort: half of the own place, and an equal part of the other halves', () => {
    // Halves 500, 300, 100 by place; 900 / 3 = 300 for each.
    expect(amounts([6, 6, 6, 5], [general([1000, 600, 200, 100], 'hort')])).toEqual({ 1: 800, 2: 600, 3: 400, 4: 100 });
    expect(amounts([6, 6, 6], [general([1000], 'hort')])).toEqual({ 1: 667, 2: 167, 3: 166 });
  });
  it('D-PRZ-3: a prize that does not halve leaves its odd coin to the shared halves; below, at and above', () => {
    expect(amounts([1, 1], [general([99], 'hort')])).toEqual({ 1: 49 + 25, 2: 25 });
    expect(amounts([1, 1], [general([100], 'hort')])).toEqual({ 1: 50 + 25, 2: 25 });
    expect(amounts([1, 1], [general([101], 'hort')])).toEqual({ 1: 50 + 26, 2: 25 });
  });
  it('not shared: by the order of the table', () => {
    expect(amounts([6, 6, 6], [general([1000, 600], 'none')])).toEqual({ 1: 1000, 2: 600 });
  });
  it('more prizes than players, and before the first round: the rest goes to nobody', () => {
    expect(award([1], [general([10, 5, 0])])).toMatchObject({ left: [{ category: 0, prize: 5 }], awards: [{}] });
    const none = { rules: FCE.prizes, players: [], rows: rowsOf([0]), round: 0, year: 1990, nameOf: String };
    const fund: PrizeFund = { currency: 'ESP', limit: 'one', categories: [general([100])] };
    expect(awardPrizes({ ...none, fund })).toMatchObject({ awards: [], left: [{ prize: 100 }] });
  });
});

describe('one prize a person', () => {
  it('D-PRZ-1: the larger one is taken, and the other goes on to the next', () => {
    const players = [boy, girl, boy, girl];
    const prizes = [general([500, 100, 50], 'none'), women([200, 60])];
    expect(shares([4, 3, 2, 1], prizes, { players })).toEqual([
      '1: General 500',
      '3: General 100',
      '2: Women 200',
      '4: Women 60',
    ]);
  });
  it('D-PRZ-1: what counts is what sharing leaves; whoever goes leaves more to the others', () => {
    // If shared equally, 300 + 200 + 100 would give 200 each; instead the third takes 250 and the others share 500.
    const prizes = [general([300, 200, 100]), women([250])];
    expect(amounts([5, 5, 5], prizes, { players: [boy, boy, girl] })).toEqual({ 1: 250, 2: 250, 3: 250 });
    expect(amounts([5, 5, 5, 4], prizes, { players: [boy, boy, girl, boy] })).toMatchObject({ 4: 100 });
  });
  it('D-PRZ-2: of equal prizes that of the first category; below, at and above', () => {
    const of = (amount: number) => shares([2, 1], [general([100], 'none'), women([amount])], { players: [girl, girl] });
    expect(of(99)).toEqual(['1: General 100', '2: Women 99']);
    expect(of(100)).toEqual(['1: General 100', '2: Women 100']);
    expect(of(101)).toEqual(['2: General 100', '1: Women 101']);
  });
  it('every prize that was won, or one of money with goods beside it, where the event says so', () => {
    const cup = { name: 'Cup', sharing: 'none', prizes: [{ goods: 'Cup' }] } as const;
    const prizes = [general([100], 'none'), women([50]), cup];
    const players = [girl, girl];
    expect(shares([2, 1], prizes, { players, limit: 'every' })).toEqual([
      '1: General 100',
      '1: Women 50',
      '1: Cup Cup',
    ]);
    expect(shares([2, 1], prizes, { players, limit: 'one-of-money' })).toEqual([
      '1: General 100',
      '2: Women 50',
      '1: Cup Cup',
    ]);
    expect(shares([2, 1], prizes, { players, limit: 'one' })).toEqual(['1: General 100', '2: Women 50']);
  });
  it('goods are compared by their value; without one they are better than nothing', () => {
    const set = (value?: number) => women([{ goods: 'Set', ...(value !== undefined && { value }) }]);
    const of = (value?: number) => amounts([2, 1], [general([40, 30], 'none'), set(value)], { players: [boy, girl] });
    expect([of(29), of(30), of(31), of()]).toMatchObject([{ 2: 30 }, { 2: 30 }, { 2: 'Set' }, { 2: 30 }]);
    expect(amounts([2, 1], [general([40], 'none'), set()], { players: [boy, girl] })).toEqual({ 1: 40, 2: 'Set' });
  });
  it('D-PRZ-4: goods go with the place, and whoever takes them has no part of the money', () => {
    expect(amounts([5, 5, 5], [general([100, { goods: 'Book', value: 20 }, 10])])).toEqual({ 1: 55, 2: 'Book', 3: 55 });
  });
});

describe('categories', () => {
  const only = (category: Partial<PrizeCategory>, players: readonly Omit<PrizePlayer, 'id'>[], rules = FIDE.prizes) =>
    award(
      players.map((_, i) => 9 - i),
      [
        {
          ...general(
            players.map(() => 10),
            'none',
          ),
          ...category,
        },
      ],
      {
        players,
        rules,
      },
    ).awards.map(({ taker }) => Number(taker) - 1);

  it('D-PRZ-7: under an age on 1 January of the year; the day before, on it, the day after', () => {
    const born = ['2007-12-31', '2008-01-01', '2008-01-02'].map((birthDate) => ({ birthDate }));
    expect(only({ under: 18 }, born)).toEqual([2]);
    expect(only({ under: 18 }, [{ birthYear: 2007 }, { birthYear: 2008 }, {}])).toEqual([1]);
  });
  it('D-PRZ-7: an age that is reached in the year with FIDE, and by 1 January with the Catalan regulation', () => {
    const born = ['1961-01-01', '1961-01-02', '1961-12-31', '1962-01-01'].map((birthDate) => ({ birthDate }));
    expect(only({ from: 65 }, born)).toEqual([0, 1, 2]);
    expect(only({ from: 65 }, born, FCE.prizes)).toEqual([0]);
    expect(only({ from: 65 }, [{ birthYear: 1961 }, { birthYear: 1962 }])).toEqual([0]);
  });
  it('D-PRZ-6: a band of ratings, both ends in it, for those who have one; the unrated for themselves', () => {
    const rated = [1599, 1600, 1700, 1800, 1801].map((rating) => ({ rating }));
    expect(only({ lowestRating: 1600, highestRating: 1800 }, [...rated, {}])).toEqual([1, 2, 3]);
    expect(only({ highestRating: 1600 }, [...rated, {}])).toEqual([0, 1]);
    expect(only({ lowestRating: 1800 }, [...rated, {}])).toEqual([3, 4]);
    expect(only({ unrated: true }, [...rated, {}])).toEqual([5]);
  });
  it('D-OFF-961: a group, as the entries name it', () => {
    const field = [{ category: 'B' }, { category: 'A' }, {}, { category: 'a' }];
    expect(only({ group: 'A' }, field)).toEqual([1]);
    expect(only({ group: 'B' }, field)).toEqual([0]);
  });

  it('sex, club, federation, and several conditions at once', () => {
    const field = [
      { ...girl, club: 'a', federation: 'ESP' },
      { ...boy, club: 'a', federation: 'FRA' },
      { ...girl, club: 'b', federation: 'FRA' },
      {},
    ];
    expect(only({ sex: 'f' }, field)).toEqual([0, 2]);
    expect(only({ sex: 'm' }, field)).toEqual([1]);
    expect(only({ club: 'a' }, field)).toEqual([0, 1]);
    expect(only({ federation: 'FRA' }, field)).toEqual([1, 2]);
    expect(only({ federation: 'FRA', sex: 'f' }, field)).toEqual([2]);
  });
  it('D-PRZ-8: the best team of a club by the sum of its best; fewer players are no team; level by places', () => {
    const clubs = ['a', 'b', 'c', 'c', 'b', 'a', 'd', 'a'].map((club) => ({ club }));
    const team = { name: 'Teams', sharing: 'none', prizes: [30, 20, 10, 5], teamOf: 2 } as const;
    // a: 9 + 4, b: 8 + 5, c: 7 + 6, all 13; sums of places 1 + 6, 2 + 5, 3 + 4, all 7; then by the best placed player.
    const { awards } = award([9, 8, 7, 6, 5, 4, 3, 2], [team], { players: clubs });
    expect(awards.map(({ taker, prize }) => [taker, prize])).toEqual([
      ['a', 30],
      ['b', 20],
      ['c', 10],
    ]);
    const shared = award([9, 8, 7, 6, 5, 4, 3, 2], [{ ...team, sharing: 'equal' }], { players: clubs });
    expect(shared.awards.map(({ prize }) => prize)).toEqual([20, 20, 20]);
    const threes = award([9, 8, 7, 6, 5, 4, 3, 2], [{ ...team, teamOf: 3 }], { players: clubs });
    expect(threes.awards.map(({ taker }) => taker)).toEqual(['a']);
  });
  it('a team takes its prize beside those of its players', () => {
    const team = { name: 'Teams', sharing: 'none', prizes: [30], teamOf: 1 } as const;
    expect(shares([2, 1], [general([100], 'none'), team], { players: [{ club: 'a' }] })).toEqual([
      '1: General 100',
      'a: Teams 30',
    ]);
  });
});

describe('reasons', () => {
  const stepsOf = (taker: string, ...args: Parameters<typeof award>) =>
    award(...args).awards.find((each) => each.taker === taker)!.steps;

  it('[Desempats 1.6.1] places, their sum, how it was shared and what was left', () => {
    const steps = stepsOf('2', [3, 2, 2], [general([500, 300, 101])], { rules: FCE.prizes });
    expect(steps).toMatchObject([
      {
        quantity: 'prizes.level',
        articles: ['Desempats 1.6.1'],
        values: { players: 2, points: 2, first: 2, last: 3 },
        parts: [{ values: { place: 2, prize: 300, currency: 'EUR' } }, { values: { place: 3, prize: 101 } }],
      },
      { quantity: 'prizes.equal', values: { pool: 401, players: 2, share: 201 } },
      { quantity: 'prizes.odd', values: { left: 1 }, decisions: ['D-PRZ-3'] },
    ]);
  });
  it('both halves of Hort', () => {
    expect(stepsOf('2', [6, 6, 6], [general([1000, 600, 200], 'hort')])).toMatchObject([
      { quantity: 'prizes.level' },
      { quantity: 'prizes.hort', values: { own: 600, half: 300, pool: 900, players: 3, share: 300, amount: 600 } },
    ]);
    expect(stepsOf('2', [6, 6], [general([1000], 'hort')])[1]).toMatchObject({
      quantity: 'prizes.hort-share',
      values: { place: 2, pool: 500, share: 250 },
    });
  });
  it.each(['equal', 'hort'] as const)('money beside goods has nobody to share with, %s', (sharing) => {
    const steps = stepsOf('2', [1, 1], [general([{ goods: 'Cup' }, 101], sharing)]);
    expect(steps).toMatchObject([
      { quantity: 'prizes.level', parts: [{ quantity: 'prizes.place-goods' }, { quantity: 'prizes.place-money' }] },
      { quantity: 'prizes.only-money', values: { prize: 101, currency: 'EUR' } },
    ]);
    const [first] = stepsOf('1', [1, 1, 1], [general([101, { goods: 'Cup' }, 50], sharing)]).slice(1);
    expect(first).toMatchObject({ quantity: `prizes.${sharing}`, values: { players: 2 } });
  });
  it('what there was instead, and who is better placed', () => {
    const prizes = [general([500, 100, 50], 'none'), women([200, 60])];
    const terms = { players: [boy, girl, boy, girl] };
    expect(stepsOf('2', [4, 3, 2, 1], prizes, terms)).toMatchObject([
      { quantity: 'prizes.place', values: { place: 1, category: 'Women', prize: 200 } },
      { quantity: 'prizes.other-less', values: { category: 'General', prize: 100 } },
    ]);
    expect(stepsOf('3', [4, 3, 2, 1], prizes, terms)).toMatchObject([
      { quantity: 'prizes.passed', values: { players: 1, names: 'P2' }, decisions: ['D-PRZ-1'] },
      { quantity: 'prizes.place', values: { place: 2, category: 'General' } },
    ]);
  });
  it('the order of the table among those level, for money and for goods', () => {
    expect(stepsOf('1', [1, 1], [general([10, 5], 'none')])[1]).toMatchObject({ quantity: 'prizes.by-order' });
    expect(stepsOf('1', [1, 1], [general([{ goods: 'Cup' }, 0], 'none')])).toMatchObject([
      { quantity: 'prizes.goods', values: { goods: 'Cup' } },
    ]);
    const cups = [{ goods: 'Cup' }, { goods: 'Book' }];
    expect(stepsOf('2', [1, 1], [general(cups)])[1]).toMatchObject({ decisions: ['D-PRZ-4'] });
  });
  it('before the last round whoever asks is told so: below, at and above', () => {
    const early = (round: number) => prizesBeforeTheEnd(FCE.prizes, { rounds: 9 }, round).map(({ code }) => code);
    expect([early(8), early(9), early(10)]).toEqual([['prizes.early'], [], []]);
  });
});
