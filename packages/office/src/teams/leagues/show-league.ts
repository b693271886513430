import { z } from 'zod';
import { namesShape, standingsShape } from '../../events/answer-shapes.ts';
import { refusalOfFinding } from '../../events/event-refusals.ts';
import { findingSchema, type KeptFinding } from '../../kit/finding.ts';
import { defineQuestion } from '../../kit/question.ts';
import { Refused } from '../../kit/refusal.ts';
import { matchLineShape } from '../answer-shapes.ts';
import { isProvisional } from '../matches/match.ts';
import { matchLine } from '../matches/match-line.ts';
import { competitionOf, knockoutOutcome } from '../matches/match-outcome.ts';
import { openReserves } from '../reserves/match-reserves.ts';
import { leagueKind, leagueSchema, teamSchema } from './league.ts';
import { leagueUnknown } from './league-act.ts';
import { type LeagueDesk, loadLeague, teamRulesOf, teamsOf } from './league-desk.ts';

const categoryEventShape = z.strictObject({
  group: z.string(),
  category: z.string(),
  /** Strongest first. */
  entries: z.array(z.strictObject({ team: z.string(), round: z.int(), beatenBy: z.string() })),
});

/** Who continues in which category's event (fce-1990 Sistemes 3.1.1); a match awaiting a ruling sends nobody on. */
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

/** A league with its teams and matches. */
export const showLeague = defineQuestion({
  kind: 'league.show',
  input: z.strictObject({ league: z.string() }),
  answer: z.strictObject({
    id: z.string(),
    version: z.int(),
    league: leagueSchema,
    teams: z.array(z.strictObject({ id: z.string(), version: z.int(), ...teamSchema.shape })),
    matches: z.array(matchLineShape),
    /** In the Copa Catalana: teams beaten by a higher category that continue in their own category's event. */
    secondChances: z.array(categoryEventShape),
  }),
  ask: async (reading, { league: id }) => {
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

/** The leagues of a season. */
export const searchLeagues = defineQuestion({
  kind: 'league.search',
  input: z.strictObject({ season: z.int() }),
  answer: z.strictObject({ leagues: z.array(z.strictObject({ id: z.string(), ...leagueSchema.shape })) }),
  ask: async (reading, { season }) => {
    const found = await reading.find(leagueKind, { key: 'season', equals: String(season) });
    return { leagues: found.map(({ id, body }) => ({ id, ...body })) };
  },
});

/** Matches of a group that count up to a round by reports nobody has confirmed (D-OFF-1221). */
export const provisionalIn = ({ matches, actas }: LeagueDesk, group: string, round: number) =>
  matches.filter(
    ({ id, body }) => body.group === group && body.round <= round && isProvisional(body, actas.get(id)?.body),
  );

/** The table of a group after a round, on request with the working of every tie-break. */
export const leagueStandings = defineQuestion({
  kind: 'league.standings',
  input: z.strictObject({
    league: z.string(),
    group: z.string(),
    round: z.int().min(0).optional(),
    workings: z.boolean().optional(),
  }),
  answer: z.strictObject({
    standings: standingsShape,
    /** What counts in the table although it is not confirmed: these matches, and so the points of these teams. */
    provisional: z.strictObject({ matches: z.array(z.string()), teams: z.array(z.string()) }).optional(),
    findings: z.array(findingSchema),
    names: namesShape,
  }),
  ask: async (reading, { league, group, round, workings }) => {
    const desk = await loadLeague(reading, league);
    if (desk === undefined) throw new Refused([leagueUnknown(league)]);
    const scoring = desk.league.body.scoring === 'olympic' ? 'olympic' : 'match';
    const result = teamRulesOf(desk.league.body).standings(competitionOf(desk, group), { round, workings, scoring });
    if (result.kind === 'refused')
      throw new Refused(result.findings.map((finding) => refusalOfFinding(finding, 'round')));
    const names = Object.fromEntries(desk.teams.map(({ id, body }) => [id, body.name]));
    const { standings, findings } = result;
    const provisional = provisionalIn(desk, group, standings.round);
    return {
      standings,
      ...(provisional.length > 0 && {
        provisional: {
          matches: provisional.map(({ id }) => id),
          teams: [...new Set(provisional.flatMap(({ body: { home, away } }) => [home, away]))],
        },
      }),
      findings: [...findings] as KeptFinding[],
      names,
    };
  },
});
