import { type Day, yearOf } from '../calendar.ts';

/** Who has a licence on the day of a list, by player: 1 or 0. Asked for lists in any order; nobody writes into the answer. */
export interface Licences {
  on(listDay: Day): Uint8Array;
}

/** A licence from one day to another, both included. */
export interface LicenceSpan {
  readonly player: number;
  readonly from: Day;
  readonly to: Day;
}

/** Licences with days of their own: seasons that are no calendar years, renewals in the middle of one. */
export function licencesBySpan(players: number, spans: readonly LicenceSpan[]): Licences {
  const known = new Map<Day, Uint8Array>();
  return {
    on: (listDay) => {
      const before = known.get(listDay);
      if (before) return before;
      const held = new Uint8Array(players);
      for (const { player, from, to } of spans) if (from <= listDay && listDay <= to) held[player] = 1;
      known.set(listDay, held);
      return held;
    },
  };
}

/** Licences by season, a season being a calendar year, one column a season: `held[(season - firstSeason) * players + player]`. */
export interface LicenceColumns extends Licences {
  readonly firstSeason: number;
  readonly seasons: number;
  readonly players: number;
  /** 1 where there is a licence, else 0. */
  readonly held: Uint8Array;
}

/** Room for the licences of so many seasons; nobody has one yet. */
export function newLicences(players: number, firstSeason: number, seasons: number): LicenceColumns {
  const columns: LicenceColumns = {
    firstSeason,
    seasons,
    players,
    held: new Uint8Array(players * seasons),
    on: (listDay) => licencesOf(columns, yearOf(listDay)),
  };
  return columns;
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
