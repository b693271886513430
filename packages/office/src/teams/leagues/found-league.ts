import { dayFrom } from '@escala/core';
import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { invalid } from '../../kit/refusal.ts';
import { federationOf } from '../../registry/federation/federation.ts';
import { slug } from '../../registry/given-id.ts';
import { type BookOfTeams, teamBook } from './book-of-league.ts';
import { type League, type LeagueFacts, leagueKind } from './league.ts';
import { leagueFactsRefusals } from './league-facts-refusals.ts';
import { toldLeagueSchema } from './told-league.ts';

/** A team competition of a season is announced, with its groups. */
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

/** Equips 8.1.1 to Equips 8.1.3, unless a delegation has its own (Equips 8.1.4). */
export function withBoards(facts: LeagueFacts, { id, teams }: BookOfTeams): Omit<League, 'drawn' | 'dropped'> {
  const boards = facts.boards ?? teams.boardsOf(facts.competition, dayFrom(`${facts.season}-01-01`));
  return { ...facts, rules: id, boards };
}
