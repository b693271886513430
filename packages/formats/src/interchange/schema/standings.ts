import { CUT_REASONS, DUMMY_SCORES, ROUND_OUTCOMES } from '@escala/core';
import * as z from 'zod';
import { articles, decisions } from './explanation.ts';
import { amount, flag, id, round } from './fields.ts';

const tieBreakName = z.string().min(1).max(40);

const corrected = z
  .strictObject({
    round: round.describe('Number of the round.'),
    why: z.enum(ROUND_OUTCOMES).describe('Outcome of the round for the opponent.'),
    scored: amount.describe('Points scored.'),
    value: amount.describe('Points that count.'),
  })
  .meta({ id: 'correctedRound', description: 'A round of an opponent that does not count as scored.' });

const part = z
  .strictObject({
    round: round.describe('Number of the round.'),
    why: z.enum(ROUND_OUTCOMES).describe('Outcome of the round for the player.'),
    player: id.exactOptional().describe('Id of the opponent from whom the value comes.'),
    value: amount.describe('What the round adds.'),
    corrected: z.array(corrected).exactOptional().describe('Rounds of the opponent that do not count as scored.'),
    opponentScore: amount.exactOptional().describe('Score of the opponent or dummy from which the value is computed.'),
    dummy: z
      .enum(DUMMY_SCORES)
      .exactOptional()
      .describe(
        'Dummy in place of an opponent: with the player’s own score, or capped at the opponent’s score or at draws in all rounds.',
      ),
    cut: z
      .enum(CUT_REASONS)
      .exactOptional()
      .describe(
        'Why the value is cut: low or high (least or most significant value), or voluntary (a round not played by choice).',
      ),
    secondary: amount
      .exactOptional()
      .describe('Teams: points of the round in the score that does not decide the ranking.'),
  })
  .meta({ id: 'workingPart', description: 'What one round adds to a value.' });

const figures = z
  .union([
    z.strictObject({
      secondary: amount.describe('Score that does not decide the ranking.'),
      buchholz: amount.describe('Buchholz on the score that decides the ranking.'),
      divisor: amount.describe('Divisor of the Buchholz.'),
    }),
    z.strictObject({
      average: amount.describe('Mean rating of the opponents.'),
      percentage: amount.describe('Score as a percentage.'),
      difference: amount.describe('Rating difference for that percentage.'),
    }),
    z.strictObject({ least: amount.describe('Points that an opponent needs in order to count.') }),
  ])
  .meta({ id: 'workingFigures', description: 'Other figures from which a value is computed.' });

const tieBreak = z
  .strictObject({
    tiebreak: tieBreakName.describe('Tie-break, by its name in the competition book.'),
    value: amount.nullable().describe('Its value; null if it does not decide.'),
    articles,
    decisions,
    parts: z.array(part).describe('What each round adds.'),
    open: z.array(id).exactOptional().describe('Ids of the players or teams because of whom there is no value.'),
    among: z.array(id).exactOptional().describe('Ids of the tied players or teams, if it looks only at them.'),
    figures: figures.exactOptional(),
    boards: z.array(amount).exactOptional().describe('Points on each board of a team, from board 1.'),
  })
  .meta({ id: 'tieBreakWorking', description: 'How a tie-break came about.' });

const rowWorking = z
  .strictObject({
    player: id.describe('Id of the player or team.'),
    annulled: flag.describe(
      'Whether the player or team withdrew before half of the rounds; points and tie-breaks then count as 0.',
    ),
    points: z.array(part).describe('What each round adds to the points.'),
    tiebreaks: z.array(tieBreak).describe('The tie-breaks, in order.'),
  })
  .meta({ id: 'rowWorking', description: 'How the numbers of a row came about.' });

const row = z
  .strictObject({
    rank: z.int().min(1).describe('Rank, shared by those level on everything: 1, 2, 2, 4.'),
    player: id.describe('Id of the player or team.'),
    points: amount.describe('Points.'),
    tiebreaks: z.array(amount.nullable()).describe('Values in the order of tiebreaks; null if one does not decide.'),
  })
  .meta({ id: 'standingsRow', description: 'A row of the table.' });

/** `escala/standings@1`. */
export const standings = z.strictObject({
  format: z.literal('escala/standings@1').describe('Format of the document.'),
  round: z.int().min(0).max(999).describe('Round after which the table was made; 0 before the first.'),
  tiebreaks: z.array(tieBreakName).describe('Tie-breaks, in order.'),
  rows: z.array(row).describe('The rows, in order of rank.'),
  workings: z.array(rowWorking).exactOptional().describe('How the numbers came about; only on request.'),
});
