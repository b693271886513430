import { type Rhythm, UNRATED } from '@escala/core';
import { type EventExpectations, expectationsForAll, rateGames } from '../../shared/rate-games.ts';
import { addOppositions, notePerformances } from '../first-rating/event-performances.ts';
import type { Score } from '../first-rating/performance.ts';
import type { PeriodWork } from '../lists/period-work.ts';
import { type Regulation, regulations } from '../regulation-in-force.ts';
import { eventFaults, isOfOtherRhythm, listFault, MATCH } from './event-faults.ts';
import { type EventRun, eventRuns } from './event-runs.ts';
import { gameJudge, mayFailByRating } from './judge-games.ts';
import { lineObserver } from './line-observer.ts';

/** Rates one event of a period (8.2 for the unrated, 8.3 for the rated), or notes why it is not rated. */
export function rateEvent(work: PeriodWork, event: number): void {
  const { federation, rhythm, period, last } = work;
  const { events } = federation;
  const regulation = regulations.on(events.startDay[event]!);
  const refused = listFault(federation, event, period.listDay, rhythm);
  if (refused !== undefined) {
    work.faults.push(refused);
    return;
  }
  if (isOfOtherRhythm(events.minutesFor60[event]!, rhythm, regulation)) {
    work.elsewhere.push(event);
    return;
  }
  const { atStart, runs } = eventRuns(federation, event, regulation, last);
  const { unrated, highest, settled } = compositionOf(work, event, atStart, runs);
  const faults = eventFaults(federation, event, rhythm, regulation, unrated);
  if (faults.length > 0) {
    work.faults.push(...faults);
    return;
  }
  const barred = mayBar(work, event, highest, regulation)
    ? new Uint8Array(events.gamesFrom[event + 1]! - events.gamesFrom[event]!)
    : undefined;
  if (settled && runs[0] === atStart)
    rateRun(
      work,
      event,
      atStart,
      atStart.ratings,
      atStart.ratings,
      barred,
      expectationsUpTo(highest, rhythm, regulation),
      regulation,
    );
  else rateMixedEvent(work, event, runs, barred, regulation);
  noteLastEvent(work, event);
}

/** 8.3.1: the whole difference counts in standard play for ratings from a mark on, where anybody has one. */
function expectationsUpTo(highest: number, rhythm: Rhythm, regulation: Regulation): EventExpectations {
  const { capped, whole, fullDifferenceFrom: wholeFrom } = regulation;
  return rhythm === 'standard' && highest >= wholeFrom ? { capped, whole, wholeFrom } : expectationsForAll(capped);
}

interface Composition {
  /** Participants who have no rating that counts at the start. */
  readonly unrated: number;
  /** The highest rating of anybody on any list of the event. */
  readonly highest: number;
  /** Everybody is rated at the start and still on the last list: no column needs filling. */
  readonly settled: boolean;
}

function compositionOf(
  { federation, last }: PeriodWork,
  event: number,
  atStart: EventRun,
  runs: readonly EventRun[],
): Composition {
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
  if (settled && runs[0] === atStart) return { unrated, highest, settled };
  for (let i = from; i < to; i++)
    for (const run of runs)
      highest = Math.max(highest, run.ratings[participants[i]!]!, run.standard?.[participants[i]!] ?? 0);
  return { unrated, highest, settled };
}

/** Whether any game may be played and still not be rated: games are judged one by one only where that can be. */
function mayBar({ federation, rhythm }: PeriodWork, event: number, highest: number, regulation: Regulation): boolean {
  const { events, games } = federation;
  return (
    (games.excluded?.size ?? 0) > 0 ||
    (games.unequalTime?.size ?? 0) > 0 ||
    events.type[event] === MATCH ||
    mayFailByRating(events.minutesFor60[event]!, highest, rhythm, regulation)
  );
}

/** An event with unrated players, with players who came onto the list or left it since, or with several lists. */
function rateMixedEvent(
  work: PeriodWork,
  event: number,
  runs: readonly EventRun[],
  barred: Uint8Array | undefined,
  regulation: Regulation,
): void {
  const { federation, rhythm, scratch, last, tally } = work;
  const { own, standing } = scratch;
  const { events, games } = federation;
  const present = events.participants.subarray(events.participantsFrom[event], events.participantsFrom[event + 1]);
  const expectations = expectationsUpTo(Number.POSITIVE_INFINITY, rhythm, regulation);
  const oppositions = new Map<number, Score>();
  for (const run of runs) {
    for (const player of present) {
      const standard = run.standard?.[player] ?? UNRATED;
      // R7.2.1: rated with the standard rating, for oneself and for the opponents.
      standing[player] = run.ratings[player]! || standard;
      // 8.2.4: from the last list if rated since; who has fallen out since is unrated, but for a standard rating (D-F24-7).
      own[player] = last[player] === UNRATED ? standard : standing[player] || last[player]!;
    }
    const seated = present.filter((player) => last[player] === UNRATED && own[player] !== UNRATED);
    const before = seated.map((player) => tally.games[player]!);
    rateRun(work, event, run, own, standing, barred, expectations, regulation);
    seated.forEach((player, i) => {
      if (tally.games[player] !== before[i]) work.seeds.set(player, own[player]!);
    });
    const first = events.gamesFrom[event]!;
    addOppositions(oppositions, games, run.from, run.to, own, standing, barred, first);
  }
  for (const player of present) {
    own[player] = UNRATED;
    standing[player] = UNRATED;
  }
  notePerformances(work, event, oppositions);
}

function rateRun(
  work: PeriodWork,
  event: number,
  run: EventRun,
  own: Int16Array,
  standing: Int16Array,
  barred: Uint8Array | undefined,
  expectations: EventExpectations,
  regulation: Regulation,
): void {
  const { federation, rhythm, tally, ledger, faults } = work;
  const first = federation.events.gamesFrom[event]!;
  if (barred !== undefined) {
    const judge = gameJudge(federation, event, rhythm, regulation);
    for (let game = run.from; game < run.to; game++)
      barred[game - first] = judge(game, standing, (fault) => faults.push(fault));
  }
  const observer = ledger && lineObserver(work, event, run, regulation);
  rateGames(federation.games, { ...run, barred, first }, own, standing, expectations, tally, observer);
}

/** 7.2.2: the last event of everybody who had a game in it; one that was reported late may have ended before others. */
function noteLastEvent(
  { federation, tally, touched, scratch: { gamesNoted }, state: { lastEventDay } }: PeriodWork,
  event: number,
): void {
  const { participants, participantsFrom, endDay } = federation.events;
  const end = endDay[event]!;
  for (let i = participantsFrom[event]!; i < participantsFrom[event + 1]!; i++) {
    const player = participants[i]!;
    const games = tally.games[player]!;
    const noted = gamesNoted[player]!;
    if (games === noted) continue;
    if (noted === 0) touched.push(player);
    gamesNoted[player] = games;
    if (end > lastEventDay[player]!) lastEventDay[player] = end;
  }
}
