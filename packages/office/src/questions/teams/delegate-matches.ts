import { dayFrom, SIDES, writeDay } from '@escala/core';
import { resultsDue } from '@escala/regulations/fce-1990';
import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { type League, leagueKind } from '../../records/league.ts';
import { lineUpId, lineUpKind } from '../../records/line-up.ts';
import { actaKind, type LeagueMatch, matchKind } from '../../records/match.ts';
import { matchLine } from './match-line.ts';
import { matchLineShape } from './shapes.ts';

const answer = z.strictObject({
  matches: z.array(
    z.strictObject({
      match: matchLineShape,
      sides: z.array(z.enum(SIDES)),
      lineUpIn: z.boolean(),
      /** By when the results have to be told (Delegats 5.5.1); absent where the match has no day. */
      resultsDue: z.strictObject({ day: z.iso.date(), minute: z.int() }).optional(),
    }),
  ),
});

/** The matches of a club from a day on, with what is still to be handed in and by when. */
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
    const span = { key: 'club', from: `${club}/${from}`, to: `${club}/~` };
    const found = await reading.find(matchKind, span, { limit });
    const leagues = await reading.getMany(
      leagueKind,
      found.map(({ body }) => body.league),
    );
    const byId = new Map(leagues.map((league) => [league.id, league.body]));
    const matches: z.infer<typeof answer>['matches'] = [];
    for (const match of found) {
      const sides = SIDES.filter((side) => match.body[`${side}Club`] === club);
      const lineUps = await reading.getMany(
        lineUpKind,
        sides.map((side) => lineUpId(match.id, side)),
      );
      matches.push({
        match: matchLine(match, (await reading.get(actaKind, match.id))?.body),
        sides,
        lineUpIn: lineUps.length === sides.length,
        ...dueOf(match.body, byId.get(match.body.league)),
      });
    }
    return { matches };
  },
});

function dueOf({ on }: LeagueMatch, league: League | undefined): { resultsDue?: { day: string; minute: number } } {
  if (on === undefined) return {};
  const { day, minute } = resultsDue(dayFrom(on), (league?.holidays ?? []).map(dayFrom));
  return { resultsDue: { day: writeDay(day), minute } };
}
