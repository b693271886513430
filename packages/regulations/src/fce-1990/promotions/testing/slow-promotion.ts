import type { Tournament } from '@escala/core';

/** A player's promotion literally from the printed page, game by game: slow, and independent of the engine's code. */
export function slowPromotion(tournament: Tournament, id: string) {
  const player = tournament.players.find((one) => one.id === id)!;
  const halves = pointsInHalves(tournament, id);
  const games = tournament.games.filter(({ white, black }) => white === id || black === id);
  const against = games.map((game) => ({
    played: game.kind === 'played',
    other: tournament.players.find((one) => one.id === (game.white === id ? game.black : game.white))!,
  }));
  const needed =
    player.category === 'first'
      ? neededForPreferent(tournament, against)
      : neededByCategories(player.category!, tournament.rounds, against);
  return { promoted: needed !== null && halves >= 2 * needed, needed, points: halves / 2 };
}

type Met = { played: boolean; other: Tournament['players'][number] };

function pointsInHalves({ games, byes = [] }: Tournament, id: string): number {
  let halves = 0;
  for (const { white, black, result } of games) {
    if (result === '1/2' && (white === id || black === id)) halves += 1;
    if (result === '1-0' && white === id) halves += 2;
    if (result === '0-1' && black === id) halves += 2;
  }
  for (const bye of byes) if (bye.player === id) halves += 2 * bye.points;
  return halves;
}

function neededForPreferent(tournament: Tournament, against: readonly Met[]): number | null {
  const { rounds } = tournament;
  let total = 0;
  for (const { played, other } of against) {
    const { catalan, fide, spanish } = other.ratings ?? { catalan: other.rating };
    const over = pointsInHalves(tournament, other.id) - rounds;
    if (!played || other.category === 'first') total += 2000;
    else if (catalan !== undefined) total += catalan;
    else if (fide !== undefined) total += fide;
    else if (spanish !== undefined) total += spanish;
    else total += over > 0 ? 2000 + 50 * over : 2000;
  }
  // Means are fractions with a denominator of at most twelve, so far enough from a bound for floating point.
  const mean = against.length === 0 ? 0 : total / against.length;
  const row = mean > 2125 ? 0 : mean > 2075 ? 1 : mean > 2025 ? 2 : 3;
  const columns: Record<number, number[]> = {
    11: [5.5, 6, 7, 7.5],
    10: [5, 5.5, 6, 7],
    9: [4.5, 5, 5.5, 6.5],
    8: [4, 4.5, 5, 5.5],
  };
  return columns[rounds]?.[row] ?? null;
}

function neededByCategories(category: string, rounds: number, against: readonly Met[]): number | null {
  const seconds = against.filter(
    ({ played, other }) => played && other.category !== undefined && other.category !== 'third',
  ).length;
  const printed: Record<string, string> = {
    'third 8': '6 6 5.5 5.5 5 4.5 4.5 4 4',
    'third 9': '7 6.5 6.5 6 6 5.5 5.5 5 5 4.5',
    'second 8': '7 7 7 7 6.5 6.5 6.5 6 6',
    'second 9': '8 8 8 7.5 7.5 7 7 6.5 6.5 6.5',
  };
  const line = printed[`${category} ${rounds}`]?.split(' ');
  return line === undefined ? null : Number(line[seconds]);
}
