import type { DocumentOf } from './document.ts';

/**
 * How prizes are shared by players level on points: equally; by Hort’s system, half by place and half equally; or not
 * at all, in the order of the table.
 */
export const PRIZE_SHARINGS = ['equal', 'hort', 'none'] as const;
export type PrizeSharing = (typeof PRIZE_SHARINGS)[number];

/** How many prizes a player may take: one; one money prize plus goods; or every prize won. */
export const PRIZE_LIMITS = ['one', 'one-of-money', 'every'] as const;
export type PrizeLimit = (typeof PRIZE_LIMITS)[number];

/** The prizes of an event. */
export type PrizeFund = DocumentOf<'prizeFund'>;
/**
 * Prizes for those who meet every condition that is given; for everybody if none is. Each category says how it is
 * shared (D-PRZ-9); a group of the field is the category of an entry, as it is written there (D-OFF-961).
 */
export type PrizeCategory = PrizeFund['categories'][number];
/** Money in the smallest coin, or goods. */
export type Prize = PrizeCategory['prizes'][number];
/** A prize that is not money; its value compares it with money, and is taken as nothing if not given. */
export type Goods = Exclude<Prize, number>;

/** `escala/prizes@1`. */
export type Prizes = DocumentOf<'prizes'>;
/** What one player, or one club, takes. */
export type PrizeAward = Prizes['awards'][number];

/** The value by which prizes are compared. */
export const worthOf = (prize: Prize): number => (typeof prize === 'number' ? prize : (prize.value ?? 0));
