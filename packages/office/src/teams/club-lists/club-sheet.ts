import type { ClubTeam, IsoDate, ListedPlayer } from '@escala/core';
import type { Kept, Reading } from '../../ports.ts';
import { clubKind } from '../../registry/clubs/club.ts';
import { type Player, playerKind } from '../../registry/players/player.ts';
import { leagueKind, type Team, teamKind } from '../leagues/league.ts';
import { teamRulesOf } from '../leagues/league-desk.ts';
import { type ClubList, clubListId, clubListKind } from './club-list.ts';

/** A club in a season: its teams in order, and its list by strength with the facts the rules need about each player. */
export interface ClubSheet {
  readonly club: string;
  readonly name: string;
  readonly season: number;
  readonly teams: readonly ClubTeam[];
  readonly entered: readonly Kept<Team>[];
  readonly list: Kept<ClubList> | undefined;
  readonly players: readonly ListedPlayer[];
  /** Listed players with a licence for the club in the season. */
  readonly licensed: ReadonlySet<string>;
}

export async function loadClubSheet(reading: Reading, season: number, club: string): Promise<ClubSheet> {
  const entered = await reading.find(teamKind, { key: 'club', equals: `${club}/${season}` });
  const list = await reading.get(clubListKind, clubListId(season, club));
  const players = await reading.getMany(playerKind, list?.body.players.map(({ id }) => id) ?? []);
  return {
    club,
    name: (await reading.get(clubKind, club))?.body.name ?? club,
    season,
    entered,
    teams: await clubTeams(reading, entered),
    list,
    players: listedPlayers(list?.body.players ?? [], new Map(players.map(({ id, body }) => [id, body]))),
    licensed: new Set(players.filter(({ body }) => body.licences[String(season)] === club).map(({ id }) => id)),
  };
}

/** The championship teams by letter; those of the cup follow from them (Equips 8.2.6). */
async function clubTeams(reading: Reading, entered: readonly Kept<Team>[]): Promise<ClubTeam[]> {
  const leagues = await reading.getMany(
    leagueKind,
    entered.map(({ body }) => body.league),
  );
  const byId = new Map(leagues.map((league) => [league.id, league.body]));
  const teams = entered
    .flatMap(({ body }) => {
      const league = byId.get(body.league);
      if (league === undefined || teamRulesOf(league).cups.includes(league.competition)) return [];
      const { competition, boards, final = false } = league;
      return [{ final, team: { id: body.letter, competition, boards } }];
    })
    .sort((a, b) => (a.team.id < b.team.id ? -1 : a.team.id > b.team.id ? 1 : Number(a.final) - Number(b.final)));
  // A team that reached a final is the same team there (D-OFF-471).
  return [...new Map(teams.toReversed().map(({ team }) => [team.id, team])).values()].reverse();
}

/** The players on the list on a day: those added later were not there yet (Delegats 5.4.2). */
export function listedOn({ list, players }: ClubSheet, day: IsoDate | undefined): readonly ListedPlayer[] {
  const later = new Set(
    (list?.body.players ?? []).flatMap(({ id, addedOn }) => (addedOn && day && addedOn > day ? [id] : [])),
  );
  return later.size === 0 ? players : players.filter(({ id }) => !later.has(id));
}

export function listedPlayers(
  listed: ClubList['players'],
  known: ReadonlyMap<string, Player>,
): readonly ListedPlayer[] {
  return listed.map(({ id, number }) => {
    const player = known.get(id);
    return {
      id,
      number,
      ...(player !== undefined && { name: player.name }),
      ...(player?.category !== undefined && { category: player.category }),
      ...(player?.nationality !== undefined && { nationality: player.nationality }),
    };
  });
}
