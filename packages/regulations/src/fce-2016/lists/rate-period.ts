import {
  type Day,
  type FederationColumns,
  type Finding,
  type LedgerSink,
  NO_DAY,
  type Rhythm,
  UNRATED,
} from '@escala/core';
import type { MarkedPlayers } from '../../shared/amend/marked-players.ts';
import { contributes, type PeriodDays } from '../events/counting-day.ts';
import { type EventPerformance, PerformanceDesk } from '../events/event-performances.ts';
import { EventSurvey, type EventTerms, type TermsOfEvents } from '../events/event-terms.ts';
import { rhythmOf } from '../events/rhythm.ts';
import { roundsOf } from '../events/rounds.ts';
import { Seats } from '../events/seats.ts';
import { firstRatingsOf } from '../first-rating/first-ratings.ts';
import { halfPointsAboveEven } from '../first-rating/performance.ts';
import type { Rules } from '../parameters.ts';
import { type EventBooks, rateEvent } from '../rate-event.ts';
import { REASONS } from '../reasons.ts';
import { newSheet, type PeriodSheet } from './period-sheet.ts';
import { SeasonIncrements, Standings } from './standing.ts';
import { WatchedPlayers } from './watched-players.ts';

/** A list to produce: its rhythm, its day and its events. */
export interface Period {
  readonly rhythm: Rhythm;
  readonly listDay: Day;
  /** Candidate events, by index, in the order of the ledger. */
  readonly events: Int32Array;
  /** Players with a licence on the list's day: these are on the list (8.2). */
  readonly licensed: Uint8Array;
  /**
   * Players without a licence keep their rating for a return (D-OFF-1); otherwise it is lost with the list, unless a
   * game changed it (D-FCE-17).
   */
  readonly keepsRatings?: boolean;
  /** If given, only these players may get a first rating. */
  readonly looked?: Pick<MarkedPlayers, 'is' | 'all'>;
}

/** Observers of the rating of a period. Without them nothing is written for a game. */
export interface PeriodObserver {
  readonly ledger?: LedgerSink;
  readonly finding?: (finding: Finding) => void;
  readonly performances?: (event: number, rows: readonly EventPerformance[]) => void;
  /** An event of the other rhythm (3.1). */
  readonly otherRhythm?: (event: number) => void;
  /** An event of this rhythm that belongs to another list. */
  readonly outside?: (event: number) => void;
}

/** Working data created once for several periods of a history. */
export interface PeriodDesk {
  readonly terms: TermsOfEvents;
  readonly increments: SeasonIncrements;
  readonly sheet: PeriodSheet;
  readonly seats: Seats;
  readonly watched: WatchedPlayers;
  readonly performances: PerformanceDesk;
  readonly performanceRatings: Int32Array;
  readonly performanceReasons: Int32Array;
  /** For the current period. */
  readonly firstRatings: Int16Array;
}

export interface PeriodResult {
  /** Ratings of the list in force, to which changes are added. */
  readonly base: Int16Array;
  /**
   * First ratings given for this list, `UNRATED` for everybody else (10, 11); overwritten by the next period that uses
   * the same desk.
   */
  readonly firstRatings: Int16Array;
  /** Changes and games of the period; overwritten by the next period that uses the same desk. */
  readonly sheet: PeriodSheet;
  /** Players to examine even without a game. */
  readonly watched: Int32Array;
  /** Participants of the period's events: nobody else has played. */
  readonly seated: Int32Array;
}

const NOBODY: readonly number[] = [];
const NOBODY_WATCHED = new Int32Array();
const NO_ROWS: readonly EventPerformance[] = [];

export function openDesk(
  federation: FederationColumns,
  rules: Rules,
  terms: PeriodDesk['terms'] = surveyed(federation, rules),
  increments = new SeasonIncrements(rules, federation.players),
): PeriodDesk {
  const { count } = federation.players;
  const sheet = newSheet(count);
  return {
    terms,
    increments,
    sheet,
    seats: new Seats(federation, sheet),
    watched: new WatchedPlayers(),
    performances: new PerformanceDesk(count),
    performanceRatings: new Int32Array(count),
    performanceReasons: new Int32Array(count),
    firstRatings: new Int16Array(count),
  };
}

function surveyed(federation: FederationColumns, rules: Rules): PeriodDesk['terms'] {
  const survey = new EventSurvey(federation, rules, roundsOf(federation.events, federation.games));
  return (event, listDay) => survey.terms(event, listDay);
}

/** A period before any of its events is rated. */
export interface OpenPeriod extends Pick<PeriodResult, 'base' | 'firstRatings' | 'watched'> {
  readonly federation: FederationColumns;
  readonly rules: Rules;
  readonly period: Period;
  readonly desk: PeriodDesk;
  readonly days: PeriodDays;
  readonly standings: Standings;
}

