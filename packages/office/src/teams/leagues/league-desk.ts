import type { Kept, Reading } from '../../ports.ts';
import { type Acta, actaKind, type LeagueMatch, matchKind } from '../matches/match.ts';
import { type MatchReserve, matchReserveKind } from '../reserves/match-reserve.ts';
import { type League, leagueKind } from './league.ts';
import { type Team, teamKind } from './team.ts';

/** A league with its teams, matches and their reports. */
export interface LeagueDesk {
  readonly league: Kept<League>;
  readonly teams: readonly Kept<Team>[];
  /** By group, round and number. */
  readonly matches: readonly Kept<LeagueMatch>[];
  /** By the id of the match. */
  readonly actas: ReadonlyMap<string, Kept<Acta>>;
  readonly reserves: readonly Kept<MatchReserve>[];
}

export async function loadLeague(reading: Reading, id: string): Promise<LeagueDesk | undefined> {
  const league = await reading.get(leagueKind, id);
  if (league === undefined) return undefined;
  const ofLeague = { key: 'league', equals: id };
  const actas = await reading.find(actaKind, ofLeague);
  return {
    league,
    teams: await reading.find(teamKind, ofLeague),
    matches: await reading.find(matchKind, ofLeague),
    actas: new Map(actas.map((acta) => [acta.id, acta])),
    reserves: await reading.find(matchReserveKind, ofLeague),
  };
}

/** Teams of a group, the strongest first. */
export function teamsOf({ teams }: Pick<LeagueDesk, 'teams'>, group: string): readonly Kept<Team>[] {
  return teams.filter(({ body }) => body.group === group).sort((a, b) => a.body.number - b.body.number);
}
