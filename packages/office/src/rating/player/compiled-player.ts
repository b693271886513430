import { type Day, dayFrom, LAST_DAY, NO_DAY } from '@escala/core';
import type { Player } from '../../registry/players/player.ts';

/** A licence for a season: for the whole season, or from its day of issue to the day it ended. */
export interface HeldLicence {
  readonly season: number;
  /** `NO_DAY`: from the first day of the season. */
  readonly issued: Day;
  /** `LAST_DAY`: ends with the season. */
  readonly ended: Day;
}

/** What the rating columns take from a player, as numbers. */
export interface CompiledPlayer {
  readonly birthDay: Day;
  readonly federatedDay: Day;
  readonly isFederated: boolean;
  readonly firstSeason: number;
  /** Empty for merged duplicates. */
  readonly licences: readonly HeldLicence[];
}

/** Compiled once for each array of players. */
const known = new WeakMap<readonly Player[], readonly CompiledPlayer[]>();

export function compiledPlayers(players: readonly Player[]): readonly CompiledPlayer[] {
  const before = known.get(players);
  if (before) return before;
  const alike = new Map<string, HeldLicence>();
  const made = players.map((player) => compiled(player, alike));
  known.set(players, made);
  return made;
}

/** Updates the compiled players when only few changed: an act touches one of twenty thousand. */
export function takeCompiled(before: readonly Player[], players: readonly Player[]): void {
  const earlier = known.get(before);
  if (earlier === undefined) return;
  known.set(
    players,
    players.map((player, number) => (player === before[number] ? earlier[number]! : compiled(player))),
  );
}

/**
 * `alike`: other players' licences; most licences of a season are equal, and one object is kept for all (D-OFF-340).
 */
export function compiled(player: Player, alike = new Map<string, HeldLicence>()): CompiledPlayer {
  const seasons = Object.keys(player.licences);
  const licences = player.mergedInto === undefined ? seasons.map((season) => held(player, season, alike)) : [];
  return {
    birthDay: dayOfText(player.birthDate),
    federatedDay: dayOfText(player.federatedOn),
    isFederated: seasons.length > 0,
    firstSeason: player.firstSeason ?? licences.reduce(earlierOf, 0),
    licences,
  };
}

function held(player: Player, season: string, alike: Map<string, HeldLicence>): HeldLicence {
  const on = player.licensedOn?.[season];
  const until = player.licensedUntil?.[season];
  const name = on === undefined && until === undefined ? season : `${season} ${on} ${until}`;
  const ended = until === undefined ? LAST_DAY : dayFrom(until);
  const licence = alike.get(name) ?? { season: Number(season), issued: dayOfText(on), ended };
  alike.set(name, licence);
  return licence;
}

const earlierOf = (first: number, { season }: HeldLicence): number => (first === 0 ? season : Math.min(first, season));

export function dayOfText(text: string | undefined): Day {
  return text === undefined ? NO_DAY : dayFrom(text);
}