export function openPeriod(federation: FederationColumns, rules: Rules, period: Period, desk: PeriodDesk): OpenPeriod {
  const { players, lists } = federation;
  const inForce = lists.days.at(-1) ?? NO_DAY;
  const days: PeriodDays = { from: inForce, to: period.listDay };
  const base = lists.ratings.at(-1) ?? new Int16Array(players.count);
  const watched = period.looked ? NOBODY_WATCHED : desk.watched.of({ base, players, period, floor: rules.floor });
  const given = period.looked?.all ?? watched;
  const nobody = desk.firstRatings.fill(UNRATED);
  const firstRatings = firstRatingsOf(rules, federation, period, base, given, desk.terms, days, nobody);
  const firstRatingDay = inForce === NO_DAY ? period.listDay : inForce;
  const standings = new Standings(rules, federation, period.licensed, firstRatings, firstRatingDay, desk.increments);
  desk.seats.clear();
  return { federation, rules, period, desk, days, standings, base, firstRatings, watched };
}

export function ratePeriod(
  federation: FederationColumns,
  rules: Rules,
  period: Period,
  desk: PeriodDesk,
  observer: PeriodObserver = {},
): PeriodResult {
  const open = openPeriod(federation, rules, period, desk);
  const { days, base, firstRatings, watched } = open;
  for (const event of period.events) {
    const terms = desk.terms(event, period.listDay);
    if (rhythmOf(terms.pace) !== period.rhythm) {
      observer.otherRhythm?.(event);
      continue;
    }
    const belongs = contributes(federation, event, terms, days);
    if (!belongs) observer.outside?.(event);
    if (!belongs && !observer.performances) continue;
    const rows = performancesIn(open, event, terms, seatEvent(open, event, terms));
    if (rows.length > 0) observer.performances?.(event, rows);
    if (!belongs) continue;
    for (const finding of terms.findings) observer.finding?.(finding);
    rateSeated(open, event, terms, rows, observer);
  }
  return { base, firstRatings, sheet: desk.sheet, watched, seated: desk.seats.seated() };
}

/** Seats an event; returns players who may be unrated in one of its games. */
export function seatEvent({ federation, desk, standings }: OpenPeriod, event: number, terms: EventTerms): Doubtful {
  // In a weekly event, who is rated may change from day to day, so this is decided game by game.
  if (terms.periodicity === 'by-game') return desk.seats.seatByGame(standings, event);
  return desk.seats.seat(standings, event, terms) ? NOBODY : participantsOf(federation, event);
}

type Doubtful = readonly number[] | Int32Array;

export function performancesIn(
  { federation, rules, desk, standings, days }: OpenPeriod,
  event: number,
  terms: EventTerms,
  doubtful: Doubtful,
): readonly EventPerformance[] {
  if (doubtful.length === 0) return NO_ROWS;
  const { performances, seats, sheet } = desk;
  return performances.performances(rules, federation, event, terms, seats, standings, sheet, days.to, doubtful);
}

/** Rates the games of a seated event; with `only`, those of some players. */
export function rateSeated(
  { federation, desk, standings, days }: OpenPeriod,
  event: number,
  terms: EventTerms,
  rows: readonly EventPerformance[],
  observer: PeriodObserver = {},
  only?: Uint8Array,
): void {
  const { sheet, seats, performanceRatings, performanceReasons } = desk;
  for (const row of rows) {
    performanceRatings[row.player] = row.rating;
    performanceReasons[row.player] = performanceReason(row);
  }
  const books: EventBooks = {
    sheet,
    ledger: observer.ledger,
    notRated: (game, player, opponent) => observer.finding?.(noPerformance(federation, event, game, player, opponent)),
    only,
  };
  rateEvent(
    federation,
    { event, terms, seats, standings, performances: performanceRatings, performanceReasons },
    days,
    books,
  );
  for (const row of rows) performanceReasons[row.player] = 0;
}

function performanceReason(row: EventPerformance): number {
  const above = halfPointsAboveEven(row);
  if (above === 0) return REASONS.performanceEven;
  return above > 0 ? REASONS.performanceAbove : REASONS.performanceBelow;
}

function noPerformance(
  { events, games, playerIds }: FederationColumns,
  event: number,
  game: number,
  player: number,
  opponent: number,
): Finding {
  return {
    severity: 'error',
    code: 'fce-2016.no-performance',
    article: '14',
    event: events.ids[event]!,
    round: games.round[game]!,
    player: playerIds[player]!,
    values: { opponent: playerIds[opponent]! },
  };
}

function participantsOf({ events }: FederationColumns, event: number): Int32Array {
  return events.participants.subarray(events.participantsFrom[event], events.participantsFrom[event + 1]);
}
