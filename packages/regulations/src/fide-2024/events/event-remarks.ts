import { daysInclusive, type FederationColumns, type Finding, type Rhythm, writeDay } from '@escala/core';
import { isPlayed, roundsOnDays } from '../../shared/event-games.ts';
import { articleIn } from '../articles.ts';
import type { Regulation } from '../parameters.ts';
import { warning } from './event-faults.ts';
import { isLong } from './event-runs.ts';
import { decidedGames } from './judge-games.ts';

/** Both sides have a clock. */
const SIDES = 2;

/** Remarks on an event that is still rated: warnings, in order of article. */
export function eventRemarks(
  federation: FederationColumns,
  event: number,
  rhythm: Rhythm,
  regulation: Regulation,
): Finding[] {
  return [
    ...crowdedDays(federation, event, rhythm, regulation),
    ...longEvent(federation, event, rhythm, regulation),
    ...gamesLeftOut(federation, event, rhythm),
  ];
}

/** 3.1, R3.1: hours of play in a day, or, in rapid and blitz, rounds in a day, as far as the games are dated. */
function crowdedDays(federation: FederationColumns, event: number, rhythm: Rhythm, regulation: Regulation): Finding[] {
  const article = articleIn(rhythm, '3.1');
  return roundsOnDays(federation, event).flatMap(([day, rounds]) => {
    const date = writeDay(day);
    if (rhythm !== 'standard') {
      const limit = regulation.roundsPerDay[rhythm];
      return rounds > limit ? [warning(federation, event, article, 'rounds-per-day', { date, rounds, limit })] : [];
    }
    const minutes = rounds * SIDES * federation.events.minutesFor60[event]!;
    const limit = regulation.playPerDay;
    return minutes > limit
      ? [warning(federation, event, article, 'play-per-day', { date, rounds, minutes, limit })]
      : [];
  });
}

/**
 * 4.1: an event of more than 30 days is reported every month; each report is a separate event here. Rapid and blitz
 * have no such article.
 */
function longEvent(federation: FederationColumns, event: number, rhythm: Rhythm, regulation: Regulation): Finding[] {
  if (rhythm !== 'standard' || !isLong(federation, event, regulation)) return [];
  const { startDay, endDay } = federation.events;
  const days = daysInclusive(startDay[event]!, endDay[event]!);
  const limit = regulation.longEventDays;
  return [{ ...warning(federation, event, '4.1', 'long-event', { days, limit }), decisions: ['D-F24-6'] }];
}

/** 5.1, 6.2: games not played or excluded, and games of a match after its decision; one warning of each kind. */
function gamesLeftOut(federation: FederationColumns, event: number, rhythm: Rhythm): Finding[] {
  const { events, games } = federation;
  const decided = decidedGames(federation, event);
  const from = events.gamesFrom[event]!;
  const { excluded } = games.facts ?? {};
  let [unplayed, after] = [0, 0];
  for (let game = from; game < events.gamesFrom[event + 1]!; game++)
    if (!isPlayed(games.outcome[game]!) || excluded?.has(game)) unplayed++;
    else if (decided?.[game - from]) after++;
  return [
    ...(unplayed === 0
      ? []
      : [warning(federation, event, articleIn(rhythm, '5.1'), 'unplayed-games', { games: unplayed })]),
    ...(after === 0 ? [] : [warning(federation, event, articleIn(rhythm, '6.2'), 'after-decision', { games: after })]),
  ];
}
