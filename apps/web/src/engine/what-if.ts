import {
  dayFrom,
  type EventRecord,
  type HeadToHeadInput,
  type LedgerLine,
  type PlayerFacts,
  type TimeControl,
  writeDay,
} from '@escala/core';
import type { HeadToHeadRuleBook } from '@escala/regulations';

export interface ImaginedGame {
  /** Null: an unrated opponent. */
  readonly opponent: number | null;
  readonly score: 0 | 0.5 | 1;
}

interface Outlook {
  /** By game, in order; undefined for a game without effect. */
  readonly lines: readonly (LedgerLine | undefined)[];
  /** The change from the imagined event alone. */
  readonly change: number;
  /** On the next list, without the event and with it. */
  readonly without: number | null;
  readonly rating: number | null;
}

const EVENT = 'what-if';
/** 1/200 of a point is the smallest change in a regulation with tables. */
const PARTS = 200;

/** The next list with one more event in it, computed by the rule book itself: this file contains no rules. */
export function whatIf(
  rate: HeadToHeadRuleBook['rate'],
  document: HeadToHeadInput,
  player: string,
  timeControl: TimeControl,
  games: readonly ImaginedGame[],
): Outlook {
  const ratingIn = (rows: ReturnType<typeof rate>['list']): number | null =>
    rows.find(({ id }) => id === player)?.rating ?? null;
  const without = ratingIn(rate(document).list);
  if (games.length === 0) return { lines: [], change: 0, without, rating: without };
  const { list, ledger } = rate(withEvent(document, player, timeControl, games));
  const own = new Map(
    ledger.filter((line) => line.event === EVENT && line.player === player).map((line) => [line.round, line]),
  );
  const lines = games.map((_, i) => own.get(i + 1));
  const parts = lines.reduce((sum, line) => sum + Math.round((line?.change ?? 0) * PARTS), 0);
  return { lines, change: parts / PARTS, without, rating: ratingIn(list) };
}

function withEvent(
  document: HeadToHeadInput,
  player: string,
  timeControl: TimeControl,
  games: readonly ImaginedGame[],
): HeadToHeadInput {
  const last = document.lists.at(-1);
  const opponents = games.map((_, i) => `${EVENT}-${i + 1}`);
  const ratings = Object.fromEntries(
    games.flatMap(({ opponent }, i) => (opponent === null ? [] : [[opponents[i]!, opponent] as const])),
  );
  return {
    ...document,
    players: [...document.players, ...opponents.map((id): PlayerFacts => ({ id, federated: true }))],
    lists: document.lists.map((list) => (list === last ? { ...list, ratings: { ...list.ratings, ...ratings } } : list)),
    events: [...document.events, imagined(document, player, opponents, timeControl, games)],
  };
}

/**
 * A game a day up to the eve of the list, so that no limit on rounds per day applies; official, so that it is in time
 * for the list (fide-2009 7.13).
 */
function imagined(
  { listDate, lists }: HeadToHeadInput,
  player: string,
  opponents: readonly string[],
  timeControl: TimeControl,
  games: readonly ImaginedGame[],
): EventRecord {
  const eve = dayFrom(listDate) - 1;
  const list = lists.at(-1);
  const first = Math.max(eve - games.length + 1, list === undefined ? eve : dayFrom(list.date));
  const date = (i: number): string => writeDay(Math.min(first + i, eve));
  return {
    id: EVENT,
    type: 'swiss',
    start: date(0),
    end: date(games.length - 1),
    timeControl,
    official: true,
    games: games.map(({ score }, i) => ({
      round: i + 1,
      date: date(i),
      white: player,
      black: opponents[i]!,
      result: score === 1 ? '1-0' : score === 0 ? '0-1' : '1/2',
    })),
  };
}
