import { writeDay } from '@escala/core';
import type { LoadedRecord } from '../rooms/loaded-record.ts';
import type { SettledSeries } from './settle.ts';

/** A player's line on a published list that is another one by what the record says now. */
export interface MovedLine {
  readonly player: string;
  readonly name: string;
  readonly before: number | null;
  readonly after: number | null;
  readonly statusBefore: string;
  readonly statusAfter: string;
}

export interface MovedList {
  readonly series: string;
  readonly date: string;
  readonly players: number;
  /** Sum of the movements without their sign. */
  readonly points: number;
  readonly lines: readonly MovedLine[];
}

/** Every published list that moves, with every player on it, the largest movement first. */
export function effectOf(record: LoadedRecord, settled: readonly SettledSeries[]): MovedList[] {
  return settled.flatMap(({ state, moved }) =>
    moved
      .filter(({ movements }) => movements.length > 0)
      .map(({ day, movements }) => {
        const lines = movements.map(({ player, ...rest }) => ({
          player: record.playerIds[player]!,
          name: record.players[player]!.name,
          ...rest,
        }));
        lines.sort((a, b) => distance(b) - distance(a) || (a.player < b.player ? -1 : 1));
        const points = lines.reduce(
          (sum, line) => sum + (line.before === null || line.after === null ? 0 : distance(line)),
          0,
        );
        return { series: state.series.id, date: writeDay(day), players: lines.length, points, lines };
      }),
  );
}

/** Who comes to the list or leaves it moves most. */
function distance({ before, after }: Pick<MovedLine, 'before' | 'after'>): number {
  return before === null || after === null ? Number.MAX_SAFE_INTEGER : Math.abs(after - before);
}
