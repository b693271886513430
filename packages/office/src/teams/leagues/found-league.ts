import { dayFrom } from '@escala/core';
import { boardsOf, teamRules } from '@escala/regulations/fce-1990';
import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { invalid } from '../../kit/refusal.ts';
import { slug } from '../../registry/given-id.ts';
import { type League, type LeagueFacts, leagueKind } from './league.ts';
import { leagueFactsRefusals } from './league-facts-refusals.ts';
import { toldLeagueSchema } from './told-league.ts';

/** A team competition of a season is announced, with its groups. */
export const foundLeague = defineAct({
  kind: 'league.found',
  command: z.strictObject({ league: slug, facts: toldLeagueSchema }),
  reason: 'optional',
  outcome: z.strictObject({ league: z.string(), boards: z.int() }),
  subject: ({ league }) => ({ kind: 'league', id: league }),
  load: async (reading, { league }) => ({ present: await reading.get(leagueKind, league) }),
  decide: ({ present }, { league, facts }) => {
    const refused = leagueFactsRefusals(facts);
    if (present !== undefined)
      refused.unshift(invalid('league-exists', { id: league, name: present.body.name }, { field: 'league' }));
    if (refused.length > 0) return refuse(...refused);
    const founded = withBoards(facts);
    return {
      changes: [put(leagueKind, league, 0, { ...founded, drawn: [] })],
      outcome: { league, boards: founded.boards },
    };
  },
});

/** Equips 8.1.1 to Equips 8.1.3, unless a delegation has its own (Equips 8.1.4). */
export function withBoards(facts: LeagueFacts): Omit<League, 'drawn' | 'dropped'> {
  const rules = teamRules(dayFrom(`${facts.season}-01-01`));
  return { ...facts, boards: facts.boards ?? boardsOf(rules, facts.competition) };
}
