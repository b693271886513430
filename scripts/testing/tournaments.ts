import { runEscala } from '../../apps/cli/src/testing/run-escala.ts';

/** The commands run over cases; what they refuse is a fault, but not that they find faults in a document. */
export async function run(args: readonly string[], input?: string): Promise<string> {
  const { code, stdout, stderr } = await runEscala(args, input === undefined ? {} : { input });
  if (code !== 0 && code !== 1) throw new Error(`escala ${args.join(' ')}: ${stderr}`);
  return stdout;
}

interface Simulated {
  readonly games: readonly { readonly round: number }[];
  readonly byes?: readonly { readonly round: number }[];
}

export const SYSTEMS: Readonly<Record<string, readonly string[]>> = {
  'fce-1990': ['fce-1990'],
  'fide-2026': ['fide-dutch', 'team-swiss', 'scheveningen'],
};

/** A finished tournament of a system, with absences, forfeits and withdrawals. */
export const simulated = (system: string, seed: number, players = 24): Promise<string> =>
  run([
    'simulate',
    '--system',
    system,
    '--players',
    String(players),
    '--rounds',
    '7',
    '--seed',
    String(seed),
    ...(CHANCES[system] ?? []),
  ]);
const CHANCES: Readonly<Record<string, readonly string[]>> = {
  'fce-1990': ['--absences', '0.05', '--forfeits', '0.05'],
  'fide-dutch': ['--absences', '0.05', '--forfeits', '0.05', '--half-byes', '0.05', '--withdrawals', '0.02'],
};

/** The same before one of its rounds. */
export function before(round: number, text: string): string {
  const { games, byes = [], ...tournament } = JSON.parse(text) as Simulated;
  const earlier = <Of extends { readonly round: number }>(all: readonly Of[]): Of[] =>
    all.filter((each) => each.round < round);
  return JSON.stringify({ ...tournament, games: earlier(games), byes: earlier(byes) });
}

const INDIVIDUAL =
  'BH/C1 BH BH/C2 BH/M1 FB AOB SB SB/C1 DE WIN WON BPG BWG PS STD REP KS ARO ARO/C1 TPR PTP APRO APPO RTNG TPN';
const OF_TEAMS = 'PTS MP GP MPVGP EMMSB EMGSB EGMSB EGGSB EDE EDEBT EDEBB EDET EDEB BC TBR BBE SSSC';
export const TIE_BREAKS: Readonly<Record<string, readonly string[]>> = {
  'fce-1990':
    'buchholz buchholz-corrected sonneborn-berger kashdan progressive direct-encounter dutch black-wins average-rating'.split(
      ' ',
    ),
  'fide-dutch': INDIVIDUAL.split(' '),
  'team-swiss': OF_TEAMS.split(' '),
};

export const KINDS = ['closed', 'open', 'active', 'blitz'];
export const CHAMPIONSHIPS = [
  'catalonia-absolute',
  'barcelona-open-a',
  'interterritorial',
  'provincial',
  'spain-junior',
  'spain-individual-final',
];
const CATEGORIES = ['preferent', 'first', 'second', 'third'];

/** A tournament by the rules of 1990, with players of every category, some of them with a title or without a rating. */
export async function catalan(rounds: number, seed: number, event: object): Promise<string> {
  const text = await run([
    'simulate',
    '--system',
    'fce-1990',
    '--players',
    '24',
    '--rounds',
    String(rounds),
    '--seed',
    String(seed),
    '--forfeits',
    '0.05',
  ]);
  const { players, ...tournament } = JSON.parse(text) as { players: { rating?: number }[] };
  const known = players.map(({ rating: _, ...player }, i) => ({
    ...player,
    ...(i % 5 > 0 && { rating: 2000 + 20 * i }),
    ...(i % 4 === 0 && { title: 'MF' }),
    category: CATEGORIES[(i + seed) % 4],
    club: `Club ${i % 3}`,
  }));
  return JSON.stringify({ ...tournament, players: known, event });
}

export const SCHEDULED = [
  ['round-robin', 7],
  ['double-round-robin', 14],
  ['knockout', 3],
] as const;

/** Eight players before the first round. */
export const unplayed = (system: string, rounds: number): string =>
  JSON.stringify({
    format: 'escala/tournament@1',
    name: system,
    system,
    rounds,
    players: Array.from({ length: 8 }, (_, i) => ({
      id: `p${i}`,
      name: `Player ${i}`,
      number: i + 1,
      rating: 2000 - i,
    })),
    games: [],
  });
