import type { PlaceOrScore } from '@escala/core';
import type { Path } from '../faults/fault.ts';
import type { FaultList } from '../faults/fault-list.ts';
import { type Draft, wasFaulty } from './draft.ts';
import { firstPlaces } from './once.ts';
import type { Roster } from './roster.ts';

type Row = Draft<PlaceOrScore>;

/** A ranking: everybody once, all with a place or all with a score; no place beyond the last player. */
export function checkRanking(rows: readonly (Row | undefined)[], path: Path, roster: Roster, faults: FaultList): void {
  const placeOf = firstPlaces<string>();
  rows.forEach((row, r) => {
    if (row === undefined) return;
    const { player, place } = row;
    roster.expect(player, path, r, 'player');
    const first = player === undefined ? undefined : placeOf(player, [...path, r]);
    if (first !== undefined)
      faults.add({ code: 'player-twice', path: [...path, r, 'player'], values: { id: player!, first } });
    if (place !== undefined && place > rows.length)
      faults.add({
        code: 'place-too-high',
        path: [...path, r, 'place'],
        values: { given: place, players: rows.length },
      });
  });
  checkMeasure(rows, path, faults);
}

function checkMeasure(rows: readonly (Row | undefined)[], path: Path, faults: FaultList): void {
  let first: 'place' | 'score' | undefined;
  rows.forEach((row, r) => {
    if (row === undefined || wasFaulty(row, 'place') || wasFaulty(row, 'score')) return;
    const { place, score } = row;
    if (place !== undefined && score !== undefined) {
      faults.add({ code: 'place-and-score', path: [...path, r], values: {} });
      return;
    }
    if (place === undefined && score === undefined) {
      faults.add({ code: 'place-or-score', path: [...path, r], values: {} });
      return;
    }
    const measure = place !== undefined ? 'place' : 'score';
    first ??= measure;
    if (measure !== first)
      faults.add({ code: 'places-and-scores', path: [...path, r, measure], values: { measure, first } });
  });
}
