import type { CollectiveGame, CollectiveType, Finding } from '@escala/core';
import type { Dated } from '../lists/rated-calendar.ts';
import { openCalendar, type WindowCalendar } from '../lists/window-calendar.ts';
import { largestWindow, type Rules, windowOn } from '../parameters.ts';
import { type Ranking, type RankingPoints, rankingOf, rateRanking, refusedRanking } from '../ranking.ts';

export interface RatedGame extends Ranking, RankingPoints {
  readonly game: CollectiveGame;
}

export interface RatedType {
  readonly type: CollectiveType;
  readonly calendar: WindowCalendar;
  /** Game k of the calendar has index k - 1. */
  readonly games: readonly RatedGame[];
  readonly findings: readonly Finding[];
}

/** A type in progress: what has been rated so far, and how to rate the next game of its calendar. */
export interface OpenType {
  readonly rated: RatedType;
  rateGame(dated: Dated<CollectiveGame>): void;
}

/** §2-§7: rates the games of one type, passed in calendar order. A refused game takes no place in the calendar. */
export function openType(rules: Rules, type: CollectiveType, playerIndex: ReadonlyMap<string, number>): OpenType {
  const calendar = openCalendar(playerIndex.size, largestWindow(type));
  const games: RatedGame[] = [];
  const findings: Finding[] = [];
  return {
    rated: { type, calendar, games, findings },
    rateGame({ day, entry: game }) {
      const ranking = rankingOf(game.results, playerIndex);
      const refused = refusedRanking(rules, game.id, game.date, game.results, ranking.places);
      findings.push(...refused);
      if (refused.length > 0) return;
      games.push({ game, ...ranking, ...rateRanking(rules, calendar, windowOn(type, day), ranking) });
    },
  };
}
