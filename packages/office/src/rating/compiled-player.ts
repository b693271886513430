import { type Day, dayFrom, NO_DAY } from '@escala/core';
import type { Player } from '../records/player.ts';

/** A licence of a season: with the season, or from the day on which it was issued. */
export interface HeldLicence {
  readonly season: number;
  /** `NO_DAY`: from the first day of the season. */
  readonly issued: Day;
}

/** What the columns of ratings take from a player, in numbers. */
export interface CompiledPlayer {
  readonly birthDay: Day;
  readonly federatedDay: Day;
  readonly isFederated: boolean;
  readonly firstSeason: number;
  /** Of somebody who turned out to be somebody else: none. */
  readonly licences: readonly HeldLicence[];
}

const known = new WeakMap<Player, CompiledPlayer>();

/** Worked out once for each version of a player: an act touches one of twenty thousand. */
export function compiled(player: Player): CompiledPlayer {
  const before = known.get(player);
  if (before) return before;
  const seasons = Object.keys(player.licences).map(Number);
  const licences = player.mergedInto === undefined ? seasons.map((season) => held(player, season)) : [];
  const made: CompiledPlayer = {
    birthDay: dayOfText(player.birthDate),
    federatedDay: dayOfText(player.federatedOn),
    isFederated: seasons.length > 0,
    firstSeason: player.firstSeason ?? licences.reduce(earlier, 0),
    licences,
  };
  known.set(player, made);
  return made;
}

const held = ({ licensedOn }: Player, season: number): HeldLicence => ({
  season,
  issued: dayOfText(licensedOn?.[season]),
});

const earlier = (first: number, { season }: HeldLicence): number => (first === 0 ? season : Math.min(first, season));

export function dayOfText(text: string | undefined): Day {
  return text === undefined ? NO_DAY : dayFrom(text);
}
