import type { LibereEvent } from '@escala/core';
import type { FaultList } from '../faults/fault-list.ts';
import type { Draft } from './draft.ts';
import { onceARound } from './once-a-round.ts';
import { checkRanking } from './ranking.ts';
import type { Roster } from './roster.ts';

/** A Libere event: its final ranking, and games of two known players, one a round. */
export function checkLibere(event: Draft<LibereEvent>, e: number, roster: Roster, faults: FaultList): void {
  if (event.places !== undefined) checkRanking(event.places, ['libere', e, 'places'], roster, faults);
  const path = ['libere', e, 'games'];
  const watch = onceARound(path, roster, faults);
  event.games?.forEach((game, g) => {
    if (game === undefined || faults.full) return;
    const { round, a, b } = game;
    roster.expect(a, path, g, 'a');
    roster.expect(b, path, g, 'b');
    if (a !== undefined && a === b) {
      faults.add({ code: 'against-oneself', path: [...path, g, 'b'], values: { id: a } });
      return;
    }
    watch.see(round, a, g, 'a');
    watch.see(round, b, g, 'b');
  });
}
