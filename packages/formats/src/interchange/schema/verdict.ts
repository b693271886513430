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
    code: code<CodeOf<'finding'>>().describe('Code of the condition, for translation.'),
    article: sentence.describe('Article of the regulation.'),
    holds: holds.describe('Whether the condition is met; unknown if the document does not say.'),
    decisions: decisions.exactOptional(),
    round: round.exactOptional().describe('Number of the round.'),
    player: id.exactOptional().describe('Id of the player.'),
    waived: flag.exactOptional().describe('Whether the sports commission waives the condition.'),
    values,
    message: sentence.describe('The condition in words.'),
  })
  .meta({ id: 'reason', description: 'A condition of a verdict, met or not.' });

export const reasons = z.array(reason).describe('Every condition checked.');

export const verdict = holds.describe('yes if every condition is met or waived; no if one is not; otherwise unknown.');

export const regulation = name.describe('The regulation that was applied.');

const opponent = z
  .strictObject({
    round: round.describe('Number of the round.'),
    opponent: id.describe('Id of the opponent.'),
    points: amount.describe('Points of the round.'),
    number: amount.exactOptional().describe('Rating counted for the opponent in a mean.'),
    source: z.enum(numberSources).exactOptional().describe('Where that number comes from.'),
    countsAs: z.enum(playerCategories).exactOptional().describe('Category that the opponent counts as.'),
  })
  .meta({ id: 'countedOpponent', description: 'How one opponent counts.' });

const opponents = z.array(opponent).describe('The opponents, round by round.');

const normVerdict = z
  .strictObject({
    player: id.describe('Id of the player.'),
    norm: flag.describe('Whether a norm was made.'),
    title: flag.describe('Whether the player earned a title that requires no norms.'),
    points: amount.describe('Points scored.'),
    percentage: amount.describe('Points as a percentage of the rounds.'),
    mean: amount.nullable().describe('Mean rating of the opponents; null if there is none.'),
    neededPercentage: amount.nullable().describe('Percentage needed; null if the mean is too low for a norm.'),
    neededPoints: amount.nullable().describe('Points needed; null if the mean is too low for a norm.'),
    opponents,
    reasons: z.array(reason).describe('The conditions of a norm by score.'),
    grounds: z.array(reason).describe('Other grounds for a norm or the title.'),
  })
  .meta({ id: 'normVerdict', description: 'Norm and title of one player in the event.' });

/** `escala/norms@1`. */
export const norms = z.strictObject({
  format: z.literal('escala/norms@1').describe('Format of the document.'),
  regulation,
  rounds: count.describe('Rounds of the event.'),
  players: z.array(normVerdict).describe('Verdict on each player.'),
  findings,
});

const category = z.enum(playerCategories).nullable();

const promotionVerdict = z
  .strictObject({
    player: id.describe('Id of the player.'),
    from: category.describe('Category before the event; null if not known.'),
    to: category.describe('Next category up; null if there is none.'),
    promoted: flag.describe('Whether the player goes up.'),
    points: amount.describe('Points scored.'),
    needed: amount.nullable().describe('Points needed; null if no table gives them.'),
    mean: amount
      .nullable()
      .exactOptional()
      .describe('Mean of the opponents’ numbers, if it decides; null if there is none.'),
    seconds: count.exactOptional().describe('Number of second-category opponents, if they decide.'),
    opponents,
    reasons,
  })
  .meta({ id: 'promotionVerdict', description: 'Whether a player goes up a category.' });

/** `escala/promotions@1`. */
export const promotions = z.strictObject({
  format: z.literal('escala/promotions@1').describe('Format of the document.'),
  regulation,
  rounds: count.describe('Rounds of the event.'),
  players: z.array(promotionVerdict).describe('Verdict on each player.'),
  findings,
});

export type NormsDocument = z.infer<typeof norms>;
export type PromotionsDocument = z.infer<typeof promotions>;
