import { dayFrom, type IsoDate } from '@escala/core';
import { z } from 'zod';
import { objectionsToMove } from '../../events/calendar/moved-round.ts';
import { refusalOfFinding, versionRefusals } from '../../events/event-refusals.ts';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import { nameSchema } from '../../kit/written-form.ts';
import type { Kept } from '../../ports.ts';
import { federationOf } from '../../registry/federation/federation.ts';
import { slug } from '../../registry/given-id.ts';
import type { LeagueMatch } from '../matches/match.ts';
import {
  type League,
  type LeagueFacts,
  leagueFactsSchema,
  leagueGroupSchema,
  leagueKind,
  type Team,
} from './league.ts';
import { leagueAct } from './league-act.ts';
import { type BookOfTeams, bookOfLeague, teamBook, teamsOf } from './league-desk.ts';
import { leagueFactsRefusals } from './league-facts-refusals.ts';

/** A league and its groups as given in commands (D-OFF-260). */
const toldLeagueSchema = leagueFactsSchema.extend({
  name: nameSchema,
  groups: z.array(leagueGroupSchema.extend({ name: nameSchema })).min(1),
});

/** Announces a team competition of a season, with its groups. */
export const foundLeague = defineAct({
  kind: 'league.found',
  command: z.strictObject({ league: slug, facts: toldLeagueSchema }),
  outcome: z.strictObject({ league: z.string(), boards: z.int() }),
  subject: ({ league }) => ({ kind: 'league', id: league }),
  load: async (reading, { league }) => ({
    federation: await federationOf(reading),
    present: await reading.get(leagueKind, league),
  }),
  decide: ({ federation, present }, { league, facts }) => {
    const book = teamBook(federation, facts.rules, 'facts.rules');
    const known = 'refused' in book ? undefined : book;
    const refused = [...leagueFactsRefusals(facts, known), ...('refused' in book ? book.refused : [])];
    if (present !== undefined)
      refused.unshift(invalid('league-exists', { id: league, name: present.body.name }, { field: 'league' }));
    if (refused.length > 0 || 'refused' in book) return refuse(...refused);
    const founded = withBoards(facts, book);
    return {
      changes: [put(leagueKind, league, 0, { ...founded, drawn: [] })],
      outcome: { league, boards: founded.boards },
    };
  },
});

/** Equips 8.1.1 to Equips 8.1.3, unless a delegation sets its own number (Equips 8.1.4). */
function withBoards(facts: LeagueFacts, { id, teams }: BookOfTeams): Omit<League, 'drawn' | 'dropped'> {
  const boards = facts.boards ?? teams.boardsOf(facts.competition, dayFrom(`${facts.season}-01-01`));
  return { ...facts, rules: id, boards };
}

/** Corrects a league's facts: all of them are given again. What matches were drawn by cannot change. */
export const amendLeague = leagueAct({
  kind: 'league.amend',
  command: z.strictObject({ league: z.string(), version: z.int().min(1), facts: toldLeagueSchema }),
  outcome: z.strictObject({ league: z.string(), version: z.int() }),
  decide: ({ desk: { league, teams, matches } }, { league: id, version, facts }, { today }) => {
    const { drawn, dropped, ...before } = league.body;
    const book = teamBook(undefined, facts.rules ?? before.rules, 'facts.rules');
    if ('refused' in book) return refuse(...book.refused);
    const after = withBoards(facts, book);
    const refused: Refusal[] = [
      ...versionRefusals(league, version, facts),
      ...leagueFactsRefusals(facts, book, dropped),
    ];
    if (drawn.length > 0)
      for (const name of ['season', 'rules', 'competition', 'system', 'boards'] as const)
        if (before[name] !== after[name])
          refused.push(invalid('league-fact-fixed', { name }, { field: `facts.${name}` }));
    for (const group of drawn)
      if (!after.groups.some((each) => each.id === group))
        refused.push(invalid('group-drawn', { group }, { field: 'facts.groups' }));
    refused.push(...movedRounds(league.body, after, matches, today));
    refused.push(...teamsWithoutGroup(before.groups, after.groups, drawn, teams));
    if (refused.length > 0) return refuse(...refused);
    return {
      changes: [put(leagueKind, id, version, { ...after, drawn, ...(dropped && { dropped }) })],
      outcome: { league: id, version: version + 1 },
    };
  },
});

/** Calendaris 15.10: the days of drawn rounds are the clubs'; the sports commission moves them match by match. */
function movedRounds(
  before: League,
  { roundDates: after = [] }: Pick<League, 'roundDates'>,
  matches: readonly Kept<LeagueMatch>[],
  today: IsoDate,
): Refusal[] {
  const rounds = Math.max(0, ...matches.map(({ body }) => body.round));
  return (before.roundDates ?? []).slice(0, rounds).flatMap((from, i) => {
    const move = { round: i + 1, rounds, from, to: after[i] ?? '', venueMoves: false };
    const against = objectionsToMove(bookOfLeague(before), move, today);
    return against.map((finding) => refusalOfFinding(finding, `facts.roundDates.${i}`));
  });
}

/** A group that is not drawn can be removed if no team was entered in it. */
function teamsWithoutGroup(
  before: League['groups'],
  after: League['groups'],
  drawn: readonly string[],
  teams: readonly Kept<Team>[],
): Refusal[] {
  const gone = before.filter(({ id }) => !drawn.includes(id) && !after.some((group) => group.id === id));
  return gone.flatMap(({ id }) => {
    const names = teamsOf({ teams }, id).map(({ body }) => body.name);
    if (names.length === 0) return [];
    return [invalid('group-has-teams', { group: id, teams: names.join(', ') }, { field: 'facts.groups' })];
  });
}
