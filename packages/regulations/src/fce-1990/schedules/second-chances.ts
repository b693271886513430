import type { CompetitionTeam } from '@escala/core';
import type { CategoryEvent, KnockoutDefeat, SecondChance } from '../../contracts/teams.ts';

/**
 * Sistemes 3.1.1: in the Copa Catalana a team beaten by one of a higher category continues in the event of its own
 * category; beaten by an equal or lower one it is out. Categories are given from the highest down; a team without one
 * of these categories has no event to continue in.
 */
export function secondChances(
  teams: readonly CompetitionTeam[],
  categories: readonly string[],
  defeats: readonly KnockoutDefeat[],
): CategoryEvent[] {
  const byId = new Map(teams.map((team) => [team.id, team]));
  const heightOf = (id: string): number => categories.indexOf(byId.get(id)?.category ?? '');
  return categories.flatMap((category, height) => {
    const entries = defeats
      .filter(({ winner, loser }) => heightOf(loser) === height && isHigher(heightOf(winner), height))
      .map(({ round, winner, loser }): SecondChance => ({ team: loser, round, beatenBy: winner }))
      .sort((a, b) => byId.get(a.team)!.number - byId.get(b.team)!.number);
    return entries.length === 0 ? [] : [{ category, entries }];
  });
}

const isHigher = (winner: number, loser: number): boolean => winner >= 0 && winner < loser;
