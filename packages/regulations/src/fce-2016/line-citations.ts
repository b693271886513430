import { type FederationColumns, listInForce, NO_DAY, UNRATED } from '@escala/core';
import type { LineCitations, RawLine } from '../shared/ledger-lines.ts';
import { citationsOf, REASONS } from './reasons.ts';

const { byGame, forfeit, performanceEven, performanceAbove, performanceBelow } = REASONS;
const OF_PERFORMANCE = performanceEven | performanceAbove | performanceBelow;

/** Articles and decisions of a ledger line. */
export function lineCitations(federation: FederationColumns): (line: RawLine, event: number) => LineCitations {
  const { games, events, lists } = federation;
  const known = new Map<number, LineCitations>();
  return ([game, player, opponent, , , , , , reasons], event) => {
    const late = isLate(event, game, reasons) ? REASONS.evaluatedLate : 0;
    const all = reasons | late | originReasons(event, game, player, opponent, reasons);
    const citations = known.get(all) ?? citationsOf(all);
    known.set(all, citations);
    return citations;
  };

  /** The origin of the two ratings, if not the list of the game (D-FCE-5, D-FCE-14). */
  function originReasons(event: number, game: number, player: number, opponent: number, reasons: number): number {
    let origin = 0;
    const ofOwn = originOf(event, game, player, reasons);
    if (ofOwn === 'later-list') origin |= REASONS.ownLaterList;
    if (ofOwn === 'first-rating') origin |= REASONS.ownFirstRating;
    if ((reasons & forfeit) !== 0) return origin;
    if ((reasons & OF_PERFORMANCE) !== 0)
      return lists.ratings.some((list) => list[opponent] !== UNRATED)
        ? origin | REASONS.opponentWithoutLicence
        : origin;
    const ofOpponent = originOf(event, game, opponent, reasons);
    if (ofOpponent === 'later-list') origin |= REASONS.opponentLaterList;
    if (ofOpponent === 'first-rating') origin |= REASONS.opponentFirstRating;
    return origin;
  }

  /** Played before the period: it would have been on an earlier list if evaluated in time (D-FCE-20). */
  function isLate(event: number, game: number, reasons: number): boolean {
    const day = games.day[game]!;
    const dated = (reasons & byGame) !== 0 && day !== NO_DAY;
    return (dated ? day : events.endDay[event]!) < (lists.days.at(-1) ?? NO_DAY);
  }

  function originOf(
    event: number,
    game: number,
    player: number,
    reasons: number,
  ): 'list' | 'later-list' | 'first-rating' {
    const start = events.startDay[event]!;
    const index = listInForce(lists, (reasons & byGame) === 0 ? start : Math.max(start, games.day[game]!));
    if (index >= 0 && lists.ratings[index]![player] !== UNRATED) return 'list';
    return lists.ratings.some((list, i) => i > index && list[player] !== UNRATED) ? 'later-list' : 'first-rating';
  }
}
