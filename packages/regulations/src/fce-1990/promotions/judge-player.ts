import {
  type CountedOpponent,
  type Decision,
  decimal,
  type PromotionVerdict,
  type Reason,
  reason,
  type Tournament,
  type TournamentPlayer,
} from '@escala/core';
import { categoryOf } from '../entry/category.ts';
import type { PlayerCategory } from '../facts.ts';
import type { PromotionRules } from '../parameters.ts';
import { countedCategory, opponentNumber } from './opponent-number.ts';
import { doubledPoints, type PlayerRound, pairedRounds } from './player-rounds.ts';
import { isInTwoRows, pointsByCategories, pointsForPreferent, tableArticle, tabledRounds } from './points-needed.ts';

/** A finished event in the form needed for promotions. */
export interface PromotionDesk {
  readonly rules: PromotionRules;
  readonly tournament: Tournament;
  readonly players: ReadonlyMap<string, TournamentPlayer>;
  readonly rounds: ReadonlyMap<string, readonly PlayerRound[]>;
}

const ABOVE: Readonly<Record<PlayerCategory, PlayerCategory | null>> = {
  preferent: null,
  first: 'preferent',
  second: 'first',
  third: 'second',
};

type Judged = Pick<PromotionVerdict, 'needed' | 'mean' | 'seconds' | 'opponents'> & { readonly reason: Reason };

/** Promoted or not, with all reasons. */
export function judgePlayer(desk: PromotionDesk, player: TournamentPlayer): PromotionVerdict {
  const from = categoryOf(player) ?? null;
  const to = from === null ? null : ABOVE[from];
  const head = { player: player.id, from, to, points: doubledPoints(desk.rounds.get(player.id)!) / 2 };
  const category = categoryReason(player, from, to);
  if (from === null || from === 'preferent')
    return { ...head, promoted: false, needed: null, opponents: [], reasons: [category] };
  const judged = from === 'first' ? judgeByMean(desk, player.id) : judgeByCategories(desk, player.id, from);
  const { reason: byPoints, ...found } = judged;
  const reasons = [category, tableReason(desk, from), ...(found.needed === null ? [] : [byPoints])];
  return { ...head, promoted: reasons.every(({ holds }) => holds === 'yes'), ...found, reasons };
}

function categoryReason(player: TournamentPlayer, from: PlayerCategory | null, to: PlayerCategory | null): Reason {
  const holds = from === null ? 'unknown' : to === null ? 'no' : 'yes';
  const byTitle = from !== null && player.category === undefined;
  return reason(
    'fce-1990.promotion-category',
    'Ascensos preferent 1',
    holds,
    { category: from ?? 'none' },
    byTitle ? { decisions: ['D-COMP-20'] } : {},
  );
}

function tableReason({ rules, tournament: { rounds } }: PromotionDesk, from: PlayerCategory): Reason {
  const tabled = tabledRounds(rules, from);
  return reason('fce-1990.promotion-table', tableArticle(rules, from, rounds), tabled.includes(rounds), {
    rounds,
    tabled: tabled.join(', '),
  });
}

/**
 * Ascensos preferent 1: promotion from first category, by the mean of the opponents' numbers. A bye has no opponent
 * (D-COMP-22).
 */
function judgeByMean({ rules, tournament, players, rounds: byPlayer }: PromotionDesk, id: string): Judged {
  const own = byPlayer.get(id)!;
  const opponents = pairedRounds(own).map((game): CountedOpponent => {
    const theirs = doubledPoints(byPlayer.get(game.opponent)!);
    const counted = opponentNumber(rules, game, players.get(game.opponent)!, theirs, tournament.rounds);
    return { round: game.round, opponent: game.opponent, points: game.doubled / 2, ...counted };
  });
  const sum = opponents.reduce((total, { number }) => total + number!, 0);
  const mean = opponents.length === 0 ? null : decimal(sum / opponents.length);
  const needed = pointsForPreferent(rules, tournament.rounds, { sum, count: opponents.length }) ?? null;
  const values = { points: doubledPoints(own) / 2, needed: needed ?? 0, mean: mean ?? 0, rounds: tournament.rounds };
  const decisions: Decision[] = [
    ...(opponents.some((one) => one.source === 'catalan' && !players.get(one.opponent)!.ratings)
      ? ['D-COMP-21' as const]
      : []),
    ...(own.some(({ kind }) => kind === 'bye' || kind === 'adjudicated') ? ['D-COMP-22' as const] : []),
    ...(isInTwoRows(rules, { sum, count: opponents.length }) ? ['D-OFF-1261' as const] : []),
  ];
  return {
    needed,
    mean,
    opponents,
    reason: pointsReason('fce-1990.promotion-points-mean', 'Ascensos preferent 1', values, decisions),
  };
}

/** Promotion from third and second category, by the number of second- and third-category opponents met. */
function judgeByCategories(desk: PromotionDesk, id: string, from: 'second' | 'third'): Judged {
  const { rules, tournament, players } = desk;
  const own = desk.rounds.get(id)!;
  const opponents = pairedRounds(own).map((game): CountedOpponent => {
    const countsAs = countedCategory(game, players.get(game.opponent)!);
    return { round: game.round, opponent: game.opponent, points: game.doubled / 2, countsAs };
  });
  const seconds = opponents.filter(({ countsAs }) => countsAs === 'second').length;
  const needed = pointsByCategories(rules, from, tournament.rounds, seconds) ?? null;
  const values = { points: doubledPoints(own) / 2, needed: needed ?? 0, seconds, rounds: tournament.rounds };
  const article = tableArticle(rules, from, tournament.rounds);
  const asPrinted = opponents.every(({ opponent, countsAs }) => categoryOf(players.get(opponent)!) === countsAs);
  const decisions: Decision[] = asPrinted ? [] : ['D-COMP-23'];
  return {
    needed,
    seconds,
    opponents,
    reason: pointsReason('fce-1990.promotion-points-categories', article, values, decisions),
  };
}

function pointsReason(
  code: Reason['code'],
  article: string,
  values: Readonly<Record<'points' | 'needed', number>> & Readonly<Record<string, number>>,
  decisions: readonly Decision[],
): Reason {
  return reason(code, article, values.points >= values.needed, values, decisions.length === 0 ? {} : { decisions });
}
