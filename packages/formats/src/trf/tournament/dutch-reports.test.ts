import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Tournament } from '@escala/core';
import { competitionBookOf } from '@escala/regulations';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../../interchange/read-document.ts';
import { serialise } from '../../interchange/testing/serialise.ts';
import { parseTrf } from '../parse-trf.ts';
import { inOneOrder } from '../testing/arbitrary-tournament.ts';
import { SYSTEMS } from '../testing/reported-systems.ts';
import { TRF_EDITIONS } from '../write/trf-writing.ts';
import { writeTrf } from '../write/write-trf.ts';
import { tournamentOfTrf } from './tournament-of-trf.ts';
import { trfOfTournament } from './trf-of-tournament.ts';

interface Expected {
  readonly round: number;
  readonly absent: readonly number[];
  readonly error?: string;
}

const dutch = competitionBookOf('fide-2026')!.systems['fide-dutch']!;
const cases = new URL('../../../../regulations/src/fide-2026/systems/dutch/cases/vectors.jsonl.gz', import.meta.url);
const vectors = gunzipSync(readFileSync(cases))
  .toString('utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { id: string; trf: string; expected: Expected[] });
const kinds = [...new Set(vectors.map(({ id }) => id.split('/')[0]!))];

const tournamentOf = (text: string, system?: string) => {
  const { report, problems } = parseTrf(text);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  return tournamentOfTrf(report, { systems: SYSTEMS, ...(system !== undefined && { system }) });
};

describe.each(kinds)('reports "%s" of tournaments paired by another engine', (kind) => {
  const own = vectors.filter(({ id }) => id.startsWith(`${kind}/`));

  it('[C.04.3] are paired the same, to the last colour', () => {
    for (const { id, trf, expected } of own) {
      const { tournament, remarks } = tournamentOf(trf, 'fide-dutch');
      expect(remarks.filter(({ code }) => code === 'trf-left-out')).toEqual([]);
      const different = dutch.check!(tournament).filter(({ differences }) => differences.length > 0);
      expect(different, id).toEqual([]);
      const { round, absent, error } = expected.at(-1)!;
      if (error === undefined) continue;
      // That round has no column in the report.
      const absences = [...tournament.absences!, ...absent.map((number) => ({ round, player: String(number) }))];
      const refused = dutch.pair({ ...tournament, absences }, round);
      expect(refused, id).toMatchObject({ kind: 'refused', findings: [{ code: 'fide-2026.dutch.unpairable' }] });
    }
  });

  it.each(TRF_EDITIONS)('are the same tournaments when they are written as %s and read again', (edition) => {
    for (const { id, trf } of own) {
      const read = tournamentOf(trf, 'fide-dutch').tournament;
      // The old edition can keep players apart in all rounds or not at all.
      const { forbidden: _some, ...inAllRounds } = read;
      const tournament = edition === 'trf26' ? read : inAllRounds;
      const { report, remarks } = trfOfTournament(tournament, SYSTEMS);
      expect(remarks, id).toEqual([]);
      const written = writeTrf(report, { edition });
      const back = tournamentOf(written.text);
      expect(back.remarks, id).toEqual([]);
      expect(withPlainLists(back.tournament), id).toEqual(withPlainLists(tournament));
    }
  });

  it('are documents that satisfy their format', () => {
    for (const { trf } of own.slice(0, 5))
      expect(readDocument(serialise(tournamentOf(trf, 'fide-dutch').tournament), { revisions: {} }).ok).toBe(true);
  });
});

/** Lists in a fixed order; zero lent points are dropped; a group that may never meet names no rounds. */
function withPlainLists(tournament: Tournament): Tournament {
  const lent = (tournament.virtualPoints ?? [])
    .map(({ player, points }) => ({ player, points: points.slice(0, points.findLastIndex((value) => value > 0) + 1) }))
    .filter(({ points }) => points.length > 0)
    .sort((a, b) => Number(a.player) - Number(b.player));
  const forbidden = (tournament.forbidden ?? []).map(({ players, fromRound = 1, toRound = tournament.rounds }) => ({
    players,
    fromRound,
    toRound,
  }));
  return { ...inOneOrder(tournament), virtualPoints: lent, forbidden };
}

const HEAD = '142 5\n152 W\n192 FIDE_DUTCH_2026';
/** Four players with the columns of their rounds. */
const rows = (...columns: string[]): string =>
  columns.map((own, i) => `${`001 ${String(i + 1).padStart(4)}      Player ${i + 1}`.padEnd(91)}${own}`).join('\n');

describe('a report of the Dutch system', () => {
  const PLAYED = rows('   3 w 1', '   4 b 0', '   1 b 0', '   2 w 1');

  it('has byes of rounds to come, each with its kind', () => {
    const text = `${HEAD}\n240 F   3    4\nXXZ 3\n${rows('   3 w 1  0000 - H', '   4 b 0', '   1 b 0', '   2 w 1')}`;
    const { tournament, remarks } = tournamentOf(text);
    expect(remarks).toEqual([]);
    expect(tournament.byes).toEqual([
      { round: 2, player: '1', points: 0.5, kind: 'half' },
      { round: 3, player: '4', points: 1, kind: 'full' },
    ]);
    expect(tournament.absences).toEqual([{ round: 2, player: '3' }]);
    // 1 and 3 are away, and the others have met.
    expect(dutch.pair(tournament, 2)).toMatchObject({ findings: [{ values: { players: '4, 2' } }] });
  });

  it('[D-DUTCH-3] has everybody in a round in which nobody is paired, also if later rounds follow', () => {
    const second = ['   3 w 1', '   4 b 0', '   1 b 0', '   2 w 1'].map((column) => `          ${column}`);
    const { tournament } = tournamentOf(`${HEAD}\n${rows(...second, '')}`);
    expect(tournament.absences).toEqual([{ round: 2, player: '5' }]);
  });

  it('[GHR 3.2] infers no withdrawals, and no bye from a blank column', () => {
    const { tournament } = tournamentOf(`${HEAD}\n${rows('   3 w 1', '   4 b 0', '   1 b 0', '   2 w 1', '0000 - Z')}`);
    expect(tournament.withdrawals).toEqual([]);
    expect(tournament.absences).toEqual([{ round: 1, player: '5' }]);
  });

  it.each([
    ['white', '   3 w 1', '   4 b 0', '   1 b 0', '   2 w 1'],
    ['black', '   3 b 1', '   4 w 0', '   1 w 0', '   2 b 1'],
    // Number 1 was away, so 2 is the first participant.
    ['white', '0000 - H', '   3 w +', '   2 b -', '0000 - U'],
  ])('[D-DUTCH-16] shows that %s was drawn', (colour, ...columns) => {
    const { tournament } = tournamentOf(`142 5\n192 FIDE_DUTCH\n${rows(...columns)}`);
    expect(tournament.initialColour).toBe(colour);
  });

  it('[D-DUTCH-20] has Baku acceleration by its code, and points lent by ranges, later lines first', () => {
    expect(tournamentOf(`${HEAD}_BAKU\n${PLAYED}`).tournament.acceleration).toBe('baku');
    const lent = '250       1.0   1   3    1    2\n250       0.5   2   2    2    2';
    expect(tournamentOf(`${HEAD}\n${lent}\n${PLAYED}`).tournament.virtualPoints).toEqual([
      { player: '1', points: [1, 1, 1] },
      { player: '2', points: [1, 0.5, 1] },
    ]);
    const twice = tournamentOf(`${HEAD}\n${lent}\nXXA    2  1.0\n${PLAYED}`).remarks;
    expect(twice).toMatchObject([{ severity: 'error', code: 'trf-points-lent-twice', values: { player: 2 } }]);
  });

  it('says so if its points cannot be kept', () => {
    const { tournament, remarks } = tournamentOf(`${HEAD}\nXXS WW=3 BW=4\n${PLAYED}`);
    expect(tournament.scoring).toBeUndefined();
    expect(remarks).toMatchObject([{ code: 'trf-scoring-uneven' }]);
    const inMatchPoints = tournamentOf(`${HEAD}\n250  1.0        1   3    1    2\n${PLAYED}`);
    expect(inMatchPoints.remarks).toMatchObject([{ code: 'trf-left-out', values: { field: 'acceleration' } }]);
  });
});
