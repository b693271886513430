import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { Refused } from '../../kit/refusal.ts';
import { matchLineShape } from '../answer-shapes.ts';
import { matchLine } from '../matches/match-line.ts';
import { knockoutOutcome } from '../matches/match-outcome.ts';
import { openReserves } from '../reserves/match-reserves.ts';
import { teamRulesOf } from './book-of-league.ts';
import { leagueSchema } from './league.ts';
import { type LeagueDesk, loadLeague, teamsOf } from './league-desk.ts';
import { teamSchema } from './team.ts';
import { leagueUnknown } from './team-refusals.ts';

const categoryEventShape = z.strictObject({
  group: z.string(),
  category: z.string(),
  /** The strongest first. */
  entries: z.array(z.strictObject({ team: z.string(), round: z.int(), beatenBy: z.string() })),
});

/** Who goes on in the event of which category (fce-1990 Sistemes 3.1.1); a match that waits for a ruling sends nobody on. */
function secondChancesOf(desk: LeagueDesk): z.infer<typeof categoryEventShape>[] {
  const { competition, system, groups } = desk.league.body;
  const rules = teamRulesOf(desk.league.body);
  if (!rules.cups.includes(competition) || system !== 'knockout') return [];
  const waiting = new Set(openReserves(desk.reserves).map(({ body }) => body.match));
  return groups.flatMap(({ id: group }) => {
    const teams = teamsOf(desk, group).map(({ id, body: { number, category } }) => ({ id, number, category }));
    const defeats = desk.matches.flatMap(({ id, body }) => {
      if (body.group !== group || waiting.has(id)) return [];
      const result = knockoutOutcome(desk.league.body, body, desk.actas.get(id)?.body);
      if (result !== '1-0' && result !== '0-1') return [];
      const [winner, loser] = result === '1-0' ? [body.home, body.away] : [body.away, body.home];
      return [{ round: body.round, winner, loser }];
    });
    return rules.secondChances(teams, defeats).map(({ category, entries }) => ({
      group,
      category,
      entries: [...entries],
    }));
  });
}

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
