import type { Say, WordOf } from '../../kit/modules.ts';
import type { BoardFacts, RoundFacts } from '../queue/shown-boards.ts';

export type EntryWords = Say<WordOf<'result-entry.ts'>>;

/** A round as shown on a page of result entry. */
export interface RoundOnScreen extends RoundFacts {
  readonly names: Readonly<Record<string, string>>;
  /** Ratings and points; telephones do not get them. */
  readonly players?:
    | Readonly<Record<string, { readonly rating?: number; readonly points: string; readonly team?: string }>>
    | undefined;
  /** Results are being entered; otherwise they are corrected, with a reason. */
  readonly isOpen: boolean;
}

export const nameOf = ({ names }: RoundOnScreen, player: string): string => names[player] ?? player;

export function boardOf({ boards }: RoundOnScreen, board: number): BoardFacts | undefined {
  return boards.find((each) => each.board === board);
}
