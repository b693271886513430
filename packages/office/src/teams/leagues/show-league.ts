import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { Refused } from '../../kit/refusal.ts';
import { matchLine } from '../matches/match-line.ts';
import { matchLineShape } from '../shapes.ts';
import { leagueSchema } from './league.ts';
import { loadLeague } from './league-desk.ts';
import { categoryEventShape, secondChancesOf } from './second-chances-of-group.ts';
import { teamSchema } from './team.ts';
import { leagueUnknown } from './team-refusals.ts';

const answer = z.strictObject({
  id: z.string(),
  version: z.int(),
  league: leagueSchema,
  teams: z.array(z.strictObject({ id: z.string(), version: z.int(), ...teamSchema.shape })),
  matches: z.array(matchLineShape),
  /** Of the Copa Catalana: who was beaten by a higher category and goes on in the event of the own one. */
  secondChances: z.array(categoryEventShape),
});

/** A league with its teams and matches. */
export const showLeague = defineQuestion({
  kind: 'league.show',
  input: z.strictObject({ league: z.string() }),
  answer,
  ask: async (reading, { league: id }): Promise<z.infer<typeof answer>> => {
    const desk = await loadLeague(reading, id);
    if (desk === undefined) throw new Refused([leagueUnknown(id)]);
    return {
      id,
      version: desk.league.version,
      league: desk.league.body,
      teams: desk.teams.map((team) => ({ id: team.id, version: team.version, ...team.body })),
      matches: desk.matches.map((match) =>
        matchLine(match, desk.actas.get(match.id)?.body, desk.reserves, desk.league.body),
      ),
      secondChances: secondChancesOf(desk),
    };
  },
});
