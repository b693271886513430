import { CUT_REASONS, DUMMY_SCORES, ROUND_OUTCOMES } from '@escala/core';
import * as z from 'zod';
import { articles, decisions } from './explanation.ts';
import { amount, flag, id, round } from './fields.ts';

const tieBreakName = z.string().min(1).max(40);

const corrected = z
  .strictObject({
    round: round.describe('Number of the round.'),
    why: z.enum(ROUND_OUTCOMES).describe('What the round was for the opponent.'),
    scored: amount.describe('Points that were scored.'),
    value: amount.describe('Points that count.'),
  })
  .meta({ id: 'correctedRound', description: 'A round of an opponent that counts otherwise than it was scored.' });

const part = z
  .strictObject({
    round: round.describe('Number of the round.'),
    why: z.enum(ROUND_OUTCOMES).describe('What the round was for the player.'),
    player: id.exactOptional().describe('Id of the opponent that the value comes from.'),
    value: amount.describe('What the round adds.'),
    corrected: z.array(corrected).exactOptional().describe('Rounds of the opponent that count otherwise.'),
    opponentScore: amount.exactOptional().describe('Score of the opponent or the dummy that the value is made from.'),
    dummy: z
      .enum(DUMMY_SCORES)
      .exactOptional()
      .describe(
        'A dummy in place of an opponent: with the own score, or held down to that of the opponent or to draws.',
      ),
    cut: z
      .enum(CUT_REASONS)
      .exactOptional()
      .describe('Left out: the least or most significant value, or a round that was not played by choice.'),
    secondary: amount.exactOptional().describe('Of teams: the round by the score that does not rank.'),
  })
  .meta({ id: 'workingPart', description: 'What one round adds to a value.' });

const figures = z
  .union([
    z.strictObject({
      secondary: amount.describe('Score that does not rank.'),
      buchholz: amount.describe('Buchholz on the score that ranks.'),
      divisor: amount.describe('What Buchholz is divided by.'),
    }),
    z.strictObject({
      average: amount.describe('Mean rating of the opponents.'),
      percentage: amount.describe('Score in per cent.'),
      difference: amount.describe('Difference of ratings that goes with it.'),
    }),
    z.strictObject({ least: amount.describe('Points that an opponent needs to count.') }),
  ])
  .meta({ id: 'workingFigures', description: 'What a value is made of beside its parts.' });

const tieBreak = z
  .strictObject({
    tiebreak: tieBreakName.describe('The tie-break, by the name that the competition book gives it.'),
    value: amount.nullable().describe('Its value; null where it does not decide.'),
    articles,
    decisions,
    parts: z.array(part).describe('What each round adds.'),
    open: z.array(id).exactOptional().describe('Ids of those because of whom there is no value.'),
    among: z.array(id).exactOptional().describe('Ids of those who were level, where it looks at them alone.'),
    figures: figures.exactOptional(),
    boards: z.array(amount).exactOptional().describe('Points on each board of a team, the first board first.'),
  })
  .meta({ id: 'tieBreakWorking', description: 'How a tie-break came about.' });

const rowWorking = z
  .strictObject({
    player: id.describe('Id of the player or team.'),
    annulled: flag.describe('Left before half of the rounds: points and tie-breaks count as nothing.'),
    points: z.array(part).describe('What each round adds to the points.'),
    tiebreaks: z.array(tieBreak).describe('The tie-breaks, in order.'),
  })
  .meta({ id: 'rowWorking', description: 'How the numbers of a row came about.' });

const row = z
  .strictObject({
    rank: z.int().min(1).describe('1, 2, 2, 4: who is level on everything shares a rank.'),
    player: id.describe('Id of the player or team.'),
    points: amount.describe('Points.'),
    tiebreaks: z.array(amount.nullable()).describe('Values in the order of tiebreaks; null where one does not decide.'),
  })
  .meta({ id: 'standingsRow', description: 'A row of the table.' });

/** `escala/standings@1`. */
export const standings = z.strictObject({
  format: z.literal('escala/standings@1').describe('Format of the document.'),
  round: z.int().min(0).max(999).describe('The round after which the table stands; 0 before the first.'),
  tiebreaks: z.array(tieBreakName).describe('Tie-breaks, the first first.'),
  rows: z.array(row).describe('Everybody, the first first.'),
  workings: z.array(rowWorking).exactOptional().describe('How the numbers came about, where it was asked for.'),
});
