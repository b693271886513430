import type { Severity } from '@escala/core';
import { type AssignedShares, assignedShares } from '../assigned-points.ts';
import { lastPairedRound } from '../empty-report.ts';
import { FIRST_ROUND_COLUMN, ROUND_WIDTH } from '../read/round-columns.ts';
import type { TrfReading } from '../read/trf-reading.ts';
import type { TrfCode } from '../trf-problem.ts';
import type { TrfPlayer, TrfReport } from '../trf-report.ts';

/** The players of a report by start number, and the positions of their lines. */
export interface NumberedPlayers {
  readonly players: readonly TrfPlayer[];
  /** By start number, undefined if unused. Of two with the same number, the first. */
  readonly byNumber: readonly (TrfPlayer | undefined)[];
  /** Index in `players` by start number. */
  readonly indexes: readonly (number | undefined)[];
  /** Number of paired rounds: in the last of them a player has an opponent or the bye. */
  readonly lastPaired: number;
  /** Whether a character of this round was unreadable, which is reported; of any round if none is given. */
  isUnread(index: number, round?: number): boolean;
  /** The points that 299 assigns for games. */
  readonly assigned: AssignedShares;
  tell(severity: Severity, code: TrfCode, index: number, column: number, values: Values): void;
  tellRound(severity: Severity, code: TrfCode, index: number, round: number, field: RoundField, values: Values): void;
}

type Values = Readonly<Record<string, string | number>>;

/** Offsets of fields within the columns of a round. */
const ROUND_FIELDS = { opponent: 0, colour: 5, result: 7 } as const;
export type RoundField = keyof typeof ROUND_FIELDS;

export function numberedPlayers(
  report: TrfReport,
  { problems, playerLines, unreadRounds }: TrfReading,
): NumberedPlayers {
  const { players } = report;
  const byNumber: (TrfPlayer | undefined)[] = [];
  const indexes: (number | undefined)[] = [];
  for (let index = 0; index < players.length; index++) {
    const { number } = players[index]!;
    byNumber[number] ??= players[index]!;
    indexes[number] ??= index;
  }
  const add = (severity: Severity, code: TrfCode, index: number, at: number, path: Step[], values: Values): void => {
    const column = Math.min(Math.max(at - playerLines.shift[index]!, 1), playerLines.length[index]! + 1);
    problems.add({ severity, code, path: ['players', index, ...path], line: playerLines.line[index]!, column, values });
  };
  return {
    players,
    byNumber,
    indexes,
    lastPaired: lastPairedRound(players),
    isUnread: (index, round) => {
      const unread = unreadRounds.get(index);
      return round === undefined ? unread !== undefined : (unread?.has(round) ?? false);
    },
    assigned: assignedShares(report),
    tell(severity, code, index, column, values) {
      const place = { place: 'player', player: players[index]!.number };
      add(severity, code, index, column, [], { ...values, ...place });
    },
    tellRound(severity, code, index, round, field, values) {
      const column = FIRST_ROUND_COLUMN + (round - 1) * ROUND_WIDTH + ROUND_FIELDS[field];
      const place = { place: 'trf-round', player: players[index]!.number, round };
      add(severity, code, index, column, ['rounds', round - 1, field], { ...values, ...place });
    },
  };
}

type Step = string | number;
