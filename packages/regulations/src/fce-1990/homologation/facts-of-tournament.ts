import type { Tournament } from '@escala/core';
import { categoryOf } from '../entry/category.ts';
import { catalanEvent } from '../facts.ts';
import { ratingBySource } from '../promotions/rating-by-source.ts';
import { eventKind } from './event-kind.ts';
import type { HomologationFacts } from './facts.ts';
import type { HomologationRules } from './parameters.ts';

export function factsOfTournament(rules: HomologationRules, tournament: Tournament): HomologationFacts {
  const event = catalanEvent(tournament.event);
  return {
    name: tournament.name,
    kind: event.kind ?? eventKind(rules, tournament.system, event.timeControl),
    rounds: tournament.rounds,
    players: tournament.players.map((player) => ({
      id: player.id,
      club: player.club,
      category: categoryOf(player),
      rating: ratingBySource(player)?.rating,
    })),
    event,
  };
}
