import type { Tournament } from '@escala/core';
import { describe, expect, it } from 'vitest';
import type { CatalanEvent } from '../facts.ts';
import { alike, HERO, heroTournament, type Opponent, scoreLine } from '../promotions/testing/hero.ts';
import { judgeNorms } from './judge-norms.ts';

const rated = (rating: number, count = 10): Opponent[] => alike(count, { category: 'preferent', rating });
const event = (parts: CatalanEvent = {}): Partial<Tournament> => ({
  event: { homologatedForNorms: true, ...parts },
});
/** Adds other players up to the minimum for an open event (Oberts 4). */
const crowd = (tournament: Tournament, players = 25): Tournament => ({
  ...tournament,
  players: [
    ...tournament.players,
    ...Array.from({ length: Math.max(0, players - tournament.players.length) }, (_, i) => ({ id: `more${i}` })),
  ],
});
const verdictIn = (tournament: Tournament) => judgeNorms(tournament).players.find(({ player }) => player === HERO)!;
const verdictOf = (tournament: Tournament) => verdictIn(crowd(tournament));
const codes = (tournament: Tournament) =>
  verdictOf(tournament).reasons.map(({ code, holds }) => `${code.slice('fce-1990.'.length)} ${holds}`);

const MET = ['norm-homologated yes', 'open-rounds-norms yes', 'open-players yes'];

