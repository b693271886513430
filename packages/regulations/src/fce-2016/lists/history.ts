import {
  type Day,
  type FederationColumns,
  type ListColumns,
  type ListSheet,
  type PlayerColumns,
  type Rhythm,
  yearOf,
} from '@escala/core';
import type { FirstRatingSources } from '../../contracts/rating.ts';
import { eventsByPeriod } from '../events/events-by-period.ts';
import { knownEvents, knownTerms } from '../events/known-events.ts';
import { licensedByDay } from '../events/licensed.ts';
import { withYearsOf, yearOfGames } from '../factors/games-by-year.ts';
import { factorsOfLists } from '../factors/list-factors.ts';
import { type RevisionId, rulesInForce, sameRules } from '../parameters.ts';
import { hasRating, type ProducedList, produceList } from './list.ts';
import { sheetOfList } from './list-sheet.ts';
import { gamesOf, gamesWithoutForfeits } from './period-sheet.ts';
import { openDesk, type Period, type PeriodObserver, type PeriodResult, ratePeriod } from './rate-period.ts';

export interface HistoryTerms {
  readonly revision: RevisionId;
  readonly rhythm: Rhythm;
  /** The lists to produce, in order. */
  readonly listDays: readonly Day[];
  /** Watches the rating of one of these lists, by its place in `listDays`. */
  readonly observe?: (list: number) => PeriodObserver | undefined;
  /** Receives each list as it is ready. Without it no sheet is made. */
  readonly onList?: (sheet: ListSheet, list: number) => void;
  /** See `ReplayTerms`. */
  readonly isHeld?: () => boolean;
  /** What first ratings of a list are taken over from, where that has changed since the record's own columns. */
  readonly sourcesOf?: (list: number) => FirstRatingSources | undefined;
}

export interface History {
  /** The lists given at the start and those produced. */
  readonly lists: ListColumns;
  /** The players as the last list leaves them. */
  readonly players: PlayerColumns;
}

/** The players of a history: what a list changes is written here, for the next one to read. */
export type CarriedPlayers = { -readonly [Column in keyof PlayerColumns]: PlayerColumns[Column] };

/**
 * List after list over the whole record. What one list changes of the players (games by year, last event, first rating)
 * is carried to the next; each event is surveyed once. The columns handed in are not touched.
 */
export function rateHistory(record: FederationColumns, terms: HistoryTerms): History {
  const { listDays, rhythm } = terms;
  const players = copyOfPlayers(record.players, listDays);
  const lists = { days: [...record.lists.days], ratings: [...record.lists.ratings] };
  const federation: FederationColumns = { ...record, players, lists };
  const { days } = knownEvents(record);
  const periods = eventsByPeriod(record.events, days, listDays, lists.days.at(-1));
  const licensedOn = licensedByDay(players);
  const factorsOf = factorsOfLists();
  let passed: ListSheet | undefined;
  // D-OFF-1: who lets a season pass is off its lists and comes back with the rating of before.
  const keepsRatings = players.licences !== undefined;
  let rules = rulesInForce(terms.revision, listDays[0] ?? 0);
  let desk = openDesk(federation, rules, knownTerms(federation, rules));
  listDays.forEach((listDay, list) => {
    const current = rulesInForce(terms.revision, listDay);
    if (!sameRules(rules, current)) {
      rules = current;
      desk = openDesk(federation, rules, knownTerms(federation, rules));
    }
    takeSources(players, record.players, terms.sourcesOf?.(list));
    const period: Period = { rhythm, listDay, events: periods[list]!, licensed: licensedOn(listDay), keepsRatings };
    const observer = terms.observe?.(list);
    const result = ratePeriod(federation, rules, period, desk, observer);
    const produced = produceList(federation, rules, period, result, observer?.finding);
    addGames(players, listDay, result, produced);
    desk.increments.forgetAfter(yearOfGames(listDay));
    for (const player of produced.firstRated) players.firstRatedDay[player] = listDay;
    lists.days.push(listDay);
    lists.ratings.push(produced.ratings);
    if (terms.onList === undefined) return;
    const increments = desk.increments.of(yearOf(listDay));
    const { ratings, statuses } = produced;
    const factors = factorsOf({ rules, ratings, statuses, increments }, passed !== undefined);
    const sheet = sheetOfList(federation, period, result, produced, factors, passed);
    terms.onList(sheet, list);
    passed = terms.isHeld?.() === false ? sheet : undefined;
  });
  takeSources(players, record.players, undefined);
  return { lists, players };
}

export function takeSources(
  players: CarriedPlayers,
  own: PlayerColumns,
  sources: FirstRatingSources | undefined,
): void {
  players.fideRating = sources?.fideRating ?? own.fideRating;
  players.standardRating = sources?.standardRating ?? own.standardRating;
}

/**
 * What a list leaves behind for the next ones: games that make K (16.2b), in the year of the eve of the list (D-FCE-15),
 * and the last rated game (10.3). Games of who gets no rating are in no ledger (D-FCE-4).
 */
export function addGames(
  players: PlayerColumns,
  listDay: Day,
  { sheet, seated }: Pick<PeriodResult, 'sheet' | 'seated'>,
  { statuses }: Pick<ProducedList, 'statuses'>,
): void {
  const { firstYear, counts } = players.gamesByYear;
  const column = (yearOfGames(listDay) - firstYear) * players.count;
  for (let i = 0; i < seated.length; i++) {
    const player = seated[i]!;
    if (gamesOf(sheet, player) === 0 || !hasRating(statuses[player]!)) continue;
    counts[column + player]! += gamesWithoutForfeits(sheet, player);
    players.lastEventDay[player] = listDay - 1;
  }
}

export function copyOfPlayers(players: PlayerColumns, listDays: readonly Day[]): CarriedPlayers {
  return {
    ...players,
    lastEventDay: players.lastEventDay.slice(),
    firstRatedDay: players.firstRatedDay.slice(),
    gamesByYear: withYearsOf(players, listDays),
  };
}
