import { lastPairedRound, pointsIn, type Tournament } from '@escala/core';
import type { PairingResult } from '../../../contracts/competition.ts';
import type { EventMatch, TeamsOfSystem } from '../../../contracts/event-teams.ts';
import { teamsOf } from './teams-of-players.ts';

/** Matches of the paired rounds, from games and from boards without an opponent. */
export function teamMatches(
  tournament: Tournament,
  pairTeams: (tournament: Tournament, round: number) => PairingResult,
  of: TeamsOfSystem['of'] = teamsOf,
): readonly EventMatch[] {
  const teams = new Map(of(tournament.players).map(({ name, players }) => [name, new Set(players)]));
  return Array.from({ length: lastPairedRound(tournament) }, (_, i) => i + 1).flatMap((round) => {
    const drawn = pairTeams(tournament, round);
    if (drawn.kind === 'refused') return [];
    return drawn.pairs.map(({ white: first, black: second }) =>
      matchOf(tournament, { round, first, second }, [teams.get(first)!, teams.get(second)!]),
    );
  });
}

type Sides = readonly [ReadonlySet<string>, ReadonlySet<string>];

function matchOf(
  { games, byes = [] }: Tournament,
  of: Pick<EventMatch, 'round' | 'first' | 'second'>,
  [own, others]: Sides,
): EventMatch {
  const boards = games
    .filter(({ round }) => round === of.round)
    .filter(({ white, black }) => (own.has(white) && others.has(black)) || (own.has(black) && others.has(white)))
    .toSorted((a, b) => (a.board ?? 0) - (b.board ?? 0));
  const unopposed = byes.filter(
    ({ round, player, points }) => round === of.round && points > 0 && (own.has(player) || others.has(player)),
  );
  const pointsOf = (side: ReadonlySet<string>): number =>
    boards.reduce(
      (sum, { white, result }) =>
        sum + (result === undefined ? 0 : pointsIn(result, side.has(white) ? 'white' : 'black')),
      unopposed.filter(({ player }) => side.has(player)).length,
    );
  return {
    ...of,
    boards,
    unopposed: unopposed.map(({ player }) => player),
    points: [pointsOf(own), pointsOf(others)],
    isOpen: boards.some(({ result }) => result === undefined),
  };
}
