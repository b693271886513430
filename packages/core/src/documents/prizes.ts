import type { DocumentOf } from './document.ts';

/** Among those level on points: equally; by Hort’s system, half by place and half equally; or not at all, by the order of the table. */
export const PRIZE_SHARINGS = ['equal', 'hort', 'none'] as const;
export type PrizeSharing = (typeof PRIZE_SHARINGS)[number];

/** How many prizes somebody may take: one; one of money, with goods beside it; every one that was won. */
export const PRIZE_LIMITS = ['one', 'one-of-money', 'every'] as const;
export type PrizeLimit = (typeof PRIZE_LIMITS)[number];

/** The prizes of an event. */
export type PrizeFund = DocumentOf<'prizeFund'>;
/**
 * Prizes for those who meet every condition that is told; for everybody where none is. Each category says how it is shared (D-PRZ-9); a
 * group of the field is the category of an entry, as it is written there (D-OFF-961).
 */
export type PrizeCategory = PrizeFund['categories'][number];
/** Money in the smallest coin, or goods. */
export type Prize = PrizeCategory['prizes'][number];
/** Something that is not money; a value lets it be compared with money, and counts as nothing where it is not told. */
export type Goods = Exclude<Prize, number>;

/** `escala/prizes@1`. */
export type Prizes = DocumentOf<'prizes'>;
/** What one player, or one club, takes. */
export type PrizeAward = Prizes['awards'][number];

/** What a prize counts for where prizes are compared. */
export const worthOf = (prize: Prize): number => (typeof prize === 'number' ? prize : (prize.value ?? 0));
