import type { Tournament } from '@escala/core';
import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CatalanEvent } from '../facts.ts';
import { HERO, heroTournament, type Opponent } from '../promotions/testing/hero.ts';
import { judgeNorms } from './judge-norms.ts';

interface Parts {
  opponents: Opponent[];
  results: string[];
}

const opponents = fc.array(fc.record({ rating: fc.integer({ min: 2100, max: 2450 }) }, { requiredKeys: [] }), {
  minLength: 9,
  maxLength: 9,
});
const results = fc.array(fc.constantFrom('1', '1', '=', '0', '+', '-', 'x', 'b', '.'), { minLength: 9, maxLength: 9 });
const event: fc.Arbitrary<Parts> = fc.record({ opponents, results });

/** Fills up to twenty-five players, the minimum for an open event (Oberts 4). */
const crowd = (tournament: Tournament): Tournament => ({
  ...tournament,
  players: [...tournament.players, ...Array.from({ length: 15 }, (_, i) => ({ id: `more${i}` }))],
});
const tournamentOf = (parts: Parts, given: CatalanEvent = {}) =>
  crowd(
    heroTournament({}, parts.opponents, parts.results.join(''), { event: { homologatedForNorms: true, ...given } }),
  );
const verdictOf = (parts: Parts, given?: CatalanEvent) =>
  judgeNorms(tournamentOf(parts, given)).players.find(({ player }) => player === HERO)!;

describe('any event', () => {
  it('[MC norma 3] more points over the board never lose a norm', () => {
    forAll({ of: [event, fc.nat(8)], numRuns: 300 }, (parts, round) => {
      fc.pre(['0', '='].includes(parts.results[round]!));
      const better = { ...parts, results: parts.results.with(round, parts.results[round] === '0' ? '=' : '1') };
      if (verdictOf(parts).norm) expect(verdictOf(better).norm).toBe(true);
    });
  });

  it('[MC norma 5] nothing that happens in the last round takes a norm that a loss would make', () => {
    forAll({ of: [event, fc.constantFrom('1', '=', '0', '+', '-', 'x', 'a')], numRuns: 300 }, (parts, last) => {
      const lost = { ...parts, results: parts.results.with(8, '0') };
      if (verdictOf(lost).norm) expect(verdictOf({ ...parts, results: parts.results.with(8, last) }).norm).toBe(true);
      const drawn = { ...parts, results: parts.results.with(8, '=') };
      for (const win of ['1', '+', 'a'])
        if (verdictOf(drawn).norm) expect(verdictOf({ ...parts, results: parts.results.with(8, win) }).norm).toBe(true);
    });
  });

  it('[MC norma 8] a delegation never loses a norm that Barcelona would give', () => {
    forAll({ of: [event], numRuns: 150 }, (parts) => {
      if (verdictOf(parts, { delegation: 'barcelona' }).norm)
        expect(verdictOf(parts, { delegation: 'lleida' }).norm).toBe(true);
    });
  });

  it('[MC norma 3] the order of the document changes nothing', () => {
    forAll({ of: [event], numRuns: 150 }, (parts) => {
      const tournament = tournamentOf(parts);
      const turned = {
        ...tournament,
        players: tournament.players.toReversed(),
        games: tournament.games.toReversed(),
      };
      expect(judgeNorms(turned)).toEqual(judgeNorms(tournament));
    });
  });
});
