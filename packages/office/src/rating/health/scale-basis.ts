import type { Day } from '@escala/core';
import type { Player } from '../../registry/players/player.ts';
import { differingReports } from '../columns/changed-reports.ts';
import { differingPlayers } from '../columns/lazy-players.ts';
import { firstDayOf } from '../columns/packed-games.ts';
import type { LoadedRecord } from '../in-memory/loaded-record.ts';

/** What the scores of lists depend on (D-OFF-290). */
export interface ScaleBasis extends Pick<LoadedRecord, 'players' | 'reports' | 'seasons'> {
  /** The series and the number of its imported lists. */
  readonly terms: string;
  /** One for each list. */
  readonly digests: readonly string[];
  readonly days: readonly Day[];
  /** Date of the last list. */
  readonly last: string;
}

/** How many lists, from the first on, still have the same scores. Players and events may have been added. */
export function sameLists(old: ScaleBasis, now: ScaleBasis): number {
  if (old.terms !== now.terms || old.seasons !== now.seasons) return 0;
  if (!hasSamePlayers(old, now)) return 0;
  const changedFrom = firstChangedDay(old, now);
  const differs = now.digests.findIndex(
    (digest, list) => digest !== old.digests[list] || now.days[list]! >= changedFrom,
  );
  return differs < 0 ? now.digests.length : differs;
}

function hasSamePlayers(old: ScaleBasis, now: ScaleBasis): boolean {
  const factsOf = (player: Player): string => factsUpTo(player, old.last);
  return differingPlayers(old.players, now.players).every(
    (number) => factsOf(old.players[number]!) === factsOf(now.players[number]!),
  );
}

/**
 * Leaves out facts that no list is computed from, and licences that begin after the last list, since officers enter
 * some every day.
 */
function factsUpTo(player: Player, last: string): string {
  const { name: _name, titles: _titles, category: _category, licences, licensedOn = {}, ...facts } = player;
  const seasons = Object.keys(licences).map((season) => [season, licensedOn[season] ?? `${season}-01-01`] as const);
  return JSON.stringify([facts, seasons.filter(([, from]) => from <= last).sort()]);
}

/** The earliest day of an event whose report changed: earlier lists contain nothing of it (D-OFF-342). */
function firstChangedDay(old: ScaleBasis, now: ScaleBasis): number {
  return differingReports(old.reports, now.reports)
    .filter((event) => old.reports.has(event))
    .flatMap((event) => [old.reports.get(event), now.reports.get(event)])
    .reduce(
      (first, games) => (games === undefined ? first : Math.min(first, firstDayOf(games))),
      Number.POSITIVE_INFINITY,
    );
}
