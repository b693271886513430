import type { TournamentPlayer } from '@escala/core';
import type { NumberedPlayer } from '../../../contracts/competition.ts';
import type { EventTeam } from '../../../contracts/event-teams.ts';

/** A player without a team is a team of one. */
const teamName = ({ team, name, id }: TournamentPlayer): string => team ?? name ?? id;

/**
 * Numbers as given, or, if nobody has one, team by team: the higher average rating first, ties in order of entry;
 * within a team by board, which is the order of entry (D-RR-5).
 */
export function numberedByTeam(players: readonly TournamentPlayer[]): readonly NumberedPlayer[] {
  if (players.some(({ number }) => number !== undefined))
    return (players as readonly NumberedPlayer[]).toSorted((a, b) => a.number - b.number);
  const teams = [...Map.groupBy(players, teamName).values()];
  return teams
    .toSorted((a, b) => meanRating(b) - meanRating(a))
    .flat()
    .map((player, i) => ({ ...player, number: i + 1 }));
}

/** Unrated players do not count. */
function meanRating(players: readonly TournamentPlayer[]): number {
  const ratings = players.flatMap(({ rating }) => rating ?? []);
  return ratings.length === 0 ? 0 : ratings.reduce((a, b) => a + b, 0) / ratings.length;
}

/** Teams by number, each with its players by board. */
export const teamsOf = (players: readonly TournamentPlayer[]): readonly EventTeam[] =>
  [...Map.groupBy(numberedByTeam(players), teamName)].map(([name, own]) => ({
    name,
    players: own.map(({ id }) => id),
  }));
