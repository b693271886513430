/** Steps from the document to a value: names of fields and positions in lists, from 0. */
export type Path = readonly (string | number)[];

/**
 * What is wrong with a document, and where. Words live in the message catalogues, under `fault.<code>`; `values` has
 * what the sentence speaks of and, where it is known, the place in the document's own terms: `place` names the sentence
 * (`fault-place.<place>`), and `player`, `list`, `event`, `round`, `white`, `black`, `game` fill it.
 */
export interface Fault {
  readonly code: FaultCode;
  readonly path: Path;
  /** Both count from 1; a column is a UTF-16 code unit. */
  readonly line: number;
  readonly column: number;
  readonly values: Readonly<Record<string, string | number>>;
  readonly article?: string;
}

/** A fault whose place in the text is still to be found. */
export interface FoundFault {
  readonly code: FaultCode;
  readonly path: Path;
  /** What to point at: the value (unless said otherwise) or the name of the field. */
  readonly pointAt?: 'value' | 'name';
  /** Where it was found in the text itself. */
  readonly offset?: number;
  readonly values: Readonly<Record<string, string | number>>;
  readonly article?: string;
}

export const SYNTAX_CODES = [
  'syntax-empty',
  'syntax-value-expected',
  'syntax-name-expected',
  'syntax-colon-expected',
  'syntax-comma-expected',
  'syntax-brace-expected',
  'syntax-bracket-expected',
  'syntax-end-expected',
  'syntax-trailing-comma',
  'syntax-comment',
  'syntax-text-unclosed',
  'syntax-number',
  'syntax-symbol',
  'syntax-unicode',
  'syntax-escape',
  'syntax-character',
  'syntax-broken',
] as const;

export const SHAPE_CODES = [
  'too-deep',
  'repeated-name',
  'format-missing',
  'format-unknown',
  'format-version',
  'format-unexpected',
  'regulation-unknown',
  'revision-unknown',
  'missing',
  'unknown-field',
  'unknown-field-nearest',
  'field-elsewhere',
  'wrong-type',
  'not-allowed',
  'not-whole',
  'too-small',
  'too-big',
  'not-half',
  'text-empty',
  'text-too-long',
  'control-character',
  'reserved-name',
  'no-date',
  'no-year',
  'no-time',
  'too-many',
] as const;

export const MEANING_CODES = [
  'duplicate-player',
  'duplicate-event',
  'duplicate-game',
  'duplicate-participant',
  'duplicate-team',
  'unknown-team',
  'two-matches-in-round',
  'unknown-player',
  'against-oneself',
  'two-games-in-round',
  'game-and-bye',
  'game-and-absence',
  'bye-twice',
  'absence-twice',
  'withdrawal-twice',
  'duplicate-number',
  'number-missing',
  'round-beyond',
  'ends-before-start',
  'licence-ends-before-start',
  'lists-out-of-order',
  'lists-same-date',
  'rating-list-unknown',
  'rating-not-of-list',
  'list-not-before',
  'standard-lists-of-standard',
  'pool-not-before',
  'not-a-participant',
  'lost-by-both',
  'drawn-forfeit',
  'match-of-two',
  'no-thinking-time',
  'time-periods',
  'time-periods-form',
  'points-over-games',
  'place-or-score',
  'place-and-score',
  'places-and-scores',
  'player-twice',
  'place-too-high',
] as const;

export const FAULT_CODES = [...SYNTAX_CODES, ...SHAPE_CODES, ...MEANING_CODES] as const;
export type FaultCode = (typeof FAULT_CODES)[number];