describe('a norm by score', () => {
  it('[MC norma 3] below, at and above 60% at a mean of 2275', () => {
    const judged = [5.5, 6, 6.5].map((points) =>
      verdictOf(heroTournament({}, rated(2275), scoreLine(points, 10), event())),
    );
    expect(judged.map(({ norm }) => norm)).toEqual([false, true, true]);
    expect(judged[1]).toMatchObject({
      points: 6,
      percentage: 60,
      mean: 2275,
      neededPercentage: 60,
      neededPoints: 6,
      title: false,
    });
    expect(judged.map(({ reasons }) => reasons.at(-1)!.decisions)).toEqual([
      ['D-COMP-25'],
      ['D-COMP-3', 'D-COMP-25'],
      ['D-COMP-25'],
    ]);
  });

  it('[MC norma 3] never under half: at 2450 five of ten and no less (D-COMP-2)', () => {
    const judged = [4.5, 5].map((points) => verdictOf(heroTournament({}, rated(2450), scoreLine(points, 10), event())));
    expect(judged.map(({ norm }) => norm)).toEqual([false, true]);
    expect(judged[0]).toMatchObject({ neededPercentage: 50, neededPoints: 5 });
    expect(judged[0]!.reasons.at(-1)!.decisions).toContain('D-COMP-2');
    const level = verdictOf(heroTournament({}, rated(2375), scoreLine(6, 10), event()));
    expect(level.reasons.at(-1)!.decisions).toEqual(['D-COMP-25']);
  });

  it('[MC norma 3] the mean has to pass 2175: below, at, above', () => {
    const won = (opponents: Opponent[]) => codes(heroTournament({}, opponents, '1'.repeat(10), event()));
    const low = verdictOf(heroTournament({}, rated(2174), '1'.repeat(10), event()));
    expect(low.reasons[3]!.values).toEqual({ holds: 'no', mean: 2174, over: 2175 });
    expect(won(rated(2174))).toEqual([...MET, 'norm-mean no']);
    expect(won(rated(2175))).toEqual([...MET, 'norm-mean no']);
    expect(won([...rated(2175, 9), { rating: 2176 }])).toEqual([...MET, 'norm-mean yes', 'norm-percentage yes']);
  });

  it('[MC norma 8] in the delegations 2150 are enough: below, at, above', () => {
    const norm = (rating: number, delegation: 'lleida' | 'girona' | 'tarragona' | 'barcelona') =>
      verdictOf(heroTournament({}, rated(rating), '1'.repeat(10), event({ delegation }))).norm;
    expect([2149, 2150, 2151].map((rating) => norm(rating, 'lleida'))).toEqual([false, true, true]);
    const nobody = verdictOf(heroTournament({}, [], '..........', event({ delegation: 'lleida' })));
    expect(nobody).toMatchObject({
      norm: false,
      reasons: [{}, {}, {}, { code: 'fce-1990.norm-mean-delegation', values: { mean: 0 } }],
    });
    expect([norm(2150, 'girona'), norm(2150, 'tarragona'), norm(2150, 'barcelona')]).toEqual([true, true, false]);
  });

  it('[MC norma 3] the percentage is of all rounds; who was not played counts 2000 (D-COMP-25, D-COMP-26)', () => {
    const forfeit = verdictOf(heroTournament({}, rated(2275), '+111110000', event()));
    expect(forfeit).toMatchObject({ norm: false, mean: 2247.5, percentage: 60, neededPercentage: 62.75 });
    const bye = verdictOf(heroTournament({}, rated(2275), 'b111110000', event()));
    expect(bye).toMatchObject({ norm: true, mean: 2275, percentage: 60 });
    expect(bye.reasons.at(-1)!.decisions).toContain('D-COMP-26');
    const unrated = verdictOf(heroTournament({}, [{}, ...rated(2275, 9)], '1111110000', event()));
    expect(unrated.opponents[0]).toMatchObject({ number: 2000, source: 'unrated' });
  });

  it('[MC norma 3] a player without a game has no mean', () => {
    const verdict = verdictOf(heroTournament({}, [], '..........', event()));
    expect(verdict).toMatchObject({ norm: false, mean: null, neededPercentage: null, neededPoints: null });
  });

  it('[MC norma 3] only in an event homologated for norms: the word decides, without it the event is taken as one (D-COMP-39)', () => {
    const of = (parts?: CatalanEvent) =>
      crowd(heroTournament({}, rated(2275), scoreLine(6, 10), parts === undefined ? {} : { event: parts }));
    const events = [{ homologatedForNorms: false }, { homologatedForNorms: true }, { homologated: true }, undefined];
    expect(events.map((parts) => verdictIn(of(parts)).norm)).toEqual([false, true, true, true]);
    // Refused for rating: the event counts for nothing at all.
    expect(verdictIn(of({ homologated: false })).norm).toBe(false);
    expect(verdictIn(of({ homologated: true })).reasons[0]).toMatchObject({
      holds: 'unknown',
      decisions: ['D-COMP-39'],
    });
    expect(judgeNorms(of({ homologatedForNorms: true })).findings).toEqual([]);
    const late = { start: '1990-08-01', end: '1990-08-10', appliedOn: '1990-07-01' };
    expect(judgeNorms(of(late)).findings.map(({ code, severity }) => `${severity} ${code}`)).toEqual([
      'warning fce-1990.norm-homologated',
      'warning fce-1990.open-applied',
    ]);
  });

  it('[MC norma 3] [Oberts 3] nine rounds are a condition of the norm itself, whatever was homologated (D-COMP-43)', () => {
    const won = (rounds: number, parts: CatalanEvent) =>
      verdictOf(heroTournament({}, rated(2275, rounds), '1'.repeat(rounds), { event: parts }));
    for (const parts of [{}, { homologated: true }, { homologatedForNorms: true }])
      expect([8, 9, 10].map((rounds) => won(rounds, parts).norm)).toEqual([false, true, true]);
    const short = won(8, { homologatedForNorms: true });
    expect(short.reasons.filter(({ holds }) => holds === 'no')).toMatchObject([
      { article: 'Oberts 3', decisions: ['D-COMP-43'] },
    ]);
    const tournament = crowd(heroTournament({}, rated(2275, 8), '1'.repeat(8), event()));
    expect(judgeNorms(tournament).findings.map(({ code }) => code)).toEqual(['fce-1990.open-rounds-norms']);
    const waived = judgeNorms(tournament, { waived: ['fce-1990.open-rounds-norms'] });
    expect(waived.players.find(({ player }) => player === HERO)!.norm).toBe(true);
  });

  it('[MC norma 3] [Oberts 4] twenty-five players of an open event: below, at, above', () => {
    const of = (players: number) => crowd(heroTournament({}, rated(2275), '1'.repeat(10), event()), players);
    expect([24, 25, 26].map((players) => verdictIn(of(players)).norm)).toEqual([false, true, true]);
  });

  it('[MC norma 3] [Tancats MC 2] [Tancats nota] players and mean of a closed event: below, at, above', () => {
    const closed = (players: number, rating: number) => {
      const tournament = heroTournament(
        { rating },
        rated(rating, players - 1),
        '1'.repeat(9),
        event({ kind: 'closed' }),
      );
      return verdictIn({
        ...tournament,
        games: tournament.games.filter(({ black }) => Number(black.slice(1)) < players),
      }).norm;
    };
    expect([9, 10, 11].map((players) => closed(players, 2300))).toEqual([false, true, true]);
    expect([2199, 2200, 2201].map((rating) => closed(10, rating))).toEqual([false, true, true]);
  });
});

