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
  .meta({ id: 'passedCandidate', description: 'A candidate considered before the opponent and not taken.' });

const colourRule = z
  .union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])
  .describe('Number of the rule that gave the colours.');

const pairTrace = z
  .strictObject({
    group: amount.describe('Points of the group in which the pair was made.'),
    direction: z.enum(['down', 'up', 'middle']).describe('Direction in which the group was read.'),
    step: z.enum(['A', 'C']).describe('A: an incoming floater; C: the rest of the group.'),
    floater: id.nullable().describe('Id of the floater in the pair; null if there is none.'),
    passed: z.array(passed).describe('The candidates considered before the one taken, in order.'),
    colourRule,
    quality: z
      .union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])
      .describe('0: no due colour is denied; 1 to 3: how strong the denied due colour is.'),
    level: z.enum(['strict', 'last', 'relaxed']).describe('Conditions that two players had to meet to be paired.'),
  })
  .meta({ id: 'pairTrace', description: 'Why the pair came about.' });

const bracketTrace = z
  .strictObject({
    bracket: amount.describe('Points of the residents of the bracket in which the pair was made.'),
    mdp: id.nullable().describe('Id of the player who moved down into the bracket; null if neither did.'),
    downfloat: z.array(id).describe('Ids of the players who float down from the bracket.'),
    criteria: z
      .record(z.string(), z.union([amount, z.array(amount)]))
      .describe(
        'By criterion, its count in the bracket, or the points of those it counts; criteria met in full are left out.',
      ),
    exchange: z
      .strictObject({
        out: z.array(id).describe('Ids of the players moved out of the upper half.'),
        in: z.array(id).describe('Ids of the players moved in from the lower half.'),
      })
      .describe('Exchanges between the halves of the bracket.'),
    colourRule,
  })
  .meta({ id: 'bracketTrace', description: 'Why the pair came about, in a system that pairs by brackets.' });

export const trace = z.union([pairTrace, bracketTrace]).describe('Why the pair came about, in the form of its system.');

const steps = (about: string) => z.array(reasonStep).optional().describe(about);

const whatIf = z
  .strictObject({
    players: z
      .tuple([id, id.nullable()])
      .describe('Ids of the two players; the second is null if the question is about the bye.'),
    decides: z
      .string()
      .nullable()
      .describe('The rule that decides; null if it is so already, or a player is not paired.'),
    bracket: amount.nullable().describe('Points of the bracket in which it decides; null if in none.'),
    steps: z.array(reasonStep).describe('The reasons.'),
  })
  .meta({ id: 'whatIf', description: 'Why two players do not meet, or why a player does not have the bye.' });

const board = z
  .strictObject({
    board: z.int().min(1).describe('Number of the board.'),
    white: id.describe('Id of the player with the white pieces.'),
    black: id.describe('Id of the player with the black pieces.'),
    trace: trace.optional(),
    steps: steps('Why the pair came about: from systems without a trace, or on request.'),
  })
  .meta({ id: 'pairedBoard', description: 'A pair of the round.' });

/** `escala/round@1`. */
export const round = z.strictObject({
  format: z.literal('escala/round@1').describe('Format of the document.'),
  round: roundNumber.describe('Number of the round.'),
  pairs: z.array(board).describe('The pairs, by board.'),
  bye: id.nullable().describe('Id of the player with the bye; null if there is none.'),
  byeSteps: steps('Why that player has the bye; only on request.'),
  whatIf: z.array(whatIf).optional().describe('Answers to what-if questions about the round.'),
  byes: z.array(id).optional().describe('Knockout: ids of all players who advance without a game, if several do.'),
  free: z.array(id).optional().describe('League: ids of the players whose scheduled opponent has withdrawn.'),
});
