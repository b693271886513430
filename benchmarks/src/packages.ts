/** What a user would take from npm instead. Each package rates the same games in the way shown in its own README. */
import { type FederationColumns, whiteScore } from '@escala/core';
import EloRank from 'elo-rank';
import { Glicko2 } from 'glicko2';
import { rate, rating } from 'openskill';

const scoreOf = (outcome: number): number => whiteScore(outcome) / 100;

export function eloRank({ games, lists }: FederationColumns): Float64Array {
  const elo = new EloRank(20);
  const ratings = Float64Array.from(lists.ratings[0]!);
  for (let game = 0; game < games.count; game++) {
    const [w, b] = [games.white[game]!, games.black[game]!];
    const [white, black] = [ratings[w]!, ratings[b]!];
    const score = scoreOf(games.outcome[game]!);
    ratings[w] = elo.updateRating(elo.getExpected(white, black), score, white);
    ratings[b] = elo.updateRating(elo.getExpected(black, white), 1 - score, black);
  }
  return ratings;
}

export function openSkill({ games, players }: FederationColumns, count: number): unknown {
  const ratings = Array.from({ length: players.count }, () => rating());
  for (let game = 0; game < count; game++) {
    const [w, b] = [games.white[game]!, games.black[game]!];
    const score = scoreOf(games.outcome[game]!);
    const [[white], [black]] = rate([[ratings[w]!], [ratings[b]!]], { score: [score, 1 - score] }) as [
      [(typeof ratings)[0]],
      [(typeof ratings)[0]],
    ];
    ratings[w] = white;
    ratings[b] = black;
  }
  return ratings;
}

export function glicko({ games, players, lists }: FederationColumns, count: number): unknown {
  const ranking = new Glicko2({ tau: 0.5, rating: 1500, rd: 200, vol: 0.06 });
  const people = Array.from({ length: players.count }, (_, i) => ranking.makePlayer(lists.ratings[0]![i]!));
  const matches = Array.from({ length: Math.floor(count) }, (_, game): [object, object, number] => [
    people[games.white[game]!]!,
    people[games.black[game]!]!,
    scoreOf(games.outcome[game]!),
  ]);
  ranking.updateRatings(matches);
  return people;
}
