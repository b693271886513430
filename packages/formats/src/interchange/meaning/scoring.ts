import type { Bye, Scoring } from '@escala/core';
import type { Path } from '../faults/fault.ts';
import type { FaultList } from '../faults/fault-list.ts';
import type { Draft } from './draft.ts';

/** The defaults of documents. */
export const GAME_SCORING: Scoring = { win: 1, draw: 0.5, loss: 0 };
export const MATCH_SCORING = { win: 2, draw: 1, loss: 0 } as const;

/** A bye gives at most a win, or the points set for byes; a half-point or zero-point bye less than a win, if a draw does. */
export function checkByePoints(
  bye: Draft<Pick<Bye, 'kind' | 'points'>> | undefined,
  { win, draw, bye: leftOver }: Draft<Scoring>,
  path: Path,
  faults: FaultList,
): void {
  const { kind, points } = bye ?? {};
  // Points in a wrong order are refused where they are used for ranking or pairing.
  if (points === undefined || win === undefined || draw === undefined || win < draw || win === 0) return;
  const isLess = (kind === 'half' || kind === 'zero') && draw < win;
  if (points > Math.max(win, leftOver ?? win) || (isLess && points >= win))
    faults.add({ code: 'bye-points', path: [...path, 'points'], values: { points, win } });
}
