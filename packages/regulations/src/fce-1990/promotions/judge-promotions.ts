import { findingOf, type Promotions, type PromotionVerdict, type Tournament } from '@escala/core';
import { PLAYER_CATEGORIES } from '../facts.ts';
import { judgingDay } from '../office-terms/since.ts';
import { eventOverFindings } from './event-over.ts';
import { judgePlayer, type PromotionDesk } from './judge-player.ts';
import { promotionRules } from './parameters.ts';
import { roundsByPlayer } from './player-rounds.ts';

/** "Ascensos de categoria": which players of a tournament are promoted, and why or why not. */
export function judgePromotions(tournament: Tournament): Promotions {
  const desk: PromotionDesk = {
    rules: promotionRules(judgingDay(tournament.event)),
    tournament,
    players: new Map(tournament.players.map((player) => [player.id, player])),
    rounds: roundsByPlayer(tournament),
  };
  const players = tournament.players.map((player) => judgePlayer(desk, player)).sort(byCategoryAndPoints);
  const untold = players.flatMap(({ player, reasons }) =>
    reasons.filter(({ holds }) => holds === 'unknown').map((given) => findingOf({ ...given, player }, 'warning')),
  );
  return {
    format: 'escala/promotions@1',
    regulation: 'fce-1990',
    rounds: tournament.rounds,
    players,
    findings: [...eventOverFindings(tournament), ...untold],
  };
}

/** An order independent of the document's. */
function byCategoryAndPoints(a: PromotionVerdict, b: PromotionVerdict): number {
  return rank(a) - rank(b) || b.points - a.points || (a.player < b.player ? -1 : 1);
}

function rank({ from }: PromotionVerdict): number {
  return from === null ? PLAYER_CATEGORIES.length : PLAYER_CATEGORIES.indexOf(from);
}
