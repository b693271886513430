import { type Decision, decimal, type ScrabbleLedgerLine } from '@escala/core';
import { gameWeight } from './collective/collective-rating.ts';
import type { RatedType } from './collective/rate-collective.ts';
import { BASIS, entryAgo, gamesCounted, libereWeight } from './libere/libere-log.ts';
import { firstOfWindow, slotOf } from './lists/window-calendar.ts';
import { isShared } from './ranking.ts';
import type { RatedPool } from './rated-pool.ts';

const COLLECTIVE_ARTICLES = ['5', '6', '7'];
const TOURNAMENT_ARTICLES = ['1', '2'];
const LIBERE_ARTICLES = ['1'];
const NONE: readonly Decision[] = [];
const SHARED_PLACE: readonly Decision[] = ['D-FRS-2'];
const OWN_RATING: readonly Decision[] = ['D-FRS-4'];
const NEWCOMER: readonly Decision[] = ['D-FRS-4', 'D-FRS-5'];

/** The games that count in the ratings of the list, by player, type and calendar: their weighted mean is the rating. */
export function ledgerOf(pool: RatedPool): ScrabbleLedgerLine[] {
  const lines: ScrabbleLedgerLine[] = [];
  pool.playerIds.forEach((id, player) => {
    for (const rated of pool.types) addCollective(lines, pool, rated, id, player);
    addLibere(lines, pool, id, player);
  });
  return lines;
}

/** §7: the games attended in the window. */
function addCollective(
  lines: ScrabbleLedgerLine[],
  { rules }: RatedPool,
  { type, calendar, games }: RatedType,
  id: string,
  player: number,
): void {
  for (let number = firstOfWindow(calendar); number <= calendar.games; number++) {
    const slot = slotOf(calendar, player, number);
    if (slot === undefined) continue;
    const { game, value, places, players } = games[number - 1]!;
    const row = calendar.row[slot]!;
    lines.push({
      player: id,
      type,
      game: game.id,
      date: game.date,
      value: decimal(value),
      place: places[row]!,
      players: players.length,
      points: decimal(calendar.points[slot]!),
      weight: gameWeight(rules, calendar.window, number, calendar.games),
      articles: COLLECTIVE_ARTICLES,
      decisions: isShared(places, row) ? SHARED_PLACE : NONE,
    });
  }
}

/** §1: the most recent games of Libere. */
function addLibere(
  lines: ScrabbleLedgerLine[],
  { rules, playerIds, libere: { events, log } }: RatedPool,
  id: string,
  player: number,
): void {
  for (let gamesAgo = gamesCounted(log, player) - 1; gamesAgo >= 0; gamesAgo--) {
    const entry = entryAgo(log, player, gamesAgo);
    const event = events[log.event[entry]!]!;
    const basis = log.basis[entry]!;
    const decisions = basis & BASIS.newcomer ? NEWCOMER : OWN_RATING;
    lines.push({
      player: id,
      type: 'libere',
      game: event.event,
      date: event.date,
      round: log.round[entry]!,
      opponent: playerIds[log.opponent[entry]!]!,
      value: decimal(log.value[entry]!),
      own: decimal(log.own[entry]!),
      opponentRating: decimal(log.opponentRating[entry]!),
      score: log.score[entry]!,
      points: decimal(log.points[entry]!),
      weight: libereWeight(rules, gamesAgo),
      articles: basis & BASIS.tournaments ? TOURNAMENT_ARTICLES : LIBERE_ARTICLES,
      decisions: basis & BASIS.tournaments ? NONE : decisions,
    });
  }
}
