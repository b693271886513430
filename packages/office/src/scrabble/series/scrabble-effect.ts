import type { ScrabbleRecord } from './scrabble-record.ts';
import type { SettledScrabble } from './settle-scrabble.ts';
import type { SheetMovement } from './sheet-movements.ts';

export interface MovedLine extends SheetMovement {
  readonly name: string;
}

export interface MovedScrabbleList {
  readonly series: string;
  readonly date: string;
  readonly players: number;
  /** Sum of the movements without their sign. */
  readonly points: number;
  readonly lines: readonly MovedLine[];
}

/** Every published list that moves, with every printed rating that does, the largest movement first. */
export function scrabbleEffect(
  { names }: Pick<ScrabbleRecord, 'names'>,
  settled: readonly SettledScrabble[],
): MovedScrabbleList[] {
  return settled.flatMap(({ series, moved }) =>
    moved
      .filter(({ movements }) => movements.length > 0)
      .map(({ date, movements }) => ({
        series: series.id,
        date,
        players: new Set(movements.map(({ player }) => player)).size,
        points: movements.reduce((sum, line) => sum + (isMove(line) ? Math.abs(line.after - line.before) : 0), 0),
        lines: movements
          .map((movement) => ({ ...movement, name: names.get(movement.player) ?? movement.player }))
          .sort((a, b) => distance(b) - distance(a)),
      })),
  );
}

type Move = SheetMovement & { readonly before: number; readonly after: number };

const isMove = (line: SheetMovement): line is Move => line.before !== null && line.after !== null;

/** Who comes to a list or leaves it moves most. */
const distance = (line: SheetMovement): number =>
  isMove(line) ? Math.abs(line.after - line.before) : Number.MAX_SAFE_INTEGER;

/** A list without its lines, as acts keep it. */
export function summaryOf({ series, date, players, points }: MovedScrabbleList) {
  return { series, date, players, points };
}
