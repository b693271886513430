import {
  conclude,
  type Norms,
  type NormVerdict,
  reason,
  type Tournament,
  type TournamentPlayer,
  type Verdict,
} from '@escala/core';
import type { NormOptions } from '../../contracts/titles.ts';
import { catalanEvent } from '../facts.ts';
import { judgingDay, type NormRules, normRules } from '../parameters.ts';
import { eventOverFindings } from '../promotions/judge-promotions.ts';
import { type PlayerRound, roundsByPlayer } from '../promotions/player-rounds.ts';
import { normByScore, type ScoreFacts } from './norm-by-score.ts';
import { type NormConditions, normConditions } from './norm-conditions.ts';
import { placeGround } from './place-grounds.ts';
import { fideGround } from './title-grounds.ts';

/** Catalan Master norms and titles from a tournament, with everybody's working. */
export function judgeNorms(tournament: Tournament, options: NormOptions = {}): Norms {
  const rules = normRules(judgingDay(tournament.event));
  const event = catalanEvent(tournament.event);
  const rounds = roundsByPlayer(tournament);
  const places = new Map(options.standing?.map(({ player, rank }) => [player, rank]));
  const conditions = normConditions(tournament, options.waived);
  const facts: ScoreFacts = {
    rounds: tournament.rounds,
    delegation: event.delegation,
    players: new Map(tournament.players.map((player) => [player.id, player])),
  };
  const players = tournament.players
    .map((player) => {
      const place = placeGround(rules, { ...event, place: places.get(player.id) });
      return judgePlayer(rules, facts, player, rounds.get(player.id)!, conditions, place);
    })
    .sort((a, b) => b.points - a.points || (a.player < b.player ? -1 : 1));
  return {
    format: 'escala/norms@1',
    regulation: 'fce-1990',
    rounds: tournament.rounds,
    players,
    findings: [...eventOverFindings(tournament), ...conditions.findings],
  };
}

function judgePlayer(
  rules: NormRules,
  facts: ScoreFacts,
  player: TournamentPlayer,
  own: readonly PlayerRound[],
  conditions: NormConditions,
  place: ReturnType<typeof placeGround>,
): NormVerdict {
  const { reached, ...score } = normByScore(rules, facts, own);
  const byTitle = fideGround(rules, player.title, player.internationalNorm);
  const grounds = [...(place === undefined ? [] : [place.reason]), ...(byTitle.holds === 'yes' ? [byTitle] : [])];
  const byPlace = place?.reason.holds === 'yes' ? place.gives : undefined;
  return {
    player: player.id,
    norm: (reached && conditions.met) || byPlace === 'norm',
    title: byTitle.holds === 'yes' || byPlace === 'title',
    ...score,
    reasons: [...conditions.reasons, ...score.reasons],
    grounds,
  };
}

/** MC norma 1: over 2300 on a published list, with at least sixteen games. */
export function normByRating(rules: NormRules, rating: number, games: number): Verdict {
  return conclude([
    reason('fce-1990.norm-list-rating', 'MC norma 1', rating > rules.listRating, { rating, over: rules.listRating }),
    reason('fce-1990.norm-list-games', 'MC norma 1', games >= rules.listGames, { games, least: rules.listGames }),
  ]);
}
