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
import { eventsByPeriod, licensedByDay } from '../events/events-by-period.ts';
import { knownEvents, knownTerms } from '../events/known-events.ts';
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
  /** Observes the rating of one of these lists, by its index in `listDays`. */
  readonly observe?: (list: number) => PeriodObserver | undefined;
  /** Receives each list when it is ready. If missing, no sheets are made. */
  readonly onList?: (sheet: ListSheet, list: number) => void;
  /** See `ReplayTerms`. */
  readonly isHeld?: () => boolean;
  /** Sources of first ratings for a list, if they differ from the record's own columns. */
  readonly sourcesOf?: (list: number) => FirstRatingSources | undefined;
}

export interface History {
  /** The initial lists and those produced. */
  readonly lists: ListColumns;
  /** The players' state after the last list. */
  readonly players: PlayerColumns;
}

/** The players of a history: each list writes its changes here for the next one. */
export type CarriedPlayers = { -readonly [Column in keyof PlayerColumns]: PlayerColumns[Column] };

/**
 * List after list over the whole record. What a list changes for players (games by year, last event, first rating) is
 * carried to the next; each event is surveyed once. The columns passed in are not modified.
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
  // D-OFF-1: a player who skips a season is not on its lists and returns with the earlier rating.
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
 * Records what a list leaves for the next ones: games that count for K (16.2b), in the year of the day before the list
 * (D-FCE-15), and the last rated game (10.3). Games of players who get no rating are not recorded (D-FCE-4).
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
