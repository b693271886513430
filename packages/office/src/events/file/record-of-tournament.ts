import { type EventRecord, factsPlaced, type GameRecord, type Tournament, withoutGaps } from '@escala/core';
import { ratingFacts } from '@escala/regulations';
import type { EventFacts, FederationEvent } from '../event.ts';
import { timeTold } from '../tournament-facts.ts';

/**
 * The event as the rating books read it: games with a result, dated by their round; players without a game or bye did
 * not take part.
 */
export function recordOfTournament(id: string, event: FederationEvent, tournament: Tournament): EventRecord {
  const games = tournament.games.flatMap(({ round, board: _, white, black, result, kind, ...facts }): GameRecord[] => {
    if (result === undefined) return [];
    const date = event.roundDates?.[round - 1];
    return [withoutGaps<GameRecord>({ round, date, white, black, result, kind, ...facts })];
  });
  const there = new Set((tournament.byes ?? []).map(({ player }) => player));
  for (const { white, black } of games) there.add(white).add(black);
  return {
    ...headOfRecord(id, event),
    participants: tournament.players.map((player) => player.id).filter((player) => there.has(player)),
    games,
  };
}

/** Everything but the games, as registered. */
export function headOfRecord(id: string, event: EventFacts): Omit<EventRecord, 'games'> {
  const { name, type, start, end, flags, rounds } = event;
  const { periods: _, ...timeControl } = timeTold(event);
  const facts = factsPlaced(event.ratingFacts ?? {}, ratingFacts).event;
  return { id, name, type, start, end, timeControl, ...flags, ...facts, ...(type === 'match' && { rounds }) };
}
