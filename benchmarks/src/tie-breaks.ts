/** `npm run bench -- tie-breaks`: standings by all codes of FIDE's C.07. */
import { competitionBookOf } from '@escala/regulations';
import { bestOf } from './report.ts';

const REPEATS = Number(process.env.REPEATS ?? 15);
const [PLAYERS, ROUNDS] = [1000, 11];
const CUTS = ['BH', 'FB', 'SB'].flatMap((name) => ['/C1', '/C2', '/M1', '/M2', '/P'].map((cut) => name + cut));
const OTHERS = ['AOB/F', 'AOB/P', 'PS/C1', 'PS/C2', 'ARO/C2', 'ARO/M1', 'RTNG/R', 'TPN/R', 'DE/P', 'PTS'];

export function measureTieBreaks(): void {
  const { standings, systems } = competitionBookOf('fide-2026')!;
  const terms = { players: PLAYERS, rounds: ROUNDS, seed: 3, absences: 30, forfeits: 20, withdrawals: 5 };
  const tournament = { ...systems['fide-dutch']!.simulate!(terms), unratedAs: 1400 };
  const offered = Object.keys(standings.tieBreaks).filter((name) => standings.tieBreaks[name]!.fits!('fide-dutch'));
  const tiebreaks = [...new Set([...offered, ...CUTS, ...OTHERS])];
  const ranked = (codes: readonly string[]): number =>
    bestOf(REPEATS, () => standings.rank(tournament, { tiebreaks: codes }));
  console.log(`${PLAYERS} players, ${ROUNDS} rounds, ${tournament.games.length} games`);
  console.log('| codes          | ms     |');
  console.log('| -------------- | ------ |');
  for (const [what, codes] of [
    ['points alone', []],
    ['BH/C1,BH,SB,DE', ['BH/C1', 'BH', 'SB', 'DE']],
    [`all ${tiebreaks.length}`, tiebreaks],
  ] as const)
    console.log(`| ${what.padEnd(14)} | ${ranked(codes).toFixed(1).padStart(6)} |`);
}
