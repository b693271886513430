import type { Step } from '../finding.ts';

/** Among those level on points: equally; by Hort’s system, half by place and half equally; or not at all, by the order of the table. */
export const PRIZE_SHARINGS = ['equal', 'hort', 'none'] as const;
export type PrizeSharing = (typeof PRIZE_SHARINGS)[number];

/** How many prizes somebody may take: one; one of money, with goods beside it; every one that was won. */
export const PRIZE_LIMITS = ['one', 'one-of-money', 'every'] as const;
export type PrizeLimit = (typeof PRIZE_LIMITS)[number];

/** Something that is not money; a value lets it be compared with money, and counts as nothing where it is not told. */
export interface Goods {
  readonly goods: string;
  /** In the smallest coin. */
  readonly value?: number | undefined;
}

/** Money in the smallest coin, or goods. */
export type Prize = number | Goods;

/** Prizes for those who meet every condition that is told; for everybody where none is. Each category says how it is shared (D-PRZ-9). */
export interface PrizeCategory {
  readonly name: string;
  readonly sharing: PrizeSharing;
  /** By place, the first place first. */
  readonly prizes: readonly Prize[];
  /** Has not reached this age on the day that the competition book names. */
  readonly under?: number | undefined;
  /** Has reached this age. */
  readonly from?: number | undefined;
  readonly sex?: 'f' | 'm' | undefined;
  /** The rating that orders the field. */
  readonly lowestRating?: number | undefined;
  readonly highestRating?: number | undefined;
  readonly unrated?: true | undefined;
  readonly club?: string | undefined;
  readonly federation?: string | undefined;
  /** A group of the field: the category of an entry, as it is written there (D-OFF-961). */
  readonly group?: string | undefined;
  /** Not for players but for clubs, by the points of their best so many. */
  readonly teamOf?: number | undefined;
}

/** The prizes of an event. */
export interface PrizeFund {
  /** Three letters of ISO 4217. */
  readonly currency: string;
  readonly limit: PrizeLimit;
  readonly categories: readonly PrizeCategory[];
}

/** What one player, or one club, takes. */
export interface PrizeAward {
  /** Which category of the fund, from 0. */
  readonly category: number;
  /** Among those who take prizes of this category. */
  readonly place: number;
  /** The player; the club where the category is of teams. */
  readonly taker: string;
  readonly prize: Prize;
  readonly steps: readonly Step[];
}

/** `escala/prizes@1`. */
export interface Prizes {
  readonly format: 'escala/prizes@1';
  readonly round: number;
  readonly currency: string;
  readonly limit: PrizeLimit;
  readonly categories: readonly PrizeCategory[];
  /** By category, the first place first. */
  readonly awards: readonly PrizeAward[];
  /** Prizes that nobody takes. */
  readonly left: readonly { readonly category: number; readonly prize: Prize }[];
}

/** What a prize counts for where prizes are compared. */
export const worthOf = (prize: Prize): number => (typeof prize === 'number' ? prize : (prize.value ?? 0));
