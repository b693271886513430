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
      goods: words.describe('What it is.'),
      value: coins.optional().describe('Its value, to compare it with money.'),
    }),
  ])
  .meta({ id: 'prize', description: 'Money in the smallest coin, or goods.' });

const category = z
  .strictObject({
    name: words.describe('Name of the category.'),
    sharing: z
      .enum(PRIZE_SHARINGS)
      .describe('Among those level on points: equally, by Hort’s system, or none: by the order of the table.'),
    prizes: z.array(prize).min(1).max(MOST_PLACES).describe('By place, the first place first.'),
    under: age.optional().describe('Has not reached this age on the day that the competition book names.'),
    from: age.optional().describe('Has reached this age.'),
    sex: z.enum(['f', 'm']).optional().describe('f: women, m: men.'),
    lowestRating: rating.optional().describe('Lowest rating.'),
    highestRating: rating.optional().describe('Highest rating.'),
    unrated: z.literal(true).optional().describe('Has no rating.'),
    club: words.optional().describe('Plays for this club.'),
    federation: words.optional().describe('Plays for this federation.'),
    group: words.optional().describe('Has this category in the tournament.'),
    teamOf: z.int().min(1).max(100).optional().describe('For clubs, by the points of their best so many players.'),
  })
  .meta({ id: 'prizeCategory', description: 'Prizes for those who meet every condition that is told.' });

const fund = {
  currency: z.string().regex(CURRENCY).describe('Three capital letters, as in ISO 4217.'),
  limit: z
    .enum(PRIZE_LIMITS)
    .describe('How many prizes somebody takes: one, one-of-money with goods beside it, or every one that was won.'),
  categories: z.array(category).max(MOST_CATEGORIES).describe('Categories; of equal prizes the first is taken.'),
};

/** Prizes of an event, as documents and the record have them. */
export const prizeFund = z
  .strictObject(fund)
  .meta({ id: 'prizeFund', description: 'Prizes, in the smallest coin of the currency.' });

const where = { category: z.int().min(0).describe('Category, from 0.') };

/** `escala/prizes@1`. */
export const prizes = z.strictObject({
  format: z.literal('escala/prizes@1').describe('Format of the document.'),
  round: z.int().min(0).max(999).describe('The round by whose table they are given; 0 before the first.'),
  ...fund,
  awards: z
    .array(
      z
        .strictObject({
          ...where,
          place: z.int().min(1).describe('Place among those who take prizes of the category.'),
          taker: id.describe('Id of the player; of teams the club.'),
          prize: prize.describe('What is taken.'),
          steps: z.array(reasonStep).describe('The reasons.'),
        })
        .meta({ id: 'prizeAward', description: 'What one player or club takes.' }),
    )
    .describe('By category, the first place first.'),
  left: z.array(z.strictObject({ ...where, prize })).describe('Prizes that nobody takes.'),
});
