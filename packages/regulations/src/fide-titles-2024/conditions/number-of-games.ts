import { type Reason, reason } from '@escala/core';
import type { FullSet } from '../norms/counted-games.ts';
import type { Field } from '../norms/field.ts';
import type { SetFacts } from '../norms/set-facts.ts';

/** 1.4.1: the number of games a norm needs; fewer in some championships (1.4.1a, 1.4.1b). */
export function fewestGames({ event, numbers, tournament }: Field): number {
  const isTeam = event.kind === 'world-team' || event.kind === 'continental-team';
  const { rounds } = tournament;
  if (isTeam && rounds >= numbers.fewestTeamGames && rounds <= numbers.mostTeamRounds) return numbers.fewestTeamGames;
  return event.kind === 'world-cup' ? numbers.fewestCupGames : numbers.fewestGames;
}

/**
 * 1.4.1c: all games but one of a nine-round event, the missing one being a forfeit win or a bye by the pairing. This
 * holds for any nine rounds, also of a team championship for which seven games are enough (D-FT-20).
 */
export const countsAsNine = ({ tournament, numbers }: Field, full: Pick<FullSet, 'oneOff'>, games: number): boolean =>
  full.oneOff && tournament.rounds === numbers.roundsWithOneOff && games === numbers.roundsWithOneOff - 1;

/** Eight games of a World Cup count as nine already (1.4.1b). */
export const isNine = ({ field, full, games, isFull }: SetFacts): boolean =>
  isFull && field.event.kind !== 'world-cup' && countsAsNine(field, full, games.length);

export function numberOfGames(facts: SetFacts): Reason {
  const games = facts.games.length;
  if (isNine(facts))
    return reason('fide-titles-2024.games-as-nine', '1.4.1c', 'yes', { games }, { decisions: ['D-FT-20'] });
  const fewest = fewestGames(facts.field);
  return reason('fide-titles-2024.games', '1.4.1', games >= fewest, { games, fewest });
}
