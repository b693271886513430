import { type Finding, findingOf, type Promotions, type PromotionVerdict, reason, type Tournament } from '@escala/core';
import { PLAYER_CATEGORIES } from '../facts.ts';
import { judgingDay, promotionRules } from '../parameters.ts';
import { judgePlayer, type PromotionDesk } from './judge-player.ts';
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

/** Ascensos preferent 5: the points at the end of the event count. An earlier verdict may still change. */
export function eventOverFindings(tournament: Tournament): Finding[] {
  const { rounds, games } = tournament;
  const open = games.filter((game) => game.result === undefined).length;
  const played = games.reduce((last, game) => Math.max(last, game.round), 0);
  if (open === 0 && played >= rounds) return [];
  const unfinished = reason('fce-1990.event-over', 'Ascensos preferent 5', false, { played, rounds, open });
  return [findingOf(unfinished, 'warning')];
}
