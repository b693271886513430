import { teamStandings } from '@escala/regulations/fce-1990';
import { z } from 'zod';
import { refusalOfFinding } from '../../acts/events/desk/event-refusals.ts';
import { loadLeague } from '../../acts/teams/desk/league-desk.ts';
import { competitionOf } from '../../acts/teams/desk/match-outcome.ts';
import { leagueUnknown } from '../../acts/teams/desk/team-refusals.ts';
import { defineQuestion } from '../../kit/question.ts';
import { Refused } from '../../kit/refusal.ts';
import { findingSchema, type KeptFinding } from '../../records/finding.ts';
import { namesShape, standingsShape } from '../events/shapes.ts';

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
    const result = teamStandings(competitionOf(desk, group), { round, workings, scoring });
    if (result.kind === 'refused')
      throw new Refused(result.findings.map((finding) => refusalOfFinding(finding, 'round')));
    const names = Object.fromEntries(desk.teams.map(({ id, body }) => [id, body.name]));
    return { standings: result.standings, findings: [...result.findings] as KeptFinding[], names };
  },
});
