import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENTRIES } from '../../apps/cli/src/testing/entry-cases.ts';
import { tournamentText } from '../../apps/cli/src/testing/swiss-cases.ts';
import { CLUB, MATCH } from '../../apps/cli/src/testing/team-cases.ts';
import { root } from '../source-graph.ts';
import {
  before,
  CHAMPIONSHIPS,
  catalan,
  KINDS,
  run,
  SCHEDULED,
  SYSTEMS,
  simulated,
  TIE_BREAKS,
  unplayed,
} from './tournaments.ts';

const casesOf = (book: string, end: string): string[] => {
  const folder = join(root, 'packages/regulations/src', book, 'cases');
  return readdirSync(folder)
    .filter((name) => name.endsWith(end))
    .map((name) => join(folder, name));
};

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
  schedule: async (book) => {
    for (const system of ['round-robin', 'double-round-robin', 'knockout'])
      await run(['schedule', '--rules', book, '--system', system, '--players', '8', '--table']);
  },
  entries: () => run(['entries', '-', '--system', 'fce-1990'], ENTRIES),
  prizes: () => run(['prizes', '-', '--prizes', '500,300', '--table', '--why'], tournamentText('swiss-finished')),
};
