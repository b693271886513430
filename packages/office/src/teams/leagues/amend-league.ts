import { z } from 'zod';
import { versionRefusals } from '../../events/event-refusals.ts';
import { put, refuse } from '../../kit/act.ts';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import type { Kept } from '../../ports.ts';
import { teamBook } from './book-of-league.ts';
import { withBoards } from './found-league.ts';
import { type League, leagueKind } from './league.ts';
import { leagueAct } from './league-act.ts';
import { teamsOf } from './league-desk.ts';
import { leagueFactsRefusals } from './league-facts-refusals.ts';
import type { Team } from './team.ts';
import { toldLeagueSchema } from './told-league.ts';

/** The facts of a league are put right: all of them are given anew. What matches were drawn by stays. */
export const amendLeague = leagueAct({
  kind: 'league.amend',
  command: z.strictObject({ league: z.string(), version: z.int().min(1), facts: toldLeagueSchema }),
  outcome: z.strictObject({ league: z.string(), version: z.int() }),
  decide: ({ desk: { league, teams } }, { league: id, version, facts }) => {
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
    refused.push(...teamsWithoutGroup(before.groups, after.groups, drawn, teams));
    if (refused.length > 0) return refuse(...refused);
    return {
      changes: [put(leagueKind, id, version, { ...after, drawn, ...(dropped && { dropped }) })],
      outcome: { league: id, version: version + 1 },
    };
  },
});

/** A group that is not drawn may go as long as no team was entered in it. */
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
