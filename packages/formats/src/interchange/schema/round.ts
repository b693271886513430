import * as z from 'zod';
import { reasonStep } from './explanation.ts';
import { amount, id, round as roundNumber } from './fields.ts';

const passed = z
  .strictObject({
    player: id.describe('Id of the candidate.'),
    reason: z
      .enum(['met', 'colour', 'not-completable', 'quality', 'rating'])
      .describe('The first reason that kept the candidate from being the opponent.'),
  })
  .meta({ id: 'passedCandidate', description: 'A candidate who was read before the opponent and not taken.' });

const colourRule = z
  .union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])
  .describe('The rule that gave the colours.');

const pairTrace = z
  .strictObject({
    group: amount.describe('Points of the group in which the pair was made.'),
    direction: z.enum(['down', 'up', 'middle']).describe('How the group was read.'),
    step: z.enum(['A', 'C']).describe('A: an incoming floater; C: the rest of the group.'),
    floater: id.nullable().describe('Id of the floater of the pair; null where there is none.'),
    passed: z.array(passed).describe('The candidates before the one taken, in the order of reading.'),
    colourRule,
    quality: z
      .union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])
      .describe('0: no due colour is denied; 1 to 3: the stronger the due that is.'),
    level: z.enum(['strict', 'last', 'relaxed']).describe('What two players had to satisfy to be paired.'),
  })
  .meta({ id: 'pairTrace', description: 'Why the pair came about.' });

const bracketTrace = z
  .strictObject({
    bracket: amount.describe('Points of those who are at home in the bracket of the pair.'),
    mdp: id.nullable().describe('Id of who of the two moved down into the bracket; null where nobody did.'),
    downfloat: z.array(id).describe('Ids of those whom the bracket leaves over.'),
    criteria: z
      .record(z.string(), z.union([amount, z.array(amount)]))
      .describe(
        'What each criterion counts in the bracket, or the points of those counted; what is met in full is left out.',
      ),
    exchange: z
      .strictObject({
        out: z.array(id).describe('Ids of the better half.'),
        in: z.array(id).describe('Ids of the other half.'),
      })
      .describe('Who changed sides between the halves of the bracket.'),
    colourRule,
  })
  .meta({ id: 'bracketTrace', description: 'Why the pair came about, where the system goes by brackets.' });

export const trace = z.union([pairTrace, bracketTrace]).describe('Why the pair came about, as its system tells it.');

const steps = (about: string) => z.array(reasonStep).optional().describe(about);

const whatIf = z
  .strictObject({
    players: z.tuple([id, id.nullable()]).describe('Ids of the two; null where the bye was asked about.'),
    decides: z
      .string()
      .nullable()
      .describe('The rule that decides; null where it is so already, or somebody does not play.'),
    bracket: amount.nullable().describe('Points of the bracket in which it decides.'),
    steps: z.array(reasonStep).describe('The reasons.'),
  })
  .meta({ id: 'whatIf', description: 'Why two do not meet, or why somebody has no bye.' });

const board = z
  .strictObject({
    board: z.int().min(1).describe('Number of the board.'),
    white: id.describe('Id of the player with the white pieces.'),
    black: id.describe('Id of the player with the black pieces.'),
    trace: trace.optional(),
    steps: steps('Why the pair came about: by systems that have no trace, and where reasons were asked for.'),
  })
  .meta({ id: 'pairedBoard', description: 'A pair of the round.' });

/** `escala/round@1`. */
export const round = z.strictObject({
  format: z.literal('escala/round@1').describe('Format of the document.'),
  round: roundNumber.describe('Number of the round.'),
  pairs: z.array(board).describe('The pairs, by board.'),
  bye: id.nullable().describe('Id of the player with the bye; null where there is none.'),
  byeSteps: steps('Why that player has the bye, where reasons were asked for.'),
  whatIf: z.array(whatIf).optional().describe('What was asked about the round.'),
  byes: z.array(id).optional().describe('Knockout: ids of all who go on without a game, where they are several.'),
  free: z.array(id).optional().describe('League: ids of those whose opponent of the schedule has left.'),
});
