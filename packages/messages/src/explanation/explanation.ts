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

/** A player or event with the name that the document knows, if any. */
export interface Named {
  readonly id: string;
  readonly name?: string;
}

/** A finding of an engine; one read back from a published output also has the sentence it was published with. */
export type AnyFinding = Finding & { readonly message?: string };

export interface ExplainedGame extends LedgerLine {
  readonly opponentName?: string;
  readonly side?: 'white' | 'black';
  readonly date?: IsoDate;
  readonly kind?: GameKind;
  /** Own rating less the opponent's. */
  readonly difference: number;
  /** What an opponent without a rating did in the event, where that is what counted. */
  readonly opponentPerformance?: Performance;
}

/** `performance`: it made the performance of a player without a rating; `finding`: a finding of the event says why. */
export type UnratedReason = 'performance' | 'unrated' | 'disregarded' | 'opponent' | 'finding' | 'period' | 'unknown';

/** A game of the document that changed nothing on this list. */
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
  /** What the player did as one without a rating, and how that was worked out. */
  readonly performance?: Performance;
  readonly steps: readonly Step[];
  readonly findings: readonly AnyFinding[];
}

/** The way from the sum of the changes to the rating on the list. */
export interface PeriodSum {
  readonly sum: number;
  readonly rounded: number;
  /** Whether the list prints the same sum. */
  readonly agrees: boolean;
  /** The rating to which the change was added; null where the list does not tell. */
  readonly base: number | null;
}

interface ExplanationHead {
  readonly format: 'escala/explanation@1';
  readonly regulation: string;
  readonly revision: string;
  readonly listDate: IsoDate;
  readonly player: Named;
  readonly steps: readonly Step[];
  /** Findings about the player that belong to no event. */
  readonly findings: readonly AnyFinding[];
  /** Everything that is cited, in order of number. */
  readonly articles: readonly string[];
  readonly decisions: readonly Decision[];
}

export interface HeadToHeadExplanation extends ExplanationHead {
  readonly kind: 'head-to-head';
  readonly rhythm?: Rhythm;
  /** Null: the player is in the document and not on the list. */
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
  /** The working that belongs to this type alone. */
  readonly steps: readonly Step[];
  readonly weights: number;
  readonly weightedPoints: number;
  /** Whether the games, weighed again, give the rating printed. */
  readonly agrees: boolean;
}

export interface ScrabbleExplanation extends ExplanationHead {
  readonly kind: 'scrabble';
  readonly class: string;
  readonly types: readonly ExplainedType[];
  readonly general: { readonly rating: number; readonly displayed: number } | null;
}

export type Explanation = HeadToHeadExplanation | ScrabbleExplanation;
