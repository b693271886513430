import { gamesToPlay } from '@escala/regulations';
import type { PairedGame } from '../../components/events/result.ts';
import {
  type BoardOutcome,
  isOpenEntry,
  isSameBoard,
  NO_RESULT,
  type Queue,
  type QueuedEntry,
} from './queued-entry.ts';

/** A board as answered by the office. */
export interface BoardFacts extends PairedGame {
  readonly version: number;
  /** Waits for a ruling, whatever result is entered (D-OFF-230). */
  readonly underReserve?: true | undefined;
}

export interface RoundFacts {
  readonly event: string;
  readonly round: number;
  readonly boards: readonly BoardFacts[];
}

/** A board as shown: what waits in the queue overrides what is on record. */
export interface ShownBoard extends BoardFacts {
  readonly outcome: BoardOutcome;
  readonly status: 'none' | 'saved' | 'waiting' | 'conflict' | 'refused';
  /** For a game of a knockout match that is decided without it (D-KO-10). */
  readonly notNeeded?: true | undefined;
  /** The entry that waits or is undecided. */
  readonly entry?: QueuedEntry | undefined;
}

export function outcomeOf({ result, kind }: BoardFacts): BoardOutcome {
  return result === undefined ? NO_RESULT : { result, kind: kind ?? 'played' };
}

export function shownBoards({ event, round, boards }: RoundFacts, queue: Queue): ShownBoard[] {
  return withoutNeed(
    boards.map((told): ShownBoard => {
      const entries = queue.filter((each) => isSameBoard(each, { event, round, board: told.board }));
      const facts = entries.reduce(afterEntry, told);
      const entry = entries.findLast(isOpenEntry);
      if (entry !== undefined && entry.state !== 'refused')
        return { ...facts, outcome: entry.outcome, status: entry.state, entry };
      const outcome = outcomeOf(facts);
      if (entry !== undefined) return { ...facts, outcome, status: 'refused', entry };
      return { ...facts, outcome, status: outcome.result === null ? 'none' : 'saved' };
    }),
  );
}

/** Marks games that can no longer change anything. */
function withoutNeed(boards: readonly ShownBoard[]): ShownBoard[] {
  const games = boards.map(({ board, white, black, pace, outcome }) => ({
    ...{ round: 1, board, white, black, pace },
    result: outcome.result ?? undefined,
  }));
  const toPlay = new Set(gamesToPlay(games).map(({ board }) => board));
  return boards.map((shown) =>
    shown.status === 'none' && !toPlay.has(shown.board) ? { ...shown, notNeeded: true } : shown,
  );
}

/** What an entry from here put on record counts before the office confirms it. */
function afterEntry(facts: BoardFacts, { left, outcome }: QueuedEntry): BoardFacts {
  return left !== undefined && left.version > facts.version ? withOutcome(facts, left.version, outcome) : facts;
}

/** The newer version of each board: a kept page may be older than what is remembered. */
export function newerBoards(told: readonly BoardFacts[], remembered: readonly BoardFacts[]): BoardFacts[] {
  const known = new Map(remembered.map((each) => [each.board, each]));
  return told.map((each) => {
    const other = known.get(each.board);
    return other !== undefined && other.version > each.version ? other : each;
  });
}

/** The board after an entry was performed. */
export function withOutcome(facts: BoardFacts, version: number, { result, kind }: BoardOutcome): BoardFacts {
  const { result: _before, kind: _kind, ...board } = facts;
  return { ...board, version, ...(result !== null && { result, kind }) };
}

export const isMissing = ({ outcome, status, notNeeded }: ShownBoard): boolean =>
  (outcome.result === null && !notNeeded) || status === 'conflict';

/** The next board after this one without a result, starting over after the last. */
export function nextMissing(boards: readonly ShownBoard[], after: number): number | undefined {
  const missing = boards.filter(isMissing).map(({ board }) => board);
  return missing.find((board) => board > after) ?? missing[0];
}
