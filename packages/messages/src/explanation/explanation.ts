import type {
  Decision,
  Finding,
  GameKind,
  IsoDate,
  LedgerLine,
  ListRow,
  Performance,
  PlayType,
  Result,
  Rhythm,
  ScrabbleLedgerLine,
  Step,
  TypeRating,
} from '@escala/core';

/** A player or event, with its name if the document has it. */
export interface Named {
  readonly id: string;
  readonly name?: string;
}

/** A finding of an engine; one read from a published output also has its published sentence. */
export type AnyFinding = Finding & { readonly message?: string };

export interface ExplainedGame extends LedgerLine {
  readonly opponentName?: string;
  readonly side?: 'white' | 'black';
  readonly date?: IsoDate;
  readonly kind?: GameKind;
  /** Own rating minus the opponent's. */
  readonly difference: number;
  /** An unrated opponent's result in the event, if that is what counted. */
  readonly opponentPerformance?: Performance;
}

/** `performance`: the game counted for an unrated player's performance; `finding`: a finding of the event says why. */
export type UnratedReason = 'performance' | 'unrated' | 'disregarded' | 'opponent' | 'finding' | 'period' | 'unknown';

/** A game in the document that changed nothing on this list. */
export interface UnratedGame {
  readonly reason: UnratedReason;
  readonly round: number;
  readonly opponent: Named;
  readonly side: 'white' | 'black';
  readonly result: Result;
  readonly kind: GameKind;
  readonly date?: IsoDate;
}

export interface ExplainedEvent extends Named {
  readonly start?: IsoDate;
  readonly end?: IsoDate;
  readonly games: readonly ExplainedGame[];
  readonly unratedGames: readonly UnratedGame[];
  /** The player's performance as an unrated player, and its working. */
  readonly performance?: Performance;
  readonly steps: readonly Step[];
  readonly findings: readonly AnyFinding[];
}

/** From the sum of the changes to the rating on the list. */
export interface PeriodSum {
  readonly sum: number;
  readonly rounded: number;
  /** Whether the list prints the same sum. */
  readonly agrees: boolean;
  /** The rating the change was added to; null if the list does not show it. */
  readonly base: number | null;
}

interface ExplanationHead {
  readonly format: 'escala/explanation@1';
  readonly regulation: string;
  readonly revision: string;
  readonly listDate: IsoDate;
  readonly player: Named;
  readonly steps: readonly Step[];
  /** Findings about the player outside any event. */
  readonly findings: readonly AnyFinding[];
  /** Everything cited, sorted by number. */
  readonly articles: readonly string[];
  readonly decisions: readonly Decision[];
}

export interface HeadToHeadExplanation extends ExplanationHead {
  readonly kind: 'head-to-head';
  readonly rhythm?: Rhythm;
  /** Null: the player is in the document but not on the list. */
  readonly line: ListRow | null;
  readonly period: PeriodSum;
  readonly events: readonly ExplainedEvent[];
}

export interface ExplainedScrabbleGame extends ScrabbleLedgerLine {
  readonly event?: string;
  readonly opponentName?: string;
}

export interface ExplainedType {
  readonly type: PlayType;
  readonly rating: TypeRating;
  readonly games: readonly ExplainedScrabbleGame[];
  /** The working of this type only. */
  readonly steps: readonly Step[];
  readonly weights: number;
  readonly weightedPoints: number;
  /** Whether recomputing the weighted games gives the printed rating. */
  readonly agrees: boolean;
}

export interface ScrabbleExplanation extends ExplanationHead {
  readonly kind: 'scrabble';
  readonly class: string;
  readonly types: readonly ExplainedType[];
  readonly general: { readonly rating: number; readonly displayed: number } | null;
}

export type Explanation = HeadToHeadExplanation | ScrabbleExplanation;
