/** `npm run bench -- pairing`: rounds of the FCE Swiss with traces, ordinary fields and bad ones. */
import { competitionBookOf } from '@escala/regulations';

const { simulate, pair } = competitionBookOf('fce-1990')!.systems['fce-1990']!;

interface Case {
  readonly what: string;
  readonly players: number;
  readonly rounds: number;
}

const CASES: readonly Case[] = [
  { what: 'an open', players: 100, rounds: 9 },
  { what: 'a large open', players: 1000, rounds: 9 },
  { what: 'a very large open', players: 5000, rounds: 9 },
  { what: 'a small field, nearly everybody has met', players: 40, rounds: 35 },
  { what: 'a long event, few opponents left', players: 100, rounds: 80 },
];

export function measurePairing(): void {
  console.log('| field                                    | players | rounds | mean ms a round | worst ms |');
  console.log('| ---------------------------------------- | ------- | ------ | --------------- | -------- |');
  simulate!({ players: 200, rounds: 9, seed: 1 });
  for (const { what, players, rounds } of CASES) {
    const tournament = simulate!({ players, rounds, seed: 3 });
    const played = Math.max(...tournament.games.map((game) => game.round));
    const times = Array.from({ length: played }, (_, i) => {
      const start = performance.now();
      pair(tournament, i + 1);
      return performance.now() - start;
    });
    const mean = times.reduce((a, b) => a + b) / times.length;
    console.log(
      `| ${what.padEnd(40)} | ${String(players).padStart(7)} | ${String(played).padStart(6)} | ${mean.toFixed(1).padStart(15)} | ${Math.max(
        ...times,
      )
        .toFixed(1)
        .padStart(8)} |`,
    );
  }
}
