import { type VacancyRule, vacancyDivisions, vacancyOwners } from '@escala/regulations';
import { z } from 'zod';
import { refusalOfFinding } from '../../events/event-refusals.ts';
import { stepSchema } from '../../kit/finding.ts';
import { defineQuestion } from '../../kit/question.ts';
import { invalid, Refused } from '../../kit/refusal.ts';
import { competitionOf } from '../matches/match-outcome.ts';
import { leagueUnknown } from './league-act.ts';
import { bookOfLeague, type LeagueDesk, loadLeague, teamRulesOf } from './league-desk.ts';

const candidateShape = z.strictObject({
  team: z.string(),
  name: z.string(),
  group: z.string(),
  rank: z.int(),
  points: z.number(),
  /** Already has a place above, or does not want one. */
  passed: z.boolean(),
});
type Candidate = z.infer<typeof candidateShape>;

/**
 * Which team of a league gets a vacant place in the division above (fce-1990 Normes 4.2.1.2). The commission decides.
 */
export const leagueVacancy = defineQuestion({
  kind: 'league.vacancy',
  input: z.strictObject({
    league: z.string(),
    /** Whose place it was, if this matters. */
    of: z.enum(vacancyOwners).optional(),
    lostPromotion: z.array(z.string()).optional(),
    passed: z.array(z.string()).optional(),
  }),
  answer: z.strictObject({
    league: z.string(),
    /** The league's book. */
    rules: z.string(),
    /** The division above, with the vacancy. */
    division: z.enum(vacancyDivisions),
    candidates: z.array(candidateShape),
    /**
     * Null: no team is left. Otherwise the team that gets the place; among several, a match or a public draw decides.
     */
    vacancy: z.strictObject({ teams: z.array(z.string()), step: stepSchema }).nullable(),
  }),
  ask: async (reading, { league, of, lostPromotion = [], passed = [] }) => {
    const desk = await loadLeague(reading, league);
    if (desk === undefined) throw new Refused([leagueUnknown(league)]);
    const rule = ruleOf(desk);
    const division = rule.above;
    const candidates = classified(desk).map((each) => ({ ...each, passed: passed.includes(each.team) }));
    const asking = candidates
      .filter((each) => !each.passed)
      .map(({ team, points }) => ({ id: team, points, lostPromotion: lostPromotion.includes(team) }));
    const taken = rule.fill(asking, of);
    const { rules } = desk.league.body;
    if (taken === undefined) return { league, rules, division, candidates, vacancy: null };
    const { quantity, articles, decisions, values } = taken.step;
    const step = { quantity, articles: [...articles], decisions: [...decisions], values: { ...values } };
    return { league, rules, division, candidates, vacancy: { teams: [...taken.teams], step } };
  },
});

/** The book only has rules for some vacancies (fce-1990 Normes 4.2.1.2). */
function ruleOf({ league: { id, body } }: LeagueDesk): VacancyRule {
  const book = bookOfLeague(body);
  const { article, from } = book.teams.vacancies;
  const rule = from[body.competition];
  if (rule !== undefined) return rule;
  const rest = { field: 'league', regulation: book.id, article };
  throw new Refused([invalid('league-no-vacancy', { id, name: body.name }, rest)]);
}

/** All groups together: by place in the group, then by points (D-OFF-216). */
function classified(desk: LeagueDesk): Omit<Candidate, 'passed'>[] {
  const { groups, scoring } = desk.league.body;
  const teams = new Map(desk.teams.map(({ id, body }) => [id, body]));
  const isGone = (team: string): boolean => teams.get(team)?.withdrawnAfter !== undefined;
  const rows = groups.flatMap(({ id: group }) => {
    const terms = { scoring: scoring === 'olympic' ? ('olympic' as const) : ('match' as const) };
    const result = teamRulesOf(desk.league.body).standings(competitionOf(desk, group), terms);
    if (result.kind === 'refused')
      throw new Refused(result.findings.map((finding) => refusalOfFinding(finding, 'league')));
    return result.standings.rows.map(({ player, rank, points }) => ({
      team: player,
      name: teams.get(player)?.name ?? player,
      group,
      rank,
      points,
    }));
  });
  return rows.filter(({ team }) => !isGone(team)).sort((a, b) => a.rank - b.rank || b.points - a.points);
}
