import { GAME_KINDS, kindOf, RESULTS, type Tournament, type TournamentGame, type TournamentPlayer } from '@escala/core';
import { systemOf } from '../../events/book-of-event.ts';
import type { FederationEvent } from '../../events/event.ts';
import type { PackedReport } from '../../rating/columns/packed-games.ts';

/** The event as its games tell it: who had a bye is not known, since no rating asks for it (D-OFF-86). */
export function tournamentOfGames(
  event: FederationEvent,
  { participants, games }: PackedReport,
  idOf: (number: number) => string,
  entrants: ReadonlyMap<string, TournamentPlayer>,
): Tournament {
  const ids = Array.from(participants, idOf);
  return {
    format: 'escala/tournament@1',
    name: event.name,
    system: systemOf(event),
    rounds: event.rounds,
    players: ids.map((id) => entrants.get(id) ?? { id }),
    games: Array.from({ length: games.count }, (_, i): TournamentGame => {
      const outcome = games.outcome[i]!;
      const kind = GAME_KINDS[kindOf(outcome)]!;
      return {
        round: games.round[i]!,
        white: ids[games.white[i]!]!,
        black: ids[games.black[i]!]!,
        result: RESULTS[outcome & 3]!,
        ...(kind !== 'played' && { kind }),
      };
    }),
  };
}
