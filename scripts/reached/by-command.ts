import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENTRIES } from '../../apps/cli/src/testing/entry-cases.ts';
import { runEscala } from '../../apps/cli/src/testing/run-escala.ts';
import { tournamentText } from '../../apps/cli/src/testing/swiss-cases.ts';
import { CLUB, MATCH } from '../../apps/cli/src/testing/team-cases.ts';
import { root } from '../source-graph.ts';

const casesOf = (book: string, end: string): string[] => {
  const folder = join(root, 'packages/regulations/src', book, 'cases');
  return readdirSync(folder)
    .filter((name) => name.endsWith(end))
    .map((name) => join(folder, name));
};

/** The commands run over cases; what they refuse is a fault, but not that they find faults in a document. */
async function run(args: readonly string[], input?: string): Promise<string> {
  const { code, stdout, stderr } = await runEscala(args, input === undefined ? {} : { input });
  if (code !== 0 && code !== 1) throw new Error(`escala ${args.join(' ')}: ${stderr}`);
  return stdout;
}

interface Simulated {
  readonly games: readonly { readonly round: number }[];
  readonly byes?: readonly { readonly round: number }[];
}

const SYSTEMS: Readonly<Record<string, readonly string[]>> = {
  'fce-1990': ['fce-1990'],
  'fide-2026': ['fide-dutch', 'team-swiss', 'scheveningen'],
};

/** A finished tournament of a system, with absences, forfeits and withdrawals. */
const simulated = (system: string, seed: number, players = 24): Promise<string> =>
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
function before(round: number, text: string): string {
  const { games, byes = [], ...tournament } = JSON.parse(text) as Simulated;
  const earlier = <Of extends { readonly round: number }>(all: readonly Of[]): Of[] =>
    all.filter((each) => each.round < round);
  return JSON.stringify({ ...tournament, games: earlier(games), byes: earlier(byes) });
}

const INDIVIDUAL =
  'BH/C1 BH BH/C2 BH/M1 FB AOB SB SB/C1 DE WIN WON BPG BWG PS STD REP KS ARO ARO/C1 TPR PTP APRO APPO RTNG TPN';
const OF_TEAMS = 'PTS MP GP MPVGP EMMSB EMGSB EGMSB EGGSB EDE EDEBT EDEBB EDET EDEB BC TBR BBE SSSC';
const TIE_BREAKS: Readonly<Record<string, readonly string[]>> = {
  'fce-1990':
    'buchholz buchholz-corrected sonneborn-berger kashdan progressive direct-encounter dutch black-wins average-rating'.split(
      ' ',
    ),
  'fide-dutch': INDIVIDUAL.split(' '),
  'team-swiss': OF_TEAMS.split(' '),
};

const KINDS = ['closed', 'open', 'active', 'blitz'];
const CHAMPIONSHIPS = [
  'catalonia-absolute',
  'barcelona-open-a',
  'interterritorial',
  'provincial',
  'spain-junior',
  'spain-individual-final',
];
const CATEGORIES = ['preferent', 'first', 'second', 'third'];

/** A tournament by the rules of 1990, with players of every category, some of them with a title or without a rating. */
async function catalan(rounds: number, seed: number, event: object): Promise<string> {
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

const SCHEDULED = [
  ['round-robin', 7],
  ['double-round-robin', 14],
  ['knockout', 3],
] as const;

/** Eight players before the first round. */
const unplayed = (system: string, rounds: number): string =>
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

/** What each command is run over, for a book. */
export const COMMAND_RUNS: Readonly<Record<string, (book: string) => Promise<unknown>>> = {
  rate: async (book) => {
    for (const file of casesOf(book, '.input.json')) await run(['rate', file]);
  },
  explain: async (book) => {
    const [file] = casesOf(book, '.input.json');
    const { players } = JSON.parse(readFileSync(file!, 'utf8')) as { players: { id: string }[] };
    for (const { id } of players) await run(['explain', file!, '--player', id]);
  },
  pair: async (book) => {
    if (book === 'fce-1990')
      for (const [system, rounds] of SCHEDULED) await run(['pair', '-', '--table'], unplayed(system, rounds));
    for (const system of SYSTEMS[book] ?? [])
      for (const seed of [1, 2, 3]) {
        const text = await simulated(system, seed);
        for (const round of [1, 2, 3, 5, 7]) await run(['pair', '-', '--why', '--table'], before(round, text));
        if (system === 'fide-dutch') await run(['pair', '-', '--acceleration', 'baku'], before(2, text));
        if (system === 'team-swiss') await run(['pair', '-'], before(5, await simulated(system, seed, 20)));
      }
  },
  standings: async (book) => {
    for (const system of SYSTEMS[book] ?? []) {
      const text = await simulated(system, 1);
      await run(['standings', '-', '--workings'], text);
      for (const code of TIE_BREAKS[system] ?? [])
        await run(['standings', '-', '--workings', '--tiebreaks', code], text);
    }
  },
  check: async (book) => {
    for (const system of SYSTEMS[book] ?? []) {
      await run(['check', '-', '--pairings', '--why', '--table'], await simulated(system, 2));
      await run(['check', '-', '--table'], await simulated(system, 2));
    }
    if (book === 'fce-1990')
      for (const kind of KINDS) await run(['check', '-', '--table'], await catalan(9, 1, { kind }));
  },
  promotions: async () => {
    for (const rounds of [8, 9])
      for (const seed of [1, 2, 3])
        await run(['promotions', '-', '--table'], await catalan(rounds, seed, { kind: 'open' }));
  },
  norms: async (book) => {
    if (book === 'fce-1990') {
      await run(['norms', '-', '--table'], await catalan(9, 1, { kind: 'open', delegation: 'lleida' }));
      for (const championship of CHAMPIONSHIPS)
        await run(['norms', '-', '--table'], await catalan(9, 1, { kind: 'open', championship, delegation: 'girona' }));
      return;
    }
    const lines = readFileSync(join(root, 'packages/regulations/src', book, 'cases/norms.jsonl'), 'utf8')
      .trim()
      .split('\n');
    for (const line of lines) {
      const { tournament } = JSON.parse(line) as { tournament: unknown };
      await run(['norms', '-', '--rules', book, '--table', '--titles', '--chances'], JSON.stringify(tournament));
    }
  },
  'club-list': () => run(['club-list', '-', '--table'], JSON.stringify(CLUB)),
  'line-up': async () => {
    await run(['line-up', '-', '--table'], JSON.stringify(MATCH));
    const home = { ...MATCH.home, substitutions: [{ board: 4, player: 'p5', minute: 30 }] };
    await run(['line-up', '-', '--table'], JSON.stringify({ ...MATCH, home, results: ['0-1', '1/2', '1-0', '1-0'] }));
  },
  schedule: async () => {
    for (const system of ['round-robin', 'double-round-robin', 'knockout'])
      await run(['schedule', '--system', system, '--players', '8', '--table']);
  },
  entries: () => run(['entries', '-'], ENTRIES),
  prizes: () => run(['prizes', '-', '--prizes', '500,300', '--table', '--why'], tournamentText('swiss-finished')),
};
