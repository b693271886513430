import { z } from 'zod';
import { namesShape, standingsShape } from '../../events/answer-shapes.ts';
import { refusalOfFinding } from '../../events/event-refusals.ts';
import { findingSchema, type KeptFinding } from '../../kit/finding.ts';
import { defineQuestion } from '../../kit/question.ts';
import { Refused } from '../../kit/refusal.ts';
import { competitionOf } from '../matches/match-outcome.ts';
import { teamRulesOf } from './book-of-league.ts';
import { loadLeague } from './league-desk.ts';
import { leagueUnknown } from './team-refusals.ts';

const answer = z.strictObject({ standings: standingsShape, findings: z.array(findingSchema), names: namesShape });

/** The table of a group after a round, with the working of every tie-break where it is asked for. */
export const leagueStandings = defineQuestion({
  kind: 'league.standings',
  input: z.strictObject({
    league: z.string(),
    group: z.string(),
    round: z.int().min(0).optional(),
    workings: z.boolean().optional(),
  }),
  answer,
  ask: async (reading, { league, group, round, workings }): Promise<z.infer<typeof answer>> => {
    const desk = await loadLeague(reading, league);
    if (desk === undefined) throw new Refused([leagueUnknown(league)]);
    const scoring = desk.league.body.scoring === 'olympic' ? 'olympic' : 'match';
    const result = teamRulesOf(desk.league.body).standings(competitionOf(desk, group), { round, workings, scoring });
    if (result.kind === 'refused')
      throw new Refused(result.findings.map((finding) => refusalOfFinding(finding, 'round')));
    const names = Object.fromEntries(desk.teams.map(({ id, body }) => [id, body.name]));
    return { standings: result.standings, findings: [...result.findings] as KeptFinding[], names };
  },
});
