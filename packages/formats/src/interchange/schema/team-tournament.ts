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
import { id, name, points, round } from './fields.ts';

const boardNumber = z.int().min(1).max(99);
const team = id.describe('Id of the team.');

const tournamentTeam = z
  .strictObject({
    id: id.describe('Identifies the team in the whole document.'),
    number: z.int().min(1).max(99_999).describe('Pairing number, 1 the strongest.'),
    name: name.optional().describe('Name, for people to read.'),
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
          result: z.enum(RESULTS).optional().describe('As the first team sees it; absent while it is being played.'),
          kind: z.enum(GAME_KINDS).optional().describe('played where nothing is said; forfeit; adjudicated.'),
        }),
      )
      .optional()
      .describe('Results by board.'),
    kind: z.enum(['played', 'forfeit']).optional().describe('forfeit: the match was not played.'),
    result: z.enum(MATCH_RESULTS).optional().describe('Of a match that was not played: that of every board.'),
  })
  .meta({ id: 'tournamentMatch', description: 'A match of two teams.' });

export const teamTournament = z
  .strictObject({
    format: z.literal('escala/tournament@1').describe('Format of the document.'),
    name: name.optional().describe('Name, for people to read.'),
    rules: id.optional().describe('Competition book; the command says it where the document does not.'),
    system: z.enum(TEAM_SYSTEMS).describe('How it is paired.'),
    rounds: round.describe('Rounds announced.'),
    boards: boardNumber.describe('Boards of a match.'),
    primary: z.enum(TEAM_SCORES).optional().describe('Points that rank: match where nothing is said, or game.'),
    matchScoring: z
      .strictObject({
        win: points.describe('Match points of a win.'),
        draw: points.describe('Match points of a draw.'),
        loss: points.describe('Match points of a loss.'),
      })
      .optional()
      .describe('What a match brings; 2, 1, 0 where nothing is said.'),
    tiebreakRules: z
      .enum(TIE_BREAK_EDITIONS)
      .optional()
      .describe('Edition of FIDE’s tie-breaks, by its first month; the present one where nothing is said.'),
    teams: z.array(tournamentTeam).describe('All teams.'),
    matches: z.array(match).describe('Matches so far, in any order.'),
    byes: z
      .array(
        z.strictObject({
          round: round.describe('Number of the round.'),
          team,
          kind: z.enum(BYE_KINDS).optional().describe('pairing where nothing is said; full, half, zero: asked for.'),
          points: points.describe('Match points given.'),
          gamePoints: points.describe('Game points given.'),
        }),
      )
      .optional()
      .describe('Rounds off.'),
    withdrawals: z
      .array(z.strictObject({ team, afterRound: z.int().min(0).max(999).describe('Last round played.') }))
      .optional()
      .describe('Teams that have left.'),
  })
  .describe('A tournament of teams as it stands.');

export type TeamTournamentDocument = z.infer<typeof teamTournament>;
