import type { CollectiveGame, CollectiveType, Finding } from '@escala/core';
import { largestWindow, type Rules, windowOn } from './parameters.ts';
import { type Ranking, rankingOf } from './ranking.ts';
import { type RankingPoints, rateRanking } from './rate-ranking.ts';
import type { Dated } from './rated-calendar.ts';
import { refusedRanking } from './refused-ranking.ts';
import { openCalendar, type WindowCalendar } from './window-calendar.ts';

export interface RatedGame extends Ranking, RankingPoints {
  readonly game: CollectiveGame;
}

export interface RatedType {
  readonly type: CollectiveType;
  readonly calendar: WindowCalendar;
  /** Game k of the calendar stands at k - 1. */
  readonly games: readonly RatedGame[];
  readonly findings: readonly Finding[];
}

/** §2-§7: all games of one type, in calendar order. A refused game takes no place in the calendar. */
export function rateCollective(
  rules: Rules,
  type: CollectiveType,
  games: readonly Dated<CollectiveGame>[],
  playerIndex: ReadonlyMap<string, number>,
): RatedType {
  const calendar = openCalendar(playerIndex.size, largestWindow(type));
  const rated: RatedGame[] = [];
  const findings: Finding[] = [];
  for (const { day, entry: game } of games) {
    const ranking = rankingOf(game.results, playerIndex);
    const refused = refusedRanking(rules, game.id, game.date, game.results, ranking.places);
    findings.push(...refused);
    if (refused.length > 0) continue;
    rated.push({ game, ...ranking, ...rateRanking(rules, calendar, windowOn(type, day), ranking) });
  }
  return { type, calendar, games: rated, findings };
}
