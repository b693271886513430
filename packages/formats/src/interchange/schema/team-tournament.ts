import {
  BYE_KINDS,
  GAME_KINDS,
  MATCH_RESULTS,
  RESULTS,
  TEAM_SCORES,
  TEAM_SYSTEMS,
  TIE_BREAK_EDITIONS,
} from '@escala/core';
import * as z from 'zod';
import { assigned, id, name, points, round } from './fields.ts';

const boardNumber = z.int().min(1).max(99);
const team = id.describe('Id of the team.');

const tournamentTeam = z
  .strictObject({
    id: id.describe('Identifies the team in the whole document.'),
    number: z.int().min(1).max(99_999).describe('Pairing number, 1 for the strongest.'),
    name: name.optional().describe('Name, for display.'),
  })
  .meta({ id: 'tournamentTeam', description: 'A team of the tournament.' });

const match = z
  .strictObject({
    round: round.describe('Number of the round.'),
    first: id.describe('Id of the team that results name first.'),
    second: id.describe('Id of the other team.'),
    boards: z
      .array(
        z.strictObject({
          board: boardNumber.describe('Number of the board.'),
          result: z
            .enum(RESULTS)
            .optional()
            .describe('Result for the first team; absent while the game is being played.'),
          kind: z.enum(GAME_KINDS).optional().describe('played (default), forfeit, or adjudicated.'),
        }),
      )
      .optional()
      .describe('Results by board.'),
    kind: z.enum(['played', 'forfeit']).optional().describe('forfeit: the match was not played.'),
    result: z.enum(MATCH_RESULTS).optional().describe('Result of every board of a match that was not played.'),
  })
  .meta({ id: 'tournamentMatch', description: 'A match of two teams.' });

export const teamTournament = z
  .strictObject({
    format: z.literal('escala/tournament@1').describe('Format of the document.'),
    name: name.optional().describe('Name, for display.'),
    rules: id.optional().describe('Competition book; if absent, the command names it.'),
    system: z.enum(TEAM_SYSTEMS).describe('Pairing system.'),
    rounds: round.describe('Number of rounds announced.'),
    boards: boardNumber.describe('Boards per match.'),
    primary: z.enum(TEAM_SCORES).optional().describe('Points that decide the ranking: match (default) or game.'),
    matchScoring: z
      .strictObject({
        win: points.describe('Match points for a win.'),
        draw: points.describe('Match points for a draw.'),
        loss: points.describe('Match points for a loss.'),
      })
      .optional()
      .describe('Match points for each result; default: 2, 1, 0.'),
    tiebreakRules: z
      .enum(TIE_BREAK_EDITIONS)
      .optional()
      .describe('Edition of FIDE’s tie-breaks, by its first month; default: the current one.'),
    teams: z.array(tournamentTeam).describe('All teams.'),
    matches: z.array(match).describe('Matches so far, in any order.'),
    byes: z
      .array(
        z.strictObject({
          round: round.describe('Number of the round.'),
          team,
          kind: z
            .enum(BYE_KINDS)
            .optional()
            .describe('pairing (default): given by the pairing; full, half, zero: requested.'),
          points: points.describe('Match points awarded.'),
          gamePoints: points.describe('Game points awarded.'),
        }),
      )
      .optional()
      .describe('Byes, given by the pairing or requested.'),
    /** D-TRF-10. */
    assignedPoints: z
      .array(
        z.strictObject({
          round: round.describe('Number of the round.'),
          team,
          points: assigned.optional().describe('Match points.'),
          gamePoints: assigned.optional().describe('Game points.'),
        }),
      )
      .optional()
      .describe('Points given by ruling besides those of matches and byes, or taken away if below zero.'),
    withdrawals: z
      .array(z.strictObject({ team, afterRound: z.int().min(0).max(999).describe('Last round played.') }))
      .optional()
      .describe('Teams that have withdrawn.'),
  })
  .describe('A team tournament as it stands.');

export type TeamTournamentDocument = z.infer<typeof teamTournament>;
