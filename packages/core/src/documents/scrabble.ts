import type { IsoDate } from '../calendar.ts';
import type { Finding, PlayerWorking } from '../finding.ts';
import type { DocumentOf } from './document.ts';

export const COLLECTIVE_TYPES = [
  'duplicat-clasic',
  'duplicat-completiv',
  'duplicat-eliptic',
  'compunere',
  'anticipatie',
] as const;
export type CollectiveType = (typeof COLLECTIVE_TYPES)[number];
export const PLAY_TYPES = [...COLLECTIVE_TYPES, 'libere'] as const;
export type PlayType = (typeof PLAY_TYPES)[number];

/** The ratings that a Scrabble list prints, in reading order: the general rating first (frs-2012 §8). */
export const LISTED_TYPES = ['general', ...PLAY_TYPES] as const;
export type ListedType = (typeof LISTED_TYPES)[number];

export const POOL_CLASSES = ['seniors', 'youth', 'pairs', 'teams'] as const;
export type PoolClass = (typeof POOL_CLASSES)[number];

export type CollectiveGame = DocumentOf<'collectiveGame'>;
export type PlaceOrScore = CollectiveGame['results'][number];
export type LibereEvent = DocumentOf<'libereEvent'>;
export type LibereGame = LibereEvent['games'][number];

/** `escala/rating-input@1` of frs-2012. */
export interface ScrabbleInput {
  readonly format: 'escala/rating-input@1';
  readonly regulation: string;
  readonly revision?: string | undefined;
  readonly listDate: IsoDate;
  readonly class?: PoolClass | undefined;
  readonly players: readonly { readonly id: string; readonly name?: string | undefined }[];
  readonly collective?: readonly CollectiveGame[] | undefined;
  readonly libere?: readonly LibereEvent[] | undefined;
}

export type ScrabbleStatus = TypeRating['status'];

/** A rating on a list; the general one has no status of its own. */
export interface ScrabbleLine {
  readonly id: string;
  readonly rating: number;
  readonly status?: ScrabbleStatus | undefined;
}

export type TypeRating = DocumentOf<'typeRating'>;
export type GeneralRating = DocumentOf<'generalRating'>;
export type RatedCollectiveGame = DocumentOf<'ratedGame'>;
/** A game that counts in a player's rating: points times weight, over the sum of the weights. */
export type ScrabbleLedgerLine = DocumentOf<'scrabbleLedgerLine'>;

/** `escala/rating-output@1` of frs-2012, with findings as keys and values. */
export interface ScrabbleOutput {
  readonly format: 'escala/rating-output@1';
  readonly regulation: string;
  readonly revision: string;
  readonly listDate: IsoDate;
  readonly class: PoolClass;
  readonly ratings: Readonly<Record<string, Readonly<Partial<Record<PlayType, TypeRating>>>>>;
  readonly general: Readonly<Record<string, GeneralRating>>;
  readonly games: readonly RatedCollectiveGame[];
  readonly ledger: readonly ScrabbleLedgerLine[];
  readonly findings: readonly Finding[];
  readonly workings?: readonly PlayerWorking[];
}
