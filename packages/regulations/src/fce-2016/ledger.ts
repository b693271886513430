import {
  CHANGES_PER_POINT,
  decimal,
  type FederationColumns,
  type LedgerLine,
  type LedgerSink,
  listInForce,
  NO_DAY,
  UNRATED,
} from '@escala/core';
import { gameChange } from './lists/period-change.ts';
import { type Citations, citationsOf, REASONS } from './reasons.ts';

/** Writes down every line of a period, with its articles. */
export class LedgerWriter implements LedgerSink {
  readonly lines: LedgerLine[] = [];
  readonly #federation: FederationColumns;
  readonly #citations = new Map<number, Citations>();
  #event = 0;

  constructor(federation: FederationColumns) {
    this.#federation = federation;
  }

  line(
    game: number,
    player: number,
    opponent: number,
    own: number,
    opponentRating: number,
    score: number,
    expected: number,
    kHalves: number,
    reasons: number,
  ): void {
    const { games, events, playerIds } = this.#federation;
    const event = this.#eventOf(game);
    const late = this.#isLate(event, game, reasons) ? REASONS.evaluatedLate : 0;
    const all = reasons | late | this.#originReasons(event, game, player, opponent, reasons);
    this.lines.push({
      player: playerIds[player]!,
      event: events.ids[event]!,
      round: games.round[game]!,
      opponent: playerIds[opponent]!,
      own,
      opponentRating,
      score: score / 100,
      expected: expected / 100,
      k: kHalves / 2,
      change: decimal(gameChange(kHalves, score, expected) / CHANGES_PER_POINT),
      ...this.#cite(all),
    });
  }

  /** Where the two ratings come from, if not from the list of the game (D-FCE-5, D-FCE-14). */
  #originReasons(event: number, game: number, player: number, opponent: number, reasons: number): number {
    let origin = 0;
    const ofOwn = this.#origin(event, game, player, reasons);
    if (ofOwn === 'later-list') origin |= REASONS.ownLaterList;
    if (ofOwn === 'first-rating') origin |= REASONS.ownFirstRating;
    const usesPerformance = REASONS.performanceEven | REASONS.performanceAbove | REASONS.performanceBelow;
    if ((reasons & REASONS.forfeit) !== 0) return origin;
    if ((reasons & usesPerformance) !== 0) {
      const { ratings } = this.#federation.lists;
      return ratings.some((list) => list[opponent] !== UNRATED) ? origin | REASONS.opponentWithoutLicence : origin;
    }
    const ofOpponent = this.#origin(event, game, opponent, reasons);
    if (ofOpponent === 'later-list') origin |= REASONS.opponentLaterList;
    if (ofOpponent === 'first-rating') origin |= REASONS.opponentFirstRating;
    return origin;
  }

  /** Played before the period: an earlier list would have had the game if it had been evaluated in time (D-FCE-20). */
  #isLate(event: number, game: number, reasons: number): boolean {
    const { games, events, lists } = this.#federation;
    const day = games.day[game]!;
    const dated = (reasons & REASONS.byGame) !== 0 && day !== NO_DAY;
    return (dated ? day : events.endDay[event]!) < (lists.days.at(-1) ?? NO_DAY);
  }

  #origin(event: number, game: number, player: number, reasons: number): 'list' | 'later-list' | 'first-rating' {
    const { games, events, lists } = this.#federation;
    const dated = (reasons & REASONS.byGame) !== 0;
    const day = dated ? games.day[game]! : events.startDay[event]!;
    const index = listInForce(lists, dated && day < events.startDay[event]! ? events.startDay[event]! : day);
    if (index >= 0 && lists.ratings[index]![player] !== UNRATED) return 'list';
    return lists.ratings.some((list, i) => i > index && list[player] !== UNRATED) ? 'later-list' : 'first-rating';
  }

  #cite(reasons: number): Citations {
    let citations = this.#citations.get(reasons);
    if (!citations) {
      citations = citationsOf(reasons);
      this.#citations.set(reasons, citations);
    }
    return citations;
  }

  /** Games come event by event: the event moves on or back by few. */
  #eventOf(game: number): number {
    const { gamesFrom } = this.#federation.events;
    while (game < gamesFrom[this.#event]!) this.#event--;
    while (game >= gamesFrom[this.#event + 1]!) this.#event++;
    return this.#event;
  }
}
