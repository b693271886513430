import { readFileSync } from 'node:fs';
import type { Standings, TeamTournament } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { runEscala } from '../testing/run-escala.ts';

interface Example {
  readonly name: string;
  readonly tournament: TeamTournament;
  readonly expected: { readonly standings: readonly Pick<Standings, 'tiebreaks' | 'rows'>[] };
}

const CASES = '../../../../packages/regulations/src/fide-2026/tie-breaks/cases/examples.jsonl';
const EXAMPLES = readFileSync(new URL(CASES, import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Example);
const OF_TEAMS = EXAMPLES.filter(({ tournament }) => 'teams' in tournament);

const ranked = (input: string, ...args: string[]) => runEscala(['standings', '-', ...args], { input });
const rowsOf = (stdout: string): string[] =>
  (JSON.parse(stdout) as Standings).rows.map(({ rank, player, points, tiebreaks }) =>
    [rank, player, points, ...tiebreaks].join(' '),
  );

const player = (number: number, points: string, ...rounds: string[]): string =>
  `${`001 ${String(number).padStart(4)}      Player ${number}`.padEnd(80)}${points.padStart(4)}${' '.repeat(7)}${rounds.join('  ')}`;
const team = (number: number, name: string, ...players: number[]): string =>
  `310 ${String(number).padStart(3)} ${name}`.padEnd(73) + players.map((each) => String(each).padStart(4)).join(' ');

/** Two boards, two rounds; the match of C and D was not played. */
const REPORT = [
  '012 Four teams',
  '142 2',
  player(1, '1.5', '   5 w 1', '   3 b ='),
  player(2, '1.0', '   6 b =', '   4 w ='),
  player(3, '1.5', '   7 b 1', '   1 w ='),
  player(4, '1.5', '   8 w 1', '   2 b ='),
  player(5, '0.0', '   1 b 0'),
  player(6, '0.5', '   2 w ='),
  player(7, '0.0', '   3 w 0'),
  player(8, '0.0', '   4 b 0'),
  team(1, 'A', 1, 2),
  team(2, 'B', 3, 4),
  team(3, 'C', 5, 6),
  team(4, 'D', 7, 8),
  '330 +-   2   3   4',
  '',
].join('\n');

describe('escala standings', () => {
  it.each(EXAMPLES)('C.07, D-TB-19, $name: the orders of the example', async ({ tournament, expected }) => {
    for (const { tiebreaks, rows } of expected.standings) {
      const run = await ranked(JSON.stringify(tournament), '--tiebreaks', tiebreaks.join(','));
      expect(run).toMatchObject({ code: 0, stderr: '' });
      const known = rows.map((row) => [row.rank, row.player, ...row.tiebreaks].join(' '));
      const found = (JSON.parse(run.stdout) as Standings).rows;
      expect(found.map((row) => [row.rank, row.player, ...row.tiebreaks].join(' ')).sort()).toEqual(known.sort());
    }
  });

  it('D-TB-17, D-TB-18: of a report with 310 and 330, match points first, then those of the boards', async () => {
    const run = await ranked(REPORT, '--tiebreaks', 'MPVGP,WIN,BC');
    expect(rowsOf(run.stdout)).toEqual(['1 2 3 3 1 ', '2 1 3 2.5 1 ', '3 3 2 2.5 1 ', '4 4 0 0 0 ']);
    const lists = REPORT.replaceAll(/^310 .{3} (.{32}).{33}(.*)$/gm, '013 $1$2').replace(/^330.*\n/m, '');
    expect(rowsOf((await ranked(lists, '--round', '1', '--tiebreaks', 'GP,BBE')).stdout)).toEqual([
      ...['1 2 2 2 ', '2 1 2 1.5 ', '3 3 0 0.5 ', '4 4 0 0 '],
    ]);
    const table = (await ranked(REPORT, '--table', '--workings')).stdout;
    expect(table).toMatch(/No\. +Name +MP +MPVGP +BH\/C1 +BH +EDE/);
    expect(table).toContain('Round 1: beat C (3), 2.');
  });

  it('stays one of players if the teams are only lists', async () => {
    const lists = [team(1, 'A', 1, 2, 3), team(2, 'B', 5, 6, 7), team(3, 'C', 4), team(4, 'D', 8), ''];
    const mixed = REPORT.replaceAll(/^3[13]0.*\n/gm, '') + lists.join('\n');
    expect(rowsOf((await ranked(mixed, '--tiebreaks', 'none', '--rules', 'fide-2026')).stdout)).toHaveLength(8);
  });

  it('[5] refuses what does not fit teams, with the article', async () => {
    const [{ tournament }] = OF_TEAMS as [Example];
    const run = await ranked(JSON.stringify(tournament), '--tiebreaks', 'ARO,SB,KS,BC/C1');
    expect(run.code).not.toBe(0);
    for (const article of ['C.07 10.1', 'C.07 9.1', 'C.07 9.2', 'C.07 14']) expect(run.stderr).toContain(article);
    expect(run.stderr).toContain('“SB” is only for players');
    expect((await ranked(JSON.stringify(tournament), '--tiebreaks', 'XYZ')).stderr).toContain('EDE');
    const byOtherBook = await ranked(JSON.stringify(tournament), '--rules', 'fce-1990', '--tiebreaks', 'EDE');
    expect(byOtherBook.stderr).toContain('direct-encounter');
  });

  it('[9.2] D-TB-19: codes of FIDE rank a round robin that names no book, and so do those of the other book', async () => {
    const { tournament } = EXAMPLES.find(({ name }) => name.includes('round-robin'))!;
    const input = JSON.stringify(tournament);
    expect((await ranked(input, '--tiebreaks', 'BH,KS')).stderr).toContain('C.07 8.1');
    expect((await ranked(input, '--tiebreaks', 'kashdan')).code).toBe(0);
    expect((await ranked(input, '--tiebreaks', 'KS', '--rules', 'fce-1990')).code).toBe(2);
  });

  it('[11] [12] [13] says where every value of a team comes from', async () => {
    const tiebreaks = 'MPVGP,EDE,TBR,BC,SSSC';
    const { stdout } = await ranked(REPORT, '--tiebreaks', tiebreaks, '--table', '--workings');
    const [, b = ''] = stdout.split('\nB (2)\n');
    expect(b.split('\n\n')[0]!.split('\n').slice(3)).toEqual([
      '  MPVGP: 3. [C.07 11]',
      '      Round 1: beat D (4), 2.',
      '      Round 2: drew with A (1), 1.',
      '  EDE: nobody else was tied. [C.07 13]',
      '  TBR: nobody else was tied. [C.07 12]',
      '  BC: nobody else was tied. [C.07 12]',
      '  SSSC: 4.5. [C.07 13]',
      '      The score that does not rank, 3, and Buchholz, 3, divided by 2.',
      '      Round 1: D (4) has 0.',
      '      Round 2: A (1) has 3.',
    ]);
    const level = JSON.stringify(OF_TEAMS[0]!.tournament);
    const words = (await ranked(level, '--tiebreaks', 'BC,EDE,TBR', '--table', '--workings')).stdout;
    expect(words).toContain('because their game points differ');
    expect(words).toMatch(/Round \d, \d+: 1, and 1 by the other score\./);
    expect(words).toMatch(/Points on boards 1 to 2: [\d.]+ · [\d.]+\./);
    expect(words).not.toContain('player');
  });

  it('D-TB-23: an event of teams has the table of its teams first, by the codes asked for, and its players under it', async () => {
    const terms = ['--system', 'team-swiss', '--players', '16', '--rounds', '3', '--seed', '7'];
    const { stdout: event } = await runEscala(['simulate', ...terms]);
    expect(rowsOf((await ranked(event)).stdout)[0]).toBe('1 Team 2 4 6.5 6 8 ');
    const byMatch = await ranked(event, '--tiebreaks', 'DE,TBR,BH');
    expect(byMatch).toMatchObject({ code: 0, stderr: '' });
    expect(rowsOf(byMatch.stdout)).toEqual([
      ...['1 Team 4 4 1  8', '2 Team 2 4 2  8', '3 Team 3 2 1  10', '4 Team 1 2 2  10'],
    ]);
    const { stdout: table } = await ranked(event, '--tiebreaks', 'DE,TBR,BH', '--table');
    expect(table).toMatch(/Name +MP +DE +TBR +BH\n1 +4 +Team 4 [\s\S]*Name +Rating +Pts\n *1 +3 +Player 9 /);
    const { code, stderr } = await ranked(event, '--tiebreaks', 'SB,TBR,KS');
    expect([code, stderr.match(/\[C\.07 [^\]]*\]/g)]).toEqual([1, ['[C.07 9.1]', '[C.07 9.2]']]);
  });

  it('D-TB-21: a report is ranked by its own tie-breaks, and codes of FIDE rank one that does not say its system', async () => {
    const players = REPORT.replaceAll(/^3[13]0.*\n/gm, '');
    const tiebreaks = async (report: string, ...args: string[]) => {
      const { stdout, stderr } = await ranked(report, ...args);
      return [(JSON.parse(stdout) as Standings).tiebreaks.join(), /\[C\.07 [^\]]*\]/.exec(stderr)?.[0]];
    };
    expect(await tiebreaks(players, '--tiebreaks', 'BH/C1,SB')).toEqual(['BH/C1,SB', undefined]);
    expect(await tiebreaks(players, '--rules', 'fide-2026')).toEqual(['BH/C1,BH,SB,DE,WIN', undefined]);
    expect(await tiebreaks(`${players}202 SB,ps\n`)).toEqual(['SB,PS', undefined]);
    expect(await tiebreaks(`${players}202 SB\n212 PTS,DE,BH/C1\n`)).toEqual(['DE,BH/C1', undefined]);
    expect(await tiebreaks(`${players}202 SB,KS\n`)).toEqual(['BH/C1,BH,SB,DE,WIN', '[C.07 9.2]']);
    expect((await tiebreaks(players))[0]).toBe('BH/C1,BH,SB,DE,WIN');
    expect((await tiebreaks(players, '--rules', 'fce-1990'))[0]).toContain('progressive');
  });

  it('[4.2] D-TB-20: a knockout of teams goes by points alone', async () => {
    const knockout = REPORT.replace('142 2', '142 2\n092 Team: knockout');
    expect(rowsOf((await ranked(knockout)).stdout)[0]).toBe('1 1 3');
    expect((await ranked(knockout, '--tiebreaks', 'BH')).stderr).toContain('team-knockout');
  });

  it('reports what is wrong with a document of teams', async () => {
    const [{ tournament }] = OF_TEAMS as [Example];
    const [first, ...others] = tournament.matches;
    const [strongest, second, ...weaker] = tournament.teams;
    const matches = [{ ...first, second: '99' }, { ...first, round: 77 }, ...others, others[0]];
    const teams = [strongest, { ...second, number: strongest!.number }, ...weaker, { ...strongest, number: 99 }];
    const run = await ranked(JSON.stringify({ ...tournament, matches, teams }));
    expect(run).toMatchObject({ code: 1, stdout: '' });
    for (const words of [
      'The number 1 is already used at teams[0]',
      'no team 99',
      'Round 77 is beyond',
      'is already in round',
      'is already used at teams[0]',
    ])
      expect(run.stderr).toContain(words);
  });
});
