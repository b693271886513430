import type { IsoDate } from '../calendar.ts';
import type { Finding, PlayerWorking } from '../finding.ts';
import type { Decision } from '../vocabulary.ts';

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

/** What a list of Scrabble prints, in the order in which it is read: the general rating first (frs-2012 §8). */
export const LISTED_TYPES = ['general', ...PLAY_TYPES] as const;
export type ListedType = (typeof LISTED_TYPES)[number];

export const POOL_CLASSES = ['seniors', 'youth', 'pairs', 'teams'] as const;
export type PoolClass = (typeof POOL_CLASSES)[number];

export interface PlaceOrScore {
  readonly player: string;
  readonly place?: number | undefined;
  readonly score?: number | undefined;
}

export interface CollectiveGame {
  readonly id: string;
  readonly type: CollectiveType;
  readonly class?: PoolClass | undefined;
  readonly date: IsoDate;
  readonly event?: string | undefined;
  readonly results: readonly PlaceOrScore[];
}

export interface LibereGame {
  readonly round: number;
  readonly a: string;
  readonly b: string;
  readonly result: '1-0' | '0-1' | '1/2';
}

export interface LibereEvent {
  readonly event: string;
  readonly date: IsoDate;
  readonly rated?: boolean | undefined;
  readonly class?: PoolClass | undefined;
  readonly places?: readonly PlaceOrScore[] | undefined;
  readonly games: readonly LibereGame[];
}

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

export type ScrabbleStatus = 'active' | 'provisional' | 'inactive';

/** A rating on a list ; the general one has no status of its own. */
export interface ScrabbleLine {
  readonly id: string;
  readonly rating: number;
  readonly status?: ScrabbleStatus | undefined;
}

export interface TypeRating {
  readonly rating: number;
  readonly displayed: number;
  readonly status: ScrabbleStatus;
  readonly played: number;
}

export interface GeneralRating {
  readonly rating: number;
  readonly displayed: number;
}

export interface RatedCollectiveGame {
  readonly id: string;
  readonly value: number;
  readonly points: Readonly<Record<string, number>>;
}

/** A game that weighs in a player's rating: points times weight, over the sum of the weights. */
export interface ScrabbleLedgerLine {
  readonly player: string;
  readonly type: PlayType;
  /** Collective: id of the game. Libere: name of the event. */
  readonly game: string;
  readonly date: IsoDate;
  readonly round?: number;
  readonly opponent?: string;
  /** Collective: value of the game and place. Libere: the opponent's start rating, as capped. */
  readonly value?: number;
  readonly place?: number;
  readonly players?: number;
  readonly own?: number;
  readonly opponentRating?: number;
  readonly score?: number;
  readonly points: number;
  readonly weight: number;
  readonly articles: readonly string[];
  readonly decisions: readonly Decision[];
}

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
