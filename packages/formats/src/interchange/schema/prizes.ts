import { CURRENCY, PRIZE_LIMITS, PRIZE_SHARINGS } from '@escala/core';
import * as z from 'zod';
import { reasonStep } from './explanation.ts';
import { id, name, rating } from './fields.ts';

/** A number of places larger than any event is a mistake. */
const MOST_PLACES = 1000;
const MOST_CATEGORIES = 100;
const MOST_COINS = 100_000_000_000;

const coins = z.int().min(0).max(MOST_COINS);
const age = z.int().min(1).max(120);
/** A non-empty text. */
const words = name.min(1);

const prize = z
  .union([
    coins,
    z.strictObject({
      goods: words.describe('Description of the goods.'),
      value: coins.optional().describe('Value in the smallest coin, for comparison with money.'),
    }),
  ])
  .meta({ id: 'prize', description: 'Money in the smallest coin, or goods.' });

const category = z
  .strictObject({
    name: words.describe('Name of the category.'),
    sharing: z
      .enum(PRIZE_SHARINGS)
      .describe(
        'How players level on points share prizes: equally, by Hort’s system, or none (by the order of the table).',
      ),
    prizes: z.array(prize).min(1).max(MOST_PLACES).describe('Prizes by place, from first place.'),
    under: age.optional().describe('Only players under this age on the day that the competition book names.'),
    from: age.optional().describe('Only players of this age or over.'),
    sex: z.enum(['f', 'm']).optional().describe('f: only women, m: only men.'),
    lowestRating: rating.optional().describe('Only players with at least this rating.'),
    highestRating: rating.optional().describe('Only players with at most this rating.'),
    unrated: z.literal(true).optional().describe('Only unrated players.'),
    club: words.optional().describe('Only players of this club.'),
    federation: words.optional().describe('Only players of this federation.'),
    group: words.optional().describe('Only players of this category in the tournament.'),
    teamOf: z
      .int()
      .min(1)
      .max(100)
      .optional()
      .describe('A prize for clubs, by the points of this many of their best players.'),
  })
  .meta({ id: 'prizeCategory', description: 'Prizes for those who meet every condition given.' });

const fund = {
  currency: z.string().regex(CURRENCY).describe('Three capital letters, as in ISO 4217.'),
  limit: z
    .enum(PRIZE_LIMITS)
    .describe('How many prizes a player takes: one; one-of-money, plus any goods; or every one that was won.'),
  categories: z
    .array(category)
    .max(MOST_CATEGORIES)
    .describe('Categories; of equal prizes, a player takes the one in the earlier category.'),
};

/** Prizes of an event, as documents and the record have them. */
export const prizeFund = z
  .strictObject(fund)
  .meta({ id: 'prizeFund', description: 'Prizes, in the smallest coin of the currency.' });

const where = { category: z.int().min(0).describe('Index of the category, from 0.') };

/** `escala/prizes@1`. */
export const prizes = z.strictObject({
  format: z.literal('escala/prizes@1').describe('Format of the document.'),
  round: z.int().min(0).max(999).describe('Round whose table decides the prizes; 0 before the first.'),
  ...fund,
  awards: z
    .array(
      z
        .strictObject({
          ...where,
          place: z.int().min(1).describe('Place among those who take prizes in the category.'),
          taker: id.describe('Id of the player; for team prizes, the club.'),
          prize: prize.describe('The prize taken.'),
          steps: z.array(reasonStep).describe('The reasons.'),
        })
        .meta({ id: 'prizeAward', description: 'What one player or club takes.' }),
    )
    .describe('Awards by category, from first place.'),
  left: z.array(z.strictObject({ ...where, prize })).describe('Prizes not taken.'),
});
