import type { Tournament, TournamentPlayer } from '@escala/core';
import { type CatalanEvent, catalanEvent } from '../../facts.ts';
import { judgeHomologation } from '../judge-homologation.ts';

/** This many players: all Preferent, each from a club of their own, with the given ratings in turn. */
export function playersOf(count: number, parts: Partial<TournamentPlayer> = {}, ratings: readonly number[] = [2250]) {
  return Array.from(
    { length: count },
    (_, i): TournamentPlayer => ({
      id: `p${i + 1}`,
      club: `club ${i + 1}`,
      category: 'preferent',
      rating: ratings[i % ratings.length]!,
      ...parts,
    }),
  );
}

/** A closed event that meets every condition. */
export function closedEvent(parts: Partial<Tournament> = {}): Tournament {
  return {
    format: 'escala/tournament@1',
    system: 'round-robin',
    rounds: 9,
    players: playersOf(10),
    games: [],
    ...parts,
  };
}

export const OPEN_FACTS: CatalanEvent = {
  start: '1990-07-20',
  end: '1990-07-29',
  roundDates: ['1990-07-20', '1990-07-21', '1990-07-22'],
  appliedOn: '1990-06-15',
  neighbours: [],
  rulesApproved: true,
  playerListOn: '1990-07-20',
  arbiter: 'A. Arbiter',
  director: 'D. Director',
  reportsOn: '1990-08-01',
  feesPaid: 4000,
};

/** An open event that meets every condition. */
export function openEvent(facts: CatalanEvent = {}, parts: Partial<Tournament> = {}): Tournament {
  return {
    format: 'escala/tournament@1',
    system: 'fce-1990',
    rounds: 9,
    players: playersOf(25),
    games: [],
    event: catalanEvent({ ...OPEN_FACTS, ...facts }),
    ...parts,
  };
}

/** Unmet conditions of a purpose as `code holds`, without the rule book's name. */
export function against(tournament: Tournament, purpose: 'rating' | 'norms' = 'rating'): string[] {
  const verdict = judgeHomologation(tournament).purposes.find((one) => one.purpose === purpose)!;
  return verdict.reasons
    .filter(({ holds }) => holds !== 'yes')
    .map(({ code, holds }) => `${code.slice('fce-1990.'.length)} ${holds}`);
}
