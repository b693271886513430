/** Licences by season, a season being a calendar year, one column a season: `held[(season - firstSeason) * players + player]`. */
export interface LicenceColumns {
  readonly firstSeason: number;
  readonly seasons: number;
  readonly players: number;
  /** 1 where there is a licence, else 0. */
  readonly held: Uint8Array;
}

/** Room for the licences of so many seasons; nobody has one yet. */
export function newLicences(players: number, firstSeason: number, seasons: number): LicenceColumns {
  return { firstSeason, seasons, players, held: new Uint8Array(players * seasons) };
}

/** Who has a licence of the season, by player; a view, not a copy. Nobody in a season that the columns do not reach. */
export function licencesOf({ firstSeason, seasons, players, held }: LicenceColumns, season: number): Uint8Array {
  const column = season - firstSeason;
  if (column < 0 || column >= seasons) return new Uint8Array(players);
  return held.subarray(column * players, (column + 1) * players);
}

export function giveLicence(licences: LicenceColumns, player: number, season: number): void {
  const column = season - licences.firstSeason;
  if (column < 0 || column >= licences.seasons) throw new RangeError(`no room for licences of season ${season}`);
  licences.held[column * licences.players + player] = 1;
}