describe('the last round', () => {
  // Nine rounds at 2290: 58.5%, reached with 5.5 points. With the last opponent absent: 2257.8, which needs 6.
  const opponents = rated(2290, 9);
  it('[MC norma 5] a norm that a loss would make stands although the opponent stays away', () => {
    expect(verdictOf(heroTournament({}, opponents, '11111=000', event())).norm).toBe(true);
    const away = verdictOf(heroTournament({}, opponents, '11111=00x', event()));
    expect(away).toMatchObject({ norm: true, points: 5.5, mean: 2257.777778, neededPoints: 6 });
    expect(away.reasons.map(({ holds }) => holds)).toEqual(['yes', 'yes', 'yes', 'yes', 'no', 'yes']);
    expect(away.reasons.at(-1)).toMatchObject({
      code: 'fce-1990.norm-last-round',
      article: 'MC norma 5',
      values: { result: 'loss', points: 5.5, mean: 2290 },
      decisions: ['D-COMP-28'],
    });
  });

  it('[MC norma 5] a norm that a draw would make stands with a win, but not with a loss', () => {
    // A draw with the last opponent, rated 2800, makes 6 at 2246.2, which is enough; without that game the mean does
    // not pass 2175.
    const last = [...rated(2177, 8), { rating: 2800 }];
    const with5 = (result: string) => verdictOf(heroTournament({}, last, `11111=00${result}`, event()));
    expect(['=', '1', '+', '-', '0', 'x'].map((result) => with5(result).norm)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(with5('+').reasons.at(-1)).toMatchObject({ values: { result: 'draw', points: 6 } });
  });

  it('[MC norma 5] the rule is about the last round: an earlier opponent who stays away lowers the mean', () => {
    expect(verdictOf(heroTournament({}, opponents, '11111=0x0', event())).norm).toBe(false);
    expect(verdictOf(heroTournament({}, opponents, '11111=00b', event())).norm).toBe(true);
  });
});

describe('places in championships', () => {
  const places = (championship: CatalanEvent['championship'], rank: number, delegation?: 'girona') => {
    const tournament = heroTournament({}, rated(2000, 9), scoreLine(5, 9), event({ championship, delegation }));
    const { norm, title } = judgeNorms(tournament, { standing: [{ player: HERO, rank }] }).players.find(
      ({ player }) => player === HERO,
    )!;
    return title ? 'title' : norm ? 'norm' : 'nothing';
  };

  it('[MC títol 1] champion and runner-up of Catalonia have the title', () => {
    expect([1, 2, 3].map((rank) => places('catalonia-absolute', rank))).toEqual(['title', 'title', 'nothing']);
  });
  it('[MC títol 3] the Spanish junior champion has the title', () => {
    expect([1, 2].map((rank) => places('spain-junior', rank))).toEqual(['title', 'nothing']);
  });
  it('[MC títol 4] the first five of the Spanish final have the title', () => {
    expect([4, 5, 6].map((rank) => places('spain-individual-final', rank))).toEqual(['title', 'title', 'nothing']);
  });
  it('[MC norma 2] champion and runner-up of group A of the Barcelona open have a norm', () => {
    expect([1, 2, 3].map((rank) => places('barcelona-open-a', rank))).toEqual(['norm', 'norm', 'nothing']);
  });
  it('[MC norma 6] the champion of the Interterritorial has a norm', () => {
    expect([1, 2].map((rank) => places('interterritorial', rank))).toEqual(['norm', 'nothing']);
  });
  it('[MC norma 7] the champions of Lleida, Girona and Tarragona have a norm', () => {
    expect([1, 2].map((rank) => places('provincial', rank, 'girona'))).toEqual(['norm', 'nothing']);
    expect(places('provincial', 1)).toBe('nothing');
  });
  it('[MC norma 2] without the final order the place is not known', () => {
    const tournament = heroTournament({}, rated(2000, 9), scoreLine(5, 9), event({ championship: 'barcelona-open-a' }));
    expect(verdictOf(tournament)).toMatchObject({
      norm: false,
      grounds: [
        { code: 'fce-1990.norm-place', holds: 'unknown', values: { championship: 'barcelona_open_a', places: 2 } },
      ],
    });
  });
  it('[MC títol 2] titles as reports write them count the same, and so does a norm of International Master', () => {
    const titled = (hero: Partial<Tournament['players'][number]>) =>
      verdictOf(heroTournament(hero, rated(2000, 9), scoreLine(5, 9), event())).title;
    expect(['FM', 'IM', 'fm', 'WFM', 'CM'].map((title) => titled({ title }))).toEqual([true, true, true, false, false]);
    expect([true, false].map((internationalNorm) => titled({ internationalNorm }))).toEqual([true, false]);
  });
  it('[MC títol 2] a FIDE Master has the title', () => {
    const titled = (title: string) =>
      verdictOf(heroTournament({ title }, rated(2000, 9), scoreLine(5, 9), event())).title;
    expect(['MF', 'MI', 'GM', 'MC', 'WMF'].map(titled)).toEqual([true, true, true, false, false]);
  });
});
