import { SIDES } from '@escala/core';
import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import type { Kept, Reading } from '../../ports.ts';
import { clubKind } from '../../registry/clubs/club.ts';
import { delegationKind } from '../../registry/clubs/delegation-acts.ts';
import { matchLineShape, resultsDueShape } from '../answer-shapes.ts';
import { type League, leagueKind, teamKind } from '../leagues/league.ts';
import { teamRulesOf } from '../leagues/league-desk.ts';
import { lineUpId, lineUpKind } from '../line-ups/line-up.ts';
import { loadReserves } from '../reserves/match-reserves.ts';
import { actaKind, matchKind } from './match.ts';
import { dueOfMatch } from './match-desk.ts';
import { matchLine } from './match-line.ts';

const answer = z.strictObject({
  matches: z.array(
    z.strictObject({
      match: matchLineShape,
      league: z.string(),
      season: z.int(),
      /** Names of the two teams. */
      home: z.string(),
      away: z.string(),
      sides: z.array(z.enum(SIDES)),
      lineUpIn: z.boolean(),
      /** The deadline for reporting the results (Delegats 5.5.1); absent if the match has no date. */
      resultsDue: resultsDueShape.optional(),
      /** The delegation to which they are reported, if no other is concerned (Delegats 5.5.2). */
      resultsTo: z.strictObject({ delegation: z.string(), name: z.string() }).optional(),
    }),
  ),
});

/** A club's matches from a day on, with what is still to be submitted and by when. */
export const delegateMatches = defineQuestion({
  kind: 'delegate.matches',
  input: z.strictObject({
    club: z.string(),
    from: z.iso.date().optional(),
    limit: z.int().min(1).max(200).default(50),
  }),
  answer,
  scope: async (_reading, { club }) => ({ club }),
  ask: async (reading, { club, from = '', limit }): Promise<z.infer<typeof answer>> => {
    const undated = from === '' ? [] : await reading.find(matchKind, { key: 'club', equals: `${club}/` }, { limit });
    const span = { key: 'club', from: `${club}/${from}`, to: `${club}/~` };
    // A match between two teams of one club is found under both.
    const all = [...undated, ...(await reading.find(matchKind, span, { limit }))];
    const found = [...new Map(all.map((match) => [match.id, match])).values()];
    const leagues = await reading.getMany(
      leagueKind,
      found.map(({ body }) => body.league),
    );
    const byId = new Map(leagues.map((league) => [league.id, league.body]));
    const teams = await reading.getMany(
      teamKind,
      found.flatMap(({ body }) => [body.home, body.away]),
    );
    const names = new Map(teams.map(({ id, body }) => [id, body.name]));
    const addressees = new Map<string, Awaited<ReturnType<typeof addresseeOf>>>();
    for (const league of leagues) addressees.set(league.id, await addresseeOf(reading, league));
    const matches: z.infer<typeof answer>['matches'] = [];
    for (const match of found) {
      const { body } = match;
      const sides = SIDES.filter((side) => body[`${side}Club`] === club);
      const lineUps = await reading.getMany(
        lineUpKind,
        sides.map((side) => lineUpId(match.id, side)),
      );
      const league = byId.get(body.league);
      if (league === undefined) continue;
      matches.push({
        match: matchLine(
          match,
          (await reading.get(actaKind, match.id))?.body,
          await loadReserves(reading, match.id),
          league,
        ),
        league: league.name,
        season: league.season,
        home: names.get(body.home) ?? body.home,
        away: names.get(body.away) ?? body.away,
        sides,
        lineUpIn: lineUps.length === sides.length,
        ...dueOfMatch(body, league),
        ...addressees.get(body.league),
      });
    }
    return { matches };
  },
});

/** Delegats 5.5.2: a league whose clubs are all of one delegation concerns nobody else. */
async function addresseeOf(reading: Reading, league: Kept<League>) {
  const teams = await reading.find(teamKind, { key: 'league', equals: league.id });
  const clubs = await reading.getMany(clubKind, [...new Set(teams.map(({ body }) => body.club))]);
  const [delegation, ...others] = new Set(clubs.map(({ body }) => body.delegation));
  if (delegation === undefined || others.length > 0) return {};
  if (teamRulesOf(league.body).resultsAddressee(delegation) === 'federation') return {};
  return { resultsTo: { delegation, name: (await reading.get(delegationKind, delegation))?.body.name ?? delegation } };
}
