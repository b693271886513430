import type { Tournament } from '@escala/core';
import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgePromotions } from './judge-promotions.ts';
import { HERO, heroTournament, type Opponent } from './testing/hero.ts';
import { slowPromotion } from './testing/slow-promotion.ts';

const opponent: fc.Arbitrary<Opponent> = fc.record(
  {
    category: fc.constantFrom('preferent', 'first', 'second', 'third'),
    rating: fc.integer({ min: 1900, max: 2400 }),
    ratings: fc.record(
      {
        catalan: fc.integer({ min: 1900, max: 2400 }),
        fide: fc.integer({ min: 2200, max: 2400 }),
        spanish: fc.integer({ min: 1900, max: 2400 }),
      },
      { requiredKeys: [] },
    ),
    elsewhere: fc.integer({ min: 0, max: 16 }).map((halves) => halves / 2),
  },
  { requiredKeys: [] },
);

const event = fc.integer({ min: 7, max: 12 }).chain((rounds) =>
  fc.record({
    category: fc.constantFrom('first', 'second', 'third'),
    opponents: fc.array(opponent, { minLength: rounds, maxLength: rounds }),
    results: fc.array(fc.constantFrom('1', '1', '1', '=', '0', '+', '-', 'b', 'a', '.'), {
      minLength: rounds,
      maxLength: rounds,
    }),
  }),
);

const tournamentOf = ({
  category,
  opponents,
  results,
}: {
  category: string;
  opponents: Opponent[];
  results: string[];
}) => heroTournament({ category }, opponents, results.join(''));
const verdictOf = (tournament: Tournament) =>
  judgePromotions(tournament).players.find(({ player }) => player === HERO)!;

describe('any event', () => {
  it('[Ascensos preferent 1] [Ascensos taula 8] agrees with a slow and obvious second reading', () => {
    forAll({ of: [event], numRuns: 500 }, (parts) => {
      const tournament = tournamentOf(parts);
      const { promoted, needed, points } = verdictOf(tournament);
      expect({ promoted, needed, points }).toEqual(slowPromotion(tournament, HERO));
    });
  });

  it('[Ascensos preferent 1] [Ascensos taula 9] more points over the board never lose a promotion', () => {
    forAll({ of: [event, fc.nat()], numRuns: 500 }, (parts, at) => {
      const round = at % parts.results.length;
      fc.pre(['0', '='].includes(parts.results[round]!));
      const better = parts.results.with(round, parts.results[round] === '0' ? '=' : '1');
      const [before, after] = [verdictOf(tournamentOf(parts)), verdictOf(tournamentOf({ ...parts, results: better }))];
      expect(after.points).toBe(before.points + 0.5);
      // The opponent scored less and so may count less: only for numbers that do not come from that score.
      fc.pre(before.opponents.every((one) => one.source !== 'score'));
      if (before.promoted) expect(after.promoted).toBe(true);
    });
  });

  it('[Ascensos preferent 1] the order of players and games in the document changes nothing', () => {
    forAll({ of: [event], numRuns: 200 }, (parts) => {
      const tournament = tournamentOf(parts);
      const turned = {
        ...tournament,
        players: tournament.players.toReversed(),
        games: tournament.games.toReversed(),
        byes: tournament.byes!.toReversed(),
      };
      const { findings, ...rest } = judgePromotions(tournament);
      const { findings: turnedFindings, ...turnedRest } = judgePromotions(turned);
      expect(turnedRest).toEqual(rest);
      expect(turnedFindings).toHaveLength(findings.length);
    });
  });

  it('[Ascensos preferent 1] promoted exactly when no reason stands against it', () => {
    forAll({ of: [event], numRuns: 200 }, (parts) => {
      for (const verdict of judgePromotions(tournamentOf(parts)).players)
        expect(verdict.promoted).toBe(verdict.reasons.every(({ holds }) => holds === 'yes'));
    });
  });
});
