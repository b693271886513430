import { pointsIn, type Result, seededRandom, type Tournament, type TournamentPlayer } from '@escala/core';
import { competitionBookOf } from '@escala/regulations';
import type { Field } from './fields.ts';
import { leastTime } from './least-time.ts';

const dutch = competitionBookOf('fide-2026')!.systems['fide-dutch']!;

interface Played {
  readonly tournament: Tournament;
  /** Milliseconds of each pairing, with its traces. */
  readonly times: number[];
}

export const playField = (field: Field, seed: number): number[] => playedTournament(field, seed).times;

/** Plays a field, round by round. Ends when a round cannot be paired. */
export function playedTournament(field: Field, seed: number): Played {
  const random = seededRandom(seed);
  const players = Array.from(
    { length: field.players },
    (_, i): TournamentPlayer => ({
      id: String(i + 1),
      number: i + 1,
      name: `Player ${i + 1}`,
      ...(field.isUnrated ? {} : { rating: 2500 - Math.floor((1300 * i) / field.players) }),
    }),
  );
  let tournament: Tournament = {
    format: 'escala/tournament@1',
    system: 'fide-dutch',
    rounds: field.rounds,
    initialColour: 'white',
    players,
    games: [],
    byes: [],
    absences: [],
    ...field.rules?.(players),
  };
  const points = new Float64Array(field.players);
  const place = (id: string): number => Number(id) - 1;
  const usual = (white: number, black: number): Result => {
    const chance = 335 + Math.round((550 * (black - white)) / field.players);
    const drawn = random(1000);
    return drawn < chance ? '1-0' : drawn < chance + 330 ? '1/2' : '0-1';
  };
  const times: number[] = [];
  for (let round = 1; round <= field.rounds; round++) {
    const byes = [...tournament.byes!];
    const absences = [...tournament.absences!];
    for (const { id } of players) {
      const away = field.away?.(place(id), round, points[place(id)]!, random);
      if (away === 'half') byes.push({ round, player: id, points: 0.5, kind: 'half' });
      else if (away === 'zero') absences.push({ round, player: id });
      if (away === 'half') points[place(id)]! += 0.5;
    }
    tournament = { ...tournament, byes, absences };
    const { value: paired, milliseconds } = leastTime(() => dutch.pair(tournament, round));
    times.push(milliseconds);
    if (paired.kind === 'refused') return { tournament, times };
    const games = paired.pairs.map(({ board, white, black }) => {
      const [first, second] = [place(white), place(black)];
      const result = field.result?.({ white: first, black: second, round }, random) ?? usual(first, second);
      points[first]! += pointsIn(result, 'white');
      points[second]! += pointsIn(result, 'black');
      const isForfeit = field.forfeits !== undefined && result !== '1/2' && random(1000) < 1000 * field.forfeits;
      return { round, board, white, black, result, ...(isForfeit ? { kind: 'forfeit' as const } : {}) };
    });
    for (const { player, points: given } of paired.byes) {
      points[place(player)]! += given;
      byes.push({ round, player, points: given, kind: 'pairing' });
    }
    tournament = { ...tournament, byes, games: [...tournament.games, ...games] };
  }
  return { tournament, times };
}
