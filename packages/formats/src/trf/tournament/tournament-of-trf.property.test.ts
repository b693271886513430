import type { Tournament } from '@escala/core';
import { forAll } from '@escala/core/testing';
import { describe, expect, it } from 'vitest';
import { parseTrf } from '../parse-trf.ts';
import { arbitraryTournament, inOneOrder } from '../testing/arbitrary-tournament.ts';
import { SYSTEMS } from '../testing/reported-systems.ts';
import { TRF_EDITIONS } from '../write/trf-writing.ts';
import { writeTrf } from '../write/write-trf.ts';
import { tournamentOfTrf } from './tournament-of-trf.ts';
import { trfOfTournament } from './trf-of-tournament.ts';

/** Reports of 2016 cannot give one half of a game and nothing to the other (D-OFF-571). */
const withoutHalves = (tournament: Tournament): Tournament => ({
  ...tournament,
  games: tournament.games.map((game) => (game.result?.includes('1/2') ? { ...game, result: '1/2' as const } : game)),
});

describe.each(TRF_EDITIONS)('a tournament written as %s and read again', (edition) => {
  it('is the same, and its report is sound', () => {
    forAll({ of: [arbitraryTournament], numRuns: 200 }, (drawn) => {
      const tournament = edition === 'trf26' ? drawn : withoutHalves(drawn);
      const { report, remarks } = trfOfTournament(tournament, SYSTEMS);
      expect(remarks).toEqual([]);
      const written = writeTrf(report, { edition });
      const read = parseTrf(written.text);
      expect(read.problems).toEqual([]);
      const back = tournamentOfTrf(read.report, { systems: SYSTEMS });
      const { players, ...others } = inOneOrder(tournament);
      // National ratings are no part of the reports of 2016, and the remarks of the writer say so.
      const known = edition === 'trf26' ? players : players.map(({ ratings: _, ...player }) => player);
      expect(inOneOrder(back.tournament)).toEqual({ ...others, players: known });
      expect(back.remarks).toEqual([]);
      // A second journey changes nothing.
      expect(writeTrf(trfOfTournament(back.tournament, SYSTEMS).report, { edition }).text).toBe(
        edition === 'trf26' ? written.text : writeTrf({ ...report, nationals: [] }, { edition }).text,
      );
    });
  });
});
