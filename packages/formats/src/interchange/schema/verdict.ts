import type { CodeOf } from '@escala/core';
import { numberSources, playerCategories } from '@escala/regulations';
import * as z from 'zod';
import { code, decisions, findings, values } from './explanation.ts';
import { amount, count, flag, id, name, round, sentence } from './fields.ts';

/** The parts of verdicts, in documents that are written but never read. */

const HOLDS = ['yes', 'no', 'unknown'] as const;

export const holds = z.enum(HOLDS);

export const reason = z
  .strictObject({
    code: code<CodeOf<'finding'>>().describe('Names the condition, so that it can be said in another language.'),
    article: sentence.describe('Article of the regulation.'),
    holds: holds.describe('Whether the condition is met; unknown where the document does not tell.'),
    decisions: decisions.exactOptional(),
    round: round.exactOptional().describe('Number of the round.'),
    player: id.exactOptional().describe('Id of the player.'),
    waived: flag.exactOptional().describe('The sports commission lets it pass.'),
    values,
    message: sentence.describe('The condition in words.'),
  })
  .meta({ id: 'reason', description: 'A condition of a verdict, met or not.' });

export const reasons = z.array(reason).describe('Every condition that was looked at.');

export const verdict = holds.describe('yes where everything holds.');

export const regulation = name.describe('The regulation that was applied.');

const opponent = z
  .strictObject({
    round: round.describe('Number of the round.'),
    opponent: id.describe('Id of the opponent.'),
    points: amount.describe('Points of the round.'),
    number: amount.exactOptional().describe('What the opponent counts in a mean of ratings.'),
    source: z.enum(numberSources).exactOptional().describe('Where that number comes from.'),
    countsAs: z.enum(playerCategories).exactOptional().describe('Category in a table of categories.'),
  })
  .meta({ id: 'countedOpponent', description: 'What one opponent counts.' });

const opponents = z.array(opponent).describe('The opponents, round by round.');

const normVerdict = z
  .strictObject({
    player: id.describe('Id of the player.'),
    norm: flag.describe('Whether a norm was made.'),
    title: flag.describe('Whether a title was earned that needs no norms.'),
    points: amount.describe('Points scored.'),
    percentage: amount.describe('Points in percent of the rounds.'),
    mean: amount.nullable().describe('Mean rating of the opponents; null where there is none.'),
    neededPercentage: amount.nullable().describe('Percentage needed; null where the mean is too low for any.'),
    neededPoints: amount.nullable().describe('Points needed; null where the mean is too low for any.'),
    opponents,
    reasons: z.array(reason).describe('The conditions of a norm by score.'),
    grounds: z.array(reason).describe('Everything else on which a norm or the title stands.'),
  })
  .meta({ id: 'normVerdict', description: 'What a player made of the event.' });

/** `escala/norms@1`. */
export const norms = z.strictObject({
  format: z.literal('escala/norms@1').describe('Format of the document.'),
  regulation,
  rounds: count.describe('Rounds of the event.'),
  players: z.array(normVerdict).describe('Everybody’s verdict.'),
  findings,
});

const category = z.enum(playerCategories).nullable();

const promotionVerdict = z
  .strictObject({
    player: id.describe('Id of the player.'),
    from: category.describe('Category before; null where it is not known.'),
    to: category.describe('Category above it; null where there is none.'),
    promoted: flag.describe('Whether the player goes up.'),
    points: amount.describe('Points scored.'),
    needed: amount.nullable().describe('Points needed; null where no table tells.'),
    mean: amount.nullable().exactOptional().describe('Mean of the opponents’ numbers, where it decides.'),
    seconds: count.exactOptional().describe('Opponents of second category, where they decide.'),
    opponents,
    reasons,
  })
  .meta({ id: 'promotionVerdict', description: 'Whether a player goes up a category.' });

/** `escala/promotions@1`. */
export const promotions = z.strictObject({
  format: z.literal('escala/promotions@1').describe('Format of the document.'),
  regulation,
  rounds: count.describe('Rounds of the event.'),
  players: z.array(promotionVerdict).describe('Everybody’s verdict.'),
  findings,
});

export type NormsDocument = z.infer<typeof norms>;
export type PromotionsDocument = z.infer<typeof promotions>;
