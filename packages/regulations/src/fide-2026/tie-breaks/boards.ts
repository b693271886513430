import { classesBy, type Order } from './encounters.ts';
import { exact, type Field, type Turn } from './record.ts';

const ALL = (): boolean => true;

/** Points on each board over the rounds that count; byes by their points (D-TB-10). */
export function boardPoints(field: Field, i: number, counts: (turn: Turn) => boolean = ALL): number[] {
  const turns = field.turns[i]!.filter(counts);
  return Array.from({ length: field.boards }, (_, board) =>
    exact(turns.reduce((sum, turn) => sum + (turn.boards?.[board] ?? 0), 0)),
  );
}

/** Art. 12: the sum of board number times points, low first, also inside EDEBT and EDEBB (D-TB-13). */
export function boardCount(field: Field, i: number, counts: (turn: Turn) => boolean = ALL): number {
  return exact(boardPoints(field, i, counts).reduce((sum, points, board) => sum + (board + 1) * points, 0));
}

/** Orders tied teams by board count. */
export function byBoardCount(field: Field, group: readonly number[], counts: (turn: Turn) => boolean): Order {
  return classesBy(group, (i) => boardCount(field, i, counts));
}

/**
 * Art. 12: by the first board, then the second, and so on (TBR); or without the last board, then without the last two,
 * and so on (BBE).
 */
export function byBoards(
  field: Field,
  group: readonly number[],
  way: 'top' | 'bottom',
  counts: (turn: Turn) => boolean = ALL,
): Order {
  const points = new Map(group.map((i) => [i, boardPoints(field, i, counts)]));
  const keys = Array.from({ length: field.boards }, (_, n) => (i: number): number => {
    const own = points.get(i)!;
    if (way === 'top') return own[n]!;
    return exact(own.slice(0, field.boards - 1 - n).reduce((a, b) => a + b, 0));
  });
  const split = (part: readonly number[], [key, ...rest]: typeof keys): Order =>
    key === undefined || part.length < 2
      ? [part]
      : classesBy(part, (i) => -key(i)).flatMap((each) => split(each, rest));
  return split(group, keys);
}
