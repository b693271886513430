import { type FederationColumns, type Rhythm, UNRATED } from '@escala/core';
import type { EventWay } from '../../shared/amend/amend-lists.ts';
import { MATCH } from '../../shared/event-games.ts';
import { type GameObserver, noteLastEvent } from '../../shared/period-columns.ts';
import { type GameRange, type GameRatings, rateGames, ratingsOfList } from '../../shared/rate-games.ts';
import { notePerformances, Oppositions } from '../first-rating/performance.ts';
import { LINE_REASONS } from '../line-reasons.ts';
import type { PeriodWork } from '../lists/list-book.ts';
import { type Regulation, regulations } from '../parameters.ts';
import { eventFaults, isOfOtherRhythm, listFault } from './event-faults.ts';
import { type EventRun, eventRuns, isLong } from './event-runs.ts';
import { gameJudge, mayFailByRating } from './judge-games.ts';

/** Rates one event of a period (8.2 for the unrated, 8.3 for the rated), or records why it is not rated. */
export function rateEvent(work: PeriodWork, event: number): void {
  const judged = judgedEvent(work, event);
  if (judged === undefined) return;
  const { regulation, atStart, runs, isSettled, barred } = judged;
  if (isSettled) rateRun(work, event, atStart, ratingsOfList(atStart.ratings), barred, regulation);
  else rateMixedEvent(work, event, runs, barred, regulation);
  noteLastEvent(work, event);
}

/** See `AmendedBook`. */
export function wayOf(work: PeriodWork, event: number): EventWay {
  const judged = judgedEvent(work, event);
  if (judged === undefined) return 'refused';
  return judged.isSettled && judged.barred === undefined ? judged.atStart.ratings : 'mixed';
}

export function rateSome(work: PeriodWork, event: number, ratings: Int16Array, only: Uint8Array): void {
  const { gamesFrom, startDay } = work.federation.events;
  const run = { from: gamesFrom[event]!, to: gamesFrom[event + 1]!, ratings, standard: undefined, only };
  rateRun(work, event, run, ratingsOfList(ratings), undefined, regulations.on(startDay[event]!));
  noteLastEvent(work, event);
}

interface RatedEvent {
  readonly regulation: Regulation;
  readonly atStart: EventRun;
  readonly runs: readonly EventRun[];
  /** Everybody is rated at the start and on the last list, and no difference counts in full. */
  readonly isSettled: boolean;
  /** Flags for games that were played but are not rated; undefined if there can be none. */
  readonly barred: Uint8Array | undefined;
}

/** Undefined if the event is not rated; the reason is recorded. */
function judgedEvent(work: PeriodWork, event: number): RatedEvent | undefined {
  const { federation, rhythm, period, last } = work;
  const { events } = federation;
  const regulation = regulations.on(events.startDay[event]!);
  if (isOfOtherRhythm(events.minutesFor60[event]!, rhythm, regulation)) {
    work.elsewhere.push(event);
    return;
  }
  const refused = listFault(federation, event, period.listDay, rhythm);
  if (refused !== undefined) {
    work.faults.push(refused);
    return;
  }
  const { atStart, runs } = eventRuns(federation, event, regulation, last);
  const { unrated, highest, settled } = compositionOf(work, event, atStart);
  const faults = eventFaults(federation, event, rhythm, regulation, unrated);
  if (faults.length > 0) {
    work.faults.push(...faults);
    return;
  }
  const barred = mayBar(work, event, runs, regulation)
    ? new Uint8Array(events.gamesFrom[event + 1]! - events.gamesFrom[event]!)
    : undefined;
  const isSettled = settled && runs[0] === atStart && highest < wholeFrom(rhythm, regulation);
  return { regulation, atStart, runs, isSettled, barred };
}

interface Composition {
  /** Participants without a rating that counts at the start. */
  readonly unrated: number;
  /** The highest rating of any participant at the start. */
  readonly highest: number;
  /** Everybody is rated at the start and still on the last list, so no columns need filling. */
  readonly settled: boolean;
}

function compositionOf({ federation, last }: PeriodWork, event: number, atStart: EventRun): Composition {
  const { participants, participantsFrom } = federation.events;
  let unrated = 0;
  let highest = 0;
  let settled = true;
  const { ratings } = atStart;
  const [from, to] = [participantsFrom[event]!, participantsFrom[event + 1]!];
  for (let i = from; i < to; i++) {
    const player = participants[i]!;
    const rating = ratings[player]!;
    if (rating > highest) highest = rating;
    if (rating !== UNRATED && last[player] !== UNRATED) continue;
    settled = false;
    if (rating === UNRATED && !atStart.standard?.[player]) unrated++;
  }
  return { unrated, highest, settled };
}

/** Whether some game may have been played and still not be rated: only then are games judged one by one. */
function mayBar(
  { federation, rhythm }: PeriodWork,
  event: number,
  runs: readonly EventRun[],
  regulation: Regulation,
): boolean {
  const { events, games } = federation;
  const mayFailWith = (highest: number): boolean =>
    mayFailByRating(events.minutesFor60[event]!, highest, rhythm, regulation);
  return (
    (games.facts?.excluded?.size ?? 0) > 0 ||
    (games.facts?.unequalTime?.size ?? 0) > 0 ||
    events.type[event] === MATCH ||
    (mayFailWith(Number.POSITIVE_INFINITY) && mayFailWith(highestOf(presentAt(federation, event), runs)))
  );
}

