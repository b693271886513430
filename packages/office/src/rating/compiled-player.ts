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

/** Made once for each set of players. */
const known = new WeakMap<readonly Player[], readonly CompiledPlayer[]>();

export function compiledPlayers(players: readonly Player[]): readonly CompiledPlayer[] {
  const made = known.get(players) ?? players.map(compiled);
  known.set(players, made);
  return made;
}

/** A set of players in which few are others than before: an act touches one of twenty thousand. */
export function takeCompiled(before: readonly Player[], players: readonly Player[]): void {
  const earlier = known.get(before);
  if (earlier === undefined) return;
  known.set(
    players,
    players.map((player, number) => (player === before[number] ? earlier[number]! : compiled(player))),
  );
}

export function compiled(player: Player): CompiledPlayer {
  const seasons = Object.keys(player.licences).map(Number);
  const licences = player.mergedInto === undefined ? seasons.map((season) => held(player, season)) : [];
  return {
    birthDay: dayOfText(player.birthDate),
    federatedDay: dayOfText(player.federatedOn),
    isFederated: seasons.length > 0,
    firstSeason: player.firstSeason ?? licences.reduce(earlierOf, 0),
    licences,
  };
}

const held = ({ licensedOn }: Player, season: number): HeldLicence => ({
  season,
  issued: dayOfText(licensedOn?.[season]),
});

const earlierOf = (first: number, { season }: HeldLicence): number => (first === 0 ? season : Math.min(first, season));

export function dayOfText(text: string | undefined): Day {
  return text === undefined ? NO_DAY : dayFrom(text);
}
