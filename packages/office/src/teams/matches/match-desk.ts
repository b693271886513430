import { dayFrom, type OtherSheet, SIDES, type Side, writeDay } from '@escala/core';
import type { z } from 'zod';
import type { Kept, Reading } from '../../ports.ts';
import type { resultsDueShape } from '../answer-shapes.ts';
import { type ClubSheet, loadClubSheet } from '../club-lists/club-sheet.ts';
import { type League, leagueKind, type Team, teamKind } from '../leagues/league.ts';
import { teamRulesOf } from '../leagues/league-desk.ts';
import { type KeptLineUp, lineUpId, lineUpKind, type TeamSheet } from '../line-ups/line-up.ts';
import type { MatchReserve } from '../reserves/match-reserve.ts';
import { loadReserves } from '../reserves/match-reserves.ts';
import { actingPlayers } from './acting-players.ts';
import { type Acta, actaKind, type LeagueMatch, matchKind } from './match.ts';

interface SideOfMatch {
  readonly team: Kept<Team>;
  readonly club: ClubSheet;
  readonly lineUp: Kept<KeptLineUp> | undefined;
  /** Sheets of the club in other matches of the same round (Equips 8.3.3, Equips 8.3.4). */
  readonly otherSheets: readonly OtherSheet[];
}

/** A match with everything needed to judge its line-ups and its acta. */
export interface MatchDesk {
  readonly match: Kept<LeagueMatch>;
  readonly league: Kept<League>;
  readonly acta: Kept<Acta> | undefined;
  /** Present and past reserves, the whole match first. */
  readonly reserves: readonly Kept<MatchReserve>[];
  readonly sides: Readonly<Record<Side, SideOfMatch>>;
}

export async function loadMatch(reading: Reading, id: string): Promise<MatchDesk | undefined> {
  const match = await reading.get(matchKind, id);
  const league = match && (await reading.get(leagueKind, match.body.league));
  if (match === undefined || match.body.dropped || league === undefined) return undefined;
  const sides: Partial<Record<Side, SideOfMatch>> = {};
  for (const side of SIDES) {
    const team = await reading.get(teamKind, match.body[side]);
    if (team === undefined) return undefined;
    sides[side] = {
      team,
      club: await loadClubSheet(reading, league.body.season, team.body.club),
      lineUp: await reading.get(lineUpKind, lineUpId(id, side)),
      otherSheets: await otherSheets(reading, match, team),
    };
  }
  return {
    match,
    league,
    acta: await reading.get(actaKind, id),
    reserves: await loadReserves(reading, id),
    sides: sides as Record<Side, SideOfMatch>,
  };
}

/** The club's matches on the same day in any league; if the match has no date, those of the same league and round. */
async function otherSheets(reading: Reading, match: Kept<LeagueMatch>, team: Kept<Team>): Promise<OtherSheet[]> {
  const { club } = team.body;
  const { on, league, round } = match.body;
  const found =
    on === undefined
      ? (await reading.find(matchKind, { key: 'league', equals: league })).filter(({ body }) => body.round === round)
      : await reading.find(matchKind, { key: 'club', equals: `${club}/${on}` });
  const sheets: OtherSheet[] = [];
  for (const { id, body } of found)
    for (const side of SIDES) {
      const isOther = id !== match.id || body[side] !== team.id;
      if (!isOther || body[`${side}Club`] !== club) continue;
      const sheet =
        (await reading.get(actaKind, id))?.body[side] ??
        (await reading.get(lineUpKind, lineUpId(id, side)))?.body.sheet;
      if (sheet === undefined) continue;
      const other = await reading.get(teamKind, body[side]);
      sheets.push({ team: other?.body.name ?? body[side], players: named(sheet) });
    }
  return sheets;
}

function named(sheet: TeamSheet): string[] {
  return [...new Set([...sheet.boards, ...actingPlayers(sheet), sheet.reserve ?? null])].filter((id) => id !== null);
}

/** Delegats 5.5.1, if the match has a date. */
export function dueOfMatch(
  { on }: Pick<LeagueMatch, 'on'>,
  league: League,
): { resultsDue?: z.infer<typeof resultsDueShape> } {
  if (on === undefined) return {};
  const { day, minute } = teamRulesOf(league).resultsDue(dayFrom(on), (league.holidays ?? []).map(dayFrom));
  return { resultsDue: { day: writeDay(day), minute } };
}
