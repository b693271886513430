import { describe, expect, it } from 'vitest';
import { judgePromotions } from './judge-promotions.ts';
import { alike, HERO, heroTournament, type Opponent, scoreLine } from './testing/hero.ts';

const verdictOf = (tournament: ReturnType<typeof heroTournament>) =>
  judgePromotions(tournament).players.find(({ player }) => player === HERO)!;

const holds = (tournament: ReturnType<typeof heroTournament>) =>
  verdictOf(tournament).reasons.map(({ code, holds: state }) => `${code.slice('fce-1990.'.length)} ${state}`);

describe('from first category to Preferent', () => {
  const rated = (rating: number, count = 9): Opponent[] => alike(count, { category: 'preferent', rating });
  const first = { category: 'first' };

  it('[Ascensos preferent 1] below, at and above what is needed', () => {
    const judged = [4, 4.5, 5].map((points) => verdictOf(heroTournament(first, rated(2130), scoreLine(points, 9))));
    expect(judged.map(({ promoted }) => promoted)).toEqual([false, true, true]);
    expect(judged[1]).toMatchObject({ from: 'first', to: 'preferent', points: 4.5, needed: 4.5, mean: 2130 });
    expect(judged[0]!.reasons.at(-1)).toMatchObject({
      code: 'fce-1990.promotion-points-mean',
      article: 'Ascensos preferent 1',
      holds: 'no',
      values: { points: 4, needed: 4.5, mean: 2130, rounds: 9, holds: 'no' },
    });
  });

  it('[Ascensos preferent 2] a forfeit won pulls the mean down and the points needed up', () => {
    const opponents = rated(2130);
    expect(verdictOf(heroTournament(first, opponents, '1111=0000'))).toMatchObject({ promoted: true, mean: 2130 });
    const forfeit = verdictOf(heroTournament(first, opponents, '+111=0000'));
    expect(forfeit).toMatchObject({ promoted: false, needed: 5, points: 4.5, mean: 2115.555556 });
  });

  it('[Ascensos preferent 2] a bye gives its point and no opponent (D-COMP-22)', () => {
    const verdict = verdictOf(heroTournament(first, rated(2130), 'b111=0000'));
    expect(verdict).toMatchObject({ promoted: true, needed: 4.5, points: 4.5, mean: 2130 });
    expect(verdict.opponents.map(({ round }) => round)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(verdict.reasons.at(-1)!.decisions).toEqual(['D-COMP-21', 'D-COMP-22']);
  });

  it('[Ascensos preferent 1] a decision is named where it was needed', () => {
    const decisions = (opponent: Opponent, results: string) =>
      verdictOf(heroTournament(first, alike(9, opponent), results)).reasons.at(-1)!.decisions;
    const sourced = { category: 'preferent', ratings: { catalan: 2130 } };
    expect(decisions(sourced, '111110000')).toBeUndefined();
    expect(decisions({ category: 'preferent', rating: 2130 }, '111110000')).toEqual(['D-COMP-21']);
    expect(decisions({ category: 'first' }, '+11110000')).toBeUndefined();
    expect(decisions(sourced, 'a11110000')).toEqual(['D-COMP-22']);
  });

  it('[Ascensos preferent 1] nobody met: the lowest row', () => {
    expect(verdictOf(heroTournament(first, [], 'b........'))).toMatchObject({
      mean: null,
      needed: 6.5,
      promoted: false,
    });
  });

  it('[Ascensos preferent 1] a number of rounds that the table does not have promotes nobody', () => {
    const tournament = heroTournament(first, rated(2300, 7), '1111111');
    expect(verdictOf(tournament)).toMatchObject({ promoted: false, needed: null });
    expect(holds(tournament)).toEqual(['promotion-category yes', 'promotion-table no']);
    expect(verdictOf(tournament).reasons[1]).toMatchObject({
      article: 'Ascensos preferent 1',
      values: { rounds: 7, tabled: '8, 9, 10, 11' },
    });
  });
});

describe('in second and third category', () => {
  const field = (seconds: number, rounds: number): Opponent[] => [
    ...alike(seconds, { category: 'segona' }),
    ...alike(rounds - seconds, { category: '3a' }),
  ];

  it('[Ascensos taula 9] a third with four seconds needs six', () => {
    const judged = [5.5, 6, 6.5].map((points) =>
      verdictOf(heroTournament({ category: 'third' }, field(4, 9), scoreLine(points, 9))),
    );
    expect(judged.map(({ promoted }) => promoted)).toEqual([false, true, true]);
    expect(judged[0]).toMatchObject({ to: 'second', needed: 6, seconds: 4 });
    expect(judged[0]!.reasons.at(-1)).toMatchObject({ article: 'Ascensos taula 9', holds: 'no' });
    expect(judged[0]!.reasons.at(-1)).not.toHaveProperty('decisions');
  });

  it('[Ascensos taula 8] a second with four seconds needs six and a half', () => {
    const judged = [6, 6.5, 7].map((points) =>
      verdictOf(heroTournament({ category: 'second' }, field(4, 8), scoreLine(points, 8))),
    );
    expect(judged.map(({ promoted }) => promoted)).toEqual([false, true, true]);
    expect(judged[1]).toMatchObject({ to: 'first', needed: 6.5, seconds: 4 });
    expect(judged[1]!.reasons.at(-1)).toMatchObject({ article: 'Ascensos taula 8', holds: 'yes' });
  });

  it('[Ascensos taula 8] a second who did not come is not met; somebody stronger counts as a second (D-COMP-23)', () => {
    const seconds = (results: string, opponents: Opponent[]) =>
      verdictOf(heroTournament({ category: 'third' }, opponents, results));
    expect(seconds('11111111', field(3, 8)).seconds).toBe(3);
    expect(seconds('+a-11111', field(3, 8))).toMatchObject({
      seconds: 0,
      reasons: [{}, {}, { decisions: ['D-COMP-23'] }],
    });
    const strong = [{ category: 'first' }, { title: 'MC' }, {}, ...field(0, 5)];
    expect(seconds('11111111', strong).seconds).toBe(2);
  });

  it('[Ascensos taula 8] ten rounds have no table', () => {
    expect(holds(heroTournament({ category: 'second' }, field(4, 10), scoreLine(10, 10)))).toEqual([
      'promotion-category yes',
      'promotion-table no',
    ]);
  });
});

describe('the document', () => {
  it('[Ascensos preferent 1] a Preferent has nothing to go up to; without a category nobody is judged', () => {
    const tournament = heroTournament({}, [{ category: 'preferent' }, { title: 'MF' }, { category: '?' }], '111');
    const { players, findings } = judgePromotions(tournament);
    expect(players.map(({ player, from, reasons }) => [player, from, reasons[0]!.holds])).toEqual([
      ['o1', 'preferent', 'no'],
      ['o2', 'preferent', 'no'],
      [HERO, null, 'unknown'],
      ['o3', null, 'unknown'],
    ]);
    expect(players[1]!.reasons[0]!.decisions).toEqual(['D-COMP-20']);
    expect(players[0]!.reasons[0]).not.toHaveProperty('decisions');
    expect(players[0]).toMatchObject({ to: null, needed: null, opponents: [] });
    expect(findings.map(({ severity, code, player }) => [severity, code, player])).toEqual([
      ['warning', 'fce-1990.promotion-category', HERO],
      ['warning', 'fce-1990.promotion-category', 'o3'],
    ]);
  });

  it('[Ascensos preferent 5] before the end the verdicts are said to be open', () => {
    const over = heroTournament({ category: 'first' }, alike(8, { category: 'first' }), scoreLine(6, 8));
    expect(judgePromotions(over).findings).toEqual([]);
    const running = { ...over, rounds: 9 };
    expect(judgePromotions(running).findings).toMatchObject([
      { code: 'fce-1990.event-over', severity: 'warning', values: { played: 8, rounds: 9, open: 0 } },
    ]);
    const { result: _, ...open } = over.games[7]!;
    const unfinished = { ...over, games: [...over.games.slice(0, 7), open] };
    expect(judgePromotions(unfinished).findings).toMatchObject([{ values: { played: 8, rounds: 8, open: 1 } }]);
    expect(verdictOf(unfinished).opponents).toHaveLength(7);
  });
});
