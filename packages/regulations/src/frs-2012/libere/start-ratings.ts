import type { LibereEvent } from '@escala/core';
import { weighWindow } from '../collective/collective-rating.ts';
import { emptyMean, ratingOf } from '../games/weighted-mean.ts';
import type { Dated } from '../lists/rated-calendar.ts';
import type { WindowCalendar } from '../lists/window-calendar.ts';
import { type Rules, windowOn } from '../parameters.ts';
import { rankingOf, rateRanking } from '../ranking.ts';
import type { EventGames } from './event-games.ts';
import { type LibereLog, weighLog } from './libere-log.ts';
import { newcomerStarts } from './newcomers.ts';
import type { LibereTrace } from './start-steps.ts';

export interface StartRating {
  readonly rating: number;
  readonly basis: 'tournaments' | 'libere' | 'newcomer';
}

/** The ratings with which all players enter an event; all its games count with these (§1, ABSP). */
export type StartRatings = ReadonlyMap<number, StartRating>;

export type StartRatingsOf = (dated: Dated<LibereEvent>, games: EventGames) => StartRatings;

/** §1, §2: before 2011, the ratings of the tournament method before the event, which is then added to its calendar. */
export function startFromTournaments(
  rules: Rules,
  calendar: WindowCalendar,
  playerIndex: ReadonlyMap<string, number>,
  trace: LibereTrace | undefined,
): StartRatingsOf {
  const mean = emptyMean();
  return ({ day, entry }, games) => {
    const starts = new Map<number, StartRating>();
    for (const player of games.players) {
      weighWindow(rules, calendar, player, mean);
      const rating = ratingOf(mean) ?? rules.valueWithoutRating;
      starts.set(player, { rating, basis: 'tournaments' });
      trace?.tournamentStart(player, entry.event, mean, rating);
    }
    const ranking = rankingOf(entry.places!, playerIndex);
    const rated = rateRanking(rules, calendar, windowOn('libere', day), ranking);
    trace?.tournament(entry.event, ranking, rated);
    return starts;
  };
}

/** D-FRS-4, D-FRS-5: from 2011 on the Libere rating itself; newcomers get theirs in two passes. */
export function startFromLibere(rules: Rules, log: LibereLog, trace: LibereTrace | undefined): StartRatingsOf {
  const mean = emptyMean();
  return ({ entry }, games) => {
    const starts = new Map<number, StartRating>();
    const newcomers: number[] = [];
    for (const player of games.players) {
      weighLog(rules, log, player, mean);
      const rating = ratingOf(mean);
      if (rating === undefined) newcomers.push(player);
      else starts.set(player, { rating, basis: 'libere' });
    }
    for (const start of newcomerStarts(rules, games, newcomers, (player) => starts.get(player)?.rating)) {
      starts.set(start.player, { rating: start.secondPass, basis: 'newcomer' });
      trace?.newcomer(entry.event, start);
    }
    return starts;
  };
}
