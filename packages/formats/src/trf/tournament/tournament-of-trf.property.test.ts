import { forAll } from '@escala/core/testing';
import { describe, expect, it } from 'vitest';
import { parseTrf } from '../parse-trf.ts';
import { arbitraryTournament, inOneOrder } from '../testing/arbitrary-tournament.ts';
import { SYSTEMS } from '../testing/reported-systems.ts';
import { TRF_EDITIONS } from '../write/trf-writing.ts';
import { writeTrf } from '../write/write-trf.ts';
import { tournamentOfTrf } from './tournament-of-trf.ts';
import { trfOfTournament } from './trf-of-tournament.ts';

describe.each(TRF_EDITIONS)('a tournament written as %s and read again', (edition) => {
  it('is the same, and its report is sound', () => {
    forAll({ of: [arbitraryTournament], numRuns: 200 }, (tournament) => {
      const { report, remarks } = trfOfTournament(tournament, SYSTEMS);
      expect(remarks).toEqual([]);
      const written = writeTrf(report, { edition });
      const read = parseTrf(written.text);
      // Reports of 2016 cannot say that half a point against nothing was intended (D-TRF-6).
      const halves = tournament.games.filter(({ result }) => result === '1/2-0' || result === '0-1/2');
      const told = edition === 'trf26' ? [] : halves.map(() => ['warning', 'trf-half-and-none']);
      expect(read.problems.map(({ severity, code }) => [severity, code])).toEqual(told);
      const back = tournamentOfTrf(read.report, { systems: SYSTEMS });
      const { players, ...others } = inOneOrder(tournament);
      // Reports of 2016 have no national ratings, and the writer's remarks say so.
      const known = edition === 'trf26' ? players : players.map(({ ratings: _, ...player }) => player);
      expect(inOneOrder(back.tournament)).toEqual({ ...others, players: known });
      expect(back.remarks).toEqual([]);
      // A second round trip changes nothing.
      expect(writeTrf(trfOfTournament(back.tournament, SYSTEMS).report, { edition }).text).toBe(
        edition === 'trf26' ? written.text : writeTrf({ ...report, nationals: [] }, { edition }).text,
      );
    });
  });
});
