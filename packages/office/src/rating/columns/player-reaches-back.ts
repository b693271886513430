import { type Day, dayFrom } from '@escala/core';
import type { Season } from '../../registry/licences/season.ts';
import type { Player } from '../../registry/players/player.ts';
import { licenceTerms } from './licence-columns.ts';

/**
 * Whether a change to a player can affect lists up to a day (D-OFF-591): licences count up to that day, FIDE's ratings
 * if they are not later. A new player has no games yet, and only a licence can bring them onto a list.
 */
export function playerReachesBack(
  before: Player | undefined,
  after: Player,
  terms: { readonly seasons: readonly Season[]; readonly day: Day },
): boolean {
  if (before !== undefined) return factsUntil(before, terms) !== factsUntil(after, terms);
  return after.opening !== undefined || after.mergedInto !== undefined || licencesUntil(after, terms).length > 0;
}

type UntilDay = Parameters<typeof playerReachesBack>[2];

/** The facts that the rating columns take from a player. */
function factsUntil(player: Player, terms: UntilDay): string {
  const { birthDate, federatedOn, licences, firstSeason, sex, minGames, mergedInto, opening, fide } = player;
  const seasons = Object.keys(licences);
  return JSON.stringify([
    birthDate,
    federatedOn,
    seasons.length > 0,
    firstSeason ?? seasons.sort()[0],
    sex,
    minGames,
    mergedInto,
    opening,
    fide?.ratings?.filter(({ from }) => dayFrom(from) <= terms.day),
    licencesUntil(player, terms),
  ]);
}

function licencesUntil(player: Player, { seasons, day }: UntilDay): unknown[] {
  return licenceTerms(player, seasons)
    .filter(({ from }) => from <= day)
    .map(({ from, to }) => [from, Math.min(to, day)]);
}
