import type { Say, WordOf } from '../../kit/modules.ts';
import type { BoardFacts, RoundFacts } from '../queue/shown-boards.ts';

export type EntryWords = Say<WordOf<'result-entry.ts'>>;

/** A round as a page of result entry has it before it. */
export interface RoundOnScreen extends RoundFacts {
  readonly names: Readonly<Record<string, string>>;
  /** What players came with; a telephone is not told. */
  readonly players?:
    | Readonly<Record<string, { readonly rating?: number; readonly points: string; readonly team?: string }>>
    | undefined;
  /** Results come in; otherwise they are put right, with a reason. */
  readonly isOpen: boolean;
}

export const nameOf = ({ names }: RoundOnScreen, player: string): string => names[player] ?? player;

export function boardOf({ boards }: RoundOnScreen, board: number): BoardFacts | undefined {
  return boards.find((each) => each.board === board);
}
