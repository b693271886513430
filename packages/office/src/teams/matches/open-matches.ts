import { SIDES } from '@escala/core';
import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import type { Kept } from '../../ports.ts';
import { matchLineShape, resultsDueShape } from '../answer-shapes.ts';
import { leagueKind } from '../leagues/league.ts';
import { loadLeague } from '../leagues/league-desk.ts';
import { lineUpId, lineUpKind } from '../line-ups/line-up.ts';
import { openReserves } from '../reserves/match-reserves.ts';
import { isSettled, type LeagueMatch } from './match.ts';
import { dueOfMatch } from './match-desk.ts';
import { matchLine } from './match-line.ts';

const answer = z.strictObject({
  matches: z.array(
    z.strictObject({
      match: matchLineShape,
      leagueId: z.string(),
      league: z.string(),
      home: z.string(),
      away: z.string(),
      /** The sides without a line-up. */
      lineUpsMissing: z.array(z.enum(SIDES)),
      resultsDue: resultsDueShape.optional(),
    }),
  ),
});
type OpenMatch = z.infer<typeof answer>['matches'][number];

/**
 * Matches of a season up to a day that the office is waiting for, by date: without a confirmed acta or ruling, with
 * adjourned games, or under reserve.
 */
export const openMatches = defineQuestion({
  kind: 'league.open-matches',
  input: z.strictObject({ season: z.int(), upTo: z.iso.date(), league: z.string().optional() }),
  answer,
  ask: async (reading, { season, upTo, league: only }): Promise<z.infer<typeof answer>> => {
    const leagues = await reading.find(leagueKind, { key: 'season', equals: String(season) });
    const matches: OpenMatch[] = [];
    for (const { id } of leagues) {
      if (only !== undefined && only !== id) continue;
      const desk = (await loadLeague(reading, id))!;
      const lineUps = await reading.find(lineUpKind, { key: 'league', equals: id });
      const present = new Set(lineUps.map((lineUp) => lineUp.id));
      const teams = new Map(desk.teams.map((team) => [team.id, team.body]));
      const isWaitedFor = ({ id: match, body }: Kept<LeagueMatch>): boolean =>
        (body.on ?? '') <= upTo &&
        body.ruling === undefined &&
        !isSettled(desk.actas.get(match)?.body) &&
        // Matches of a withdrawn team are not waited for (Retirats 14.1).
        SIDES.every((side) => body.round <= (teams.get(body[side])?.withdrawnAfter ?? body.round));
      const reserved = new Set(openReserves(desk.reserves).map(({ body }) => body.match));
      const isReserved = ({ id: match, body }: Kept<LeagueMatch>): boolean =>
        (body.on ?? '') <= upTo && reserved.has(match);
      for (const match of desk.matches.filter((each) => isWaitedFor(each) || isReserved(each)))
        matches.push({
          match: matchLine(match, desk.actas.get(match.id)?.body, desk.reserves, desk.league.body),
          leagueId: id,
          league: desk.league.body.name,
          home: teams.get(match.body.home)?.name ?? match.body.home,
          away: teams.get(match.body.away)?.name ?? match.body.away,
          lineUpsMissing: SIDES.filter((side) => !present.has(lineUpId(match.id, side))),
          ...dueOfMatch(match.body, desk.league.body),
        });
    }
    return { matches: matches.sort((a, b) => byText(dayOf(a), dayOf(b)) || byText(a.match.id, b.match.id)) };
  },
});

const dayOf = ({ match: { on } }: OpenMatch): string => on ?? '';
const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
