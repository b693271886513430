import { EVENT_FLAGS, type LedgerSink, UNRATED } from '@escala/core';
import type { EventWay } from '../../shared/amend/amend-lists.ts';
import { noteCounted } from '../../shared/lists/list-book.ts';
import { type GameObserver, noteLastEvent } from '../../shared/period-columns.ts';
import { type GameRange, type GameRatings, rateGames, ratingsOfList } from '../../shared/rate-games.ts';
import { LINE_REASONS } from '../line-citations.ts';
import type { PeriodWork } from '../lists/list-book.ts';
import { countsForOpponents, isCounted, type UnratedPerformance } from '../performance/performance.ts';
import { roundRobinPerformances } from '../performance/round-robin-performances.ts';
import { swissPerformances } from '../performance/swiss-performances.ts';
import { type Composition, eventRefusals } from './event-refusals.ts';
import { type EventRun, eventRuns, ratingsOn } from './event-runs.ts';
import { isCompleteRoundRobin } from './round-robin.ts';

/** Rates one event of a period (8.2 for the unrated, 8.5 for the rated), or records why it is not rated. */
export function rateEvent(work: PeriodWork, event: number): void {
  const judged = judgedEvent(work, event);
  if (judged === undefined) return;
  const { runs, atStart, isSettled } = judged;
  if (isSettled) rateRun(work, runs[0]!, ratingsOfList(atStart), event, true);
  else rateMixedEvent(work, event, runs, atStart);
  noteLastEvent(work, event);
}

/** See `AmendedBook`. */
export function wayOf(work: PeriodWork, event: number): EventWay {
  const judged = judgedEvent(work, event);
  return judged === undefined ? 'refused' : judged.isSettled ? judged.atStart : 'mixed';
}

export function rateSome(work: PeriodWork, event: number, ratings: Int16Array, only: Uint8Array): void {
  const [run] = eventRuns(work.federation, event, ratings);
  rateRun(work, { ...run!, only }, ratingsOfList(ratings), event, true);
  noteLastEvent(work, event);
}

interface JudgedEvent {
  readonly runs: readonly EventRun[];
  readonly atStart: Int16Array;
  /** Everybody is rated on the list at the start, and still on the last one. */
  readonly isSettled: boolean;
}

/** Undefined if the event is not rated; the reason is recorded. */
function judgedEvent(work: PeriodWork, event: number): JudgedEvent | undefined {
  const { federation, last } = work;
  const { events, lists } = federation;
  const regulation = work.regulations.on(events.startDay[event]!);
  const atStart = ratingsOn(lists, events.startDay[event]!) ?? last;
  const composition = compositionOf(work, event, atStart);
  const refusals = eventRefusals(federation, event, composition, regulation);
  if (refusals.length > 0) {
    work.refusals.push(...refusals);
    return;
  }
  const runs = eventRuns(federation, event, atStart);
  const isSettled = runs.length === 1 && runs[0]!.ratings === atStart && composition.settled === composition.players;
  return { runs, atStart, isSettled };
}

interface EventComposition extends Composition {
  /** Number of players rated for the event and still on the last list; if all are, no columns need filling. */
  readonly settled: number;
}

function compositionOf({ federation, last }: PeriodWork, event: number, ratings: Int16Array): EventComposition {
  const { participants, participantsFrom } = federation.events;
  const from = participantsFrom[event]!;
  const to = participantsFrom[event + 1]!;
  let rated = 0;
  let ratedMen = 0;
  let settled = 0;
  let highest = 0;
  for (let i = from; i < to; i++) {
    const player = participants[i]!;
    const rating = ratings[player]!;
    if (rating === UNRATED) continue;
    rated++;
    if (federation.players.female[player] === 0) ratedMen++;
    if (last[player] !== UNRATED) settled++;
    if (rating > highest) highest = rating;
  }
  return { players: to - from, rated, ratedMen, settled, highest };
}

/** For events with unrated players, with players who joined or left the list since, or with several lists (4.13). */
function rateMixedEvent(work: PeriodWork, event: number, runs: readonly EventRun[], atStart: Int16Array): void {
  const { federation, regulations, scratch } = work;
  const { participants, participantsFrom } = federation.events;
  const regulation = regulations.on(federation.events.startDay[event]!);
  // D-FIDE-2: whether an earlier performance has counted, in this period or before, even if it has left the pool since.
  const earlier = (player: number): boolean => work.counted.has(player) || work.state.pools.has(player);
  const roundRobin = isCompleteRoundRobin(federation, event);
  const performances = roundRobin
    ? roundRobinPerformances(federation, event, runs, atStart, regulation, earlier)
    : swissPerformances(federation, event, runs, regulation, earlier);
  const present = participants.subarray(participantsFrom[event], participantsFrom[event + 1]);
  const counted = new Map(
    performances.filter(countsForOpponents).map((performance) => [performance.player, performance]),
  );
  for (const run of runs) {
    for (const player of present) fillColumns(work, player, run.ratings, counted);
    rateRun(work, run, scratch, event, !roundRobin);
  }
  work.performances.push(...performances);
  for (const performance of performances) if (isCounted(performance)) noteCounted(work, performance);
}

/**
 * A player on the event's list counts with that rating, and gets a change only if still on the last list. Any other
 * player counts with the Ru from the event (8.52, 8.53); if on the list by now, with a change from there (8.4).
 */
function fillColumns(
  { scratch: { own, standing, even }, last }: PeriodWork,
  player: number,
  ratings: Int16Array,
  counted: ReadonlyMap<number, UnratedPerformance>,
): void {
  const rating = ratings[player]!;
  const current = last[player]!;
  if (rating !== UNRATED) {
    standing[player] = rating;
    own[player] = current === UNRATED ? UNRATED : rating;
  } else {
    standing[player] = counted.get(player)?.estimate.rating.ru ?? UNRATED;
    own[player] = current;
  }
  even[player] = own[player] === standing[player] ? own[player]! : UNRATED;
}

function rateRun(
  work: PeriodWork,
  run: EventRun & Pick<GameRange, 'only'>,
  ratings: GameRatings,
  event: number,
  swiss: boolean,
): void {
  const { federation, regulations, tally, ledger } = work;
  const { expectations, widestDifference } = regulations.on(federation.events.startDay[event]!);
  const observer = ledger && ledgerObserver(work, ledger, run.ratings, event, swiss, widestDifference);
  rateGames(federation.games, run, ratings, expectations, tally, observer);
}

/** Passes each rated game to the ledger, with K and the reasons from 8.4, 8.52, 8.54 and 4.13. */
function ledgerObserver(
  { federation, factors, last }: PeriodWork,
  ledger: LedgerSink,
  ratings: Int16Array,
  event: number,
  swiss: boolean,
  widest: number,
): GameObserver {
  const { capped, opponentUnrated, ratedSince, opponentRatedSince } = LINE_REASONS;
  const perRound = (federation.events.flags[event]! & EVENT_FLAGS.perRoundRatings) !== 0;
  const always = (perRound ? LINE_REASONS.perRound : 0) | (swiss ? LINE_REASONS.swiss : 0);
  return {
    observe(game, player, opponent, own, opponentRating, score, expected) {
      let reasons = always;
      if (Math.abs(own - opponentRating) > widest) reasons |= capped;
      if (ratings[player] === UNRATED) reasons |= ratedSince;
      if (ratings[opponent] === UNRATED) reasons |= opponentUnrated | (last[opponent] ? opponentRatedSince : 0);
      ledger.line(game, player, opponent, own, opponentRating, score, expected, factors[player]!, reasons);
    },
  };
}