/** The highest rating of any participant on any list of an event. */
function highestOf(present: Int32Array, runs: readonly EventRun[]): number {
  let highest = 0;
  for (const { ratings, standard } of runs)
    for (const player of present) highest = Math.max(highest, ratings[player]!, standard?.[player] ?? 0);
  return highest;
}

function presentAt({ events }: FederationColumns, event: number): Int32Array {
  return events.participants.subarray(events.participantsFrom[event], events.participantsFrom[event + 1]);
}

/** For events with unrated players, players who joined or left the list since, several lists or uncut differences. */
function rateMixedEvent(
  work: PeriodWork,
  event: number,
  runs: readonly EventRun[],
  barred: Uint8Array | undefined,
  regulation: Regulation,
): void {
  const { federation, scratch } = work;
  const present = presentAt(federation, event);
  const oppositions = new Oppositions();
  for (const run of runs) {
    fillColumns(work, present, run, wholeFrom(work.rhythm, regulation));
    const seated = run.standard === undefined ? [] : seatedByStandard(work, present);
    rateRun(work, event, run, scratch, barred, regulation, oppositions);
    for (const { player, games: before } of seated)
      if (work.tally.games[player] !== before) work.seeds.set(player, scratch.own[player]!);
  }
  if (oppositions.scores.size > 0) notePerformances(work, event, oppositions.scores);
}

/** The ratings of everybody present. */
function fillColumns(
  { scratch: { own, standing, even }, last }: PeriodWork,
  present: Int32Array,
  { ratings, standard }: EventRun,
  uncutFrom: number,
): void {
  for (const player of present) {
    const byStandard = standard?.[player] ?? UNRATED;
    // R7.2.1: the standard rating counts for the player and for the opponents.
    const stands = ratings[player]! || byStandard;
    // 8.2.4: rated from the last list if rated since; a player who has left it is unrated, except with a standard
    // rating (D-F24-7).
    const from = last[player] === UNRATED ? byStandard : stands || last[player]!;
    standing[player] = stands;
    own[player] = from;
    even[player] = from === stands && from < uncutFrom ? from : UNRATED;
  }
}

/** R7.2.1: players not on the last list who are rated from a standard rating, with their games so far. */
function seatedByStandard(
  { last, scratch: { own }, tally }: PeriodWork,
  present: Int32Array,
): { readonly player: number; readonly games: number }[] {
  return [...present]
    .filter((player) => last[player] === UNRATED && own[player] !== UNRATED)
    .map((player) => ({ player, games: tally.games[player]! }));
}

/** 8.3.1: the rating from which on differences count in full, in standard play. */
function wholeFrom(rhythm: Rhythm, { fullDifferenceFrom }: Regulation): number {
  return rhythm === 'standard' ? fullDifferenceFrom : Number.POSITIVE_INFINITY;
}

function rateRun(
  work: PeriodWork,
  event: number,
  run: EventRun & Pick<GameRange, 'only'>,
  ratings: GameRatings,
  barred: Uint8Array | undefined,
  regulation: Regulation,
  oppositions?: Oppositions,
): void {
  const { federation, rhythm, tally, ledger, faults } = work;
  const first = federation.events.gamesFrom[event]!;
  if (barred !== undefined) {
    const judge = gameJudge(federation, event, rhythm, regulation);
    for (let game = run.from; game < run.to; game++)
      barred[game - first] = judge(game, ratings.standing, (fault) => faults.push(fault));
  }
  const { capped, whole } = regulation;
  const expectations = { capped, whole, wholeFrom: wholeFrom(rhythm, regulation) };
  const observer = ledger && lineObserver(work, event, run, regulation);
  const range = { from: run.from, to: run.to, barred, first, only: run.only };
  rateGames(federation.games, range, ratings, expectations, tally, observer, oppositions);
}

/** Keeps a line for each rated game with its reasons, until K is known. */
function lineObserver(
  { federation, lines, rhythm, last }: PeriodWork,
  event: number,
  { ratings, standard }: EventRun,
  regulation: Regulation,
): GameObserver {
  const whole = wholeFrom(rhythm, regulation);
  const byDay = isLong(federation, event, regulation) ? LINE_REASONS.byDay : 0;
  return {
    observe(game, player, opponent, own, opponentRating, score, expected) {
      let reasons = byDay;
      if (own >= whole) reasons |= LINE_REASONS.whole;
      const isListed = ratings[player] !== UNRATED && last[player] !== UNRATED;
      const byStandard = !isListed && standard?.[player] === own;
      if (byStandard) reasons |= LINE_REASONS.standard;
      else if (!isListed) reasons |= LINE_REASONS.ratedSince;
      if (ratings[opponent] === UNRATED) reasons |= LINE_REASONS.opponentStandard;
      lines.push([game, player, opponent, own, opponentRating, score, expected, 0, reasons]);
    },
  };
}
