import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runEscala } from './testing/run-escala.ts';

const simulate = (seed: number, ...more: string[]) =>
  runEscala([
    'simulate',
    '--system',
    'fide-dutch',
    '--players',
    '23',
    '--rounds',
    '6',
    '--seed',
    String(seed),
    ...more,
  ]);
const RANDOM = ['--half-byes', '60', '--forfeits', '120', '--absences', '30', '--draws', '500', '--trf'];

const folder = mkdtempSync(join(tmpdir(), 'escala-dutch-'));
const fileOf = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
afterAll(() => rmSync(folder, { recursive: true }));

/** A finished event of 23 players, as a report. */
let report = '';
beforeAll(async () => {
  report = (await simulate(1, ...RANDOM)).stdout;
});

const HEAD = '142 5\n152 W\n192 FIDE_DUTCH_2026';
const rows = (...columns: string[]): string =>
  columns.map((own, i) => `${`001 ${String(i + 1).padStart(4)}      Player ${i + 1}`.padEnd(91)}${own}`).join('\n');
const pairsOf = (stdout: string): string[] =>
  (JSON.parse(stdout) as { pairs: { white: string; black: string }[] }).pairs.map(
    ({ white, black }) => `${white}-${black}`,
  );

describe('tournaments of the Dutch system for other programs', () => {
  it('are simulated as reports with every letter, and checked many at once, one line for each file', async () => {
    expect(report).toMatch(/^192 FIDE_DUTCH\r$/m);
    for (const letter of ['H', 'Z', '+', '-', 'U', '=']) expect(report).toContain(` ${letter}`);
    const files = await Promise.all(
      [2, 3, 4].map(async (seed) => fileOf(`${seed}.trf`, (await simulate(seed, ...RANDOM)).stdout)),
    );
    const run = await runEscala(['check', ...files, '--pairings', '--system', 'fide-dutch', '--json']);
    expect(run.code).toBe(0);
    const lines = run.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toEqual(files.map((file) => ({ file, rounds: 6, different: 0, findings: [] })));
  });

  it('say where they differ; an unreadable file does not stop the others', async () => {
    const lines = report.split('\r\n');
    const at = lines.findIndex((line) => /^001/.test(line) && /\d w [1=0]/.test(line.slice(91, 99)));
    const opponent = Number(lines[at]!.slice(91, 95));
    const turned = lines.map((line, i) => {
      const own = i === at ? 'b' : Number(line.slice(4, 8)) === opponent && /^001/.test(line) ? 'w' : undefined;
      return own === undefined ? line : line.slice(0, 96) + own + line.slice(97);
    });
    const files = [fileOf('none.trf', '001'), fileOf('turned.trf', turned.join('\r\n'))];
    const run = await runEscala(['check', ...files, '--pairings', '--json']);
    expect(run.code).toBe(1);
    const line = JSON.parse(run.stdout);
    expect(line.findings[0]).toMatchObject({ code: 'pairings.colours', round: 1 });
    expect(line.different).toBeGreaterThan(0);
    expect((await runEscala(['check', ...files])).stderr).toContain('--pairings');
  });

  it('are simulated as reports of at most 9,999 players, whose numbers have four digits', async () => {
    const terms = ['simulate', '--system', 'fide-dutch', '--players', '10000', '--rounds', '1', '--seed', '1'];
    const { code, stdout, stderr } = await runEscala([...terms, '--trf']);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('9999');
  });

  it('half-point byes are refused by a system without them', async () => {
    const terms = ['--players', '9', '--rounds', '3', '--seed', '1', '--half-byes', '100'];
    const run = await runEscala(['simulate', '--system', 'fce-1990', ...terms]);
    expect(run.code).not.toBe(0);
    expect(run.stderr).toContain('half-point');
  });
});

describe('escala pair', () => {
  it('pairs any round of a finished event from the columns before it, and the first unpaired one unasked', async () => {
    const wrongPoints = report.replace(/^(001 {4}1.{71})..../m, '$1 9.5');
    expect(wrongPoints).not.toBe(report);
    const third = await runEscala(['pair', '-', '--round', '3'], { input: wrongPoints });
    const own = pairsOf((await runEscala(['pair', '-', '--round', '3'], { input: report })).stdout);
    expect(pairsOf(third.stdout)).toEqual(own);
    const beyond = await runEscala(['pair', '-'], { input: report });
    expect(beyond.code).toBe(1);
    expect(beyond.stderr).toContain('7');
    const { stdout } = await runEscala(['pair', '-'], {
      input: `${HEAD}\n${rows('   3 w 1', '   4 b 0', '   1 b 0', '   2 w 1')}`,
    });
    expect(JSON.parse(stdout)).toMatchObject({ round: 2, bye: null });
  });

  it('says so if there is nobody to pair', async () => {
    const absent = `${HEAD}\n${rows('0000 - Z', '0000 - Z')}`;
    const { code, stdout } = await runEscala(['pair', '-', '--round', '1', '--table'], { input: absent });
    expect(code).toBe(0);
    expect(stdout).toContain('Round 1 of 5\n\nNobody is paired: nobody is there for this round.');
    const alone = `${HEAD}\n${rows('', '0000 - Z')}`;
    const { stdout: bye } = await runEscala(['pair', '-', '--round', '1', '--table'], { input: alone });
    expect(bye).toContain('Round 1 of 5\n\nBye: Player 1 (1)');
  });

  it('[C.04.7] with Baku acceleration by its code or by the option', async () => {
    const eight = rows('', '', '', '', '', '', '', '');
    const plain = ['1-5', '6-2', '3-7', '8-4'];
    const accelerated = ['1-3', '4-2', '5-7', '8-6'];
    const pair = async (head: string, ...more: string[]) =>
      pairsOf((await runEscala(['pair', '-', ...more], { input: `${head}\n${eight}` })).stdout);
    expect(await pair(HEAD)).toEqual(plain);
    expect(await pair(`${HEAD}_BAKU`)).toEqual(accelerated);
    expect(await pair(HEAD, '--acceleration', 'baku')).toEqual(accelerated);
    expect(await pair(`${HEAD}_BAKU`, '--acceleration', 'none')).toEqual(plain);
  });

  it('columns 81 to 84 may have the virtual points of the round, and nothing else', async () => {
    const withPoints = (points: string) =>
      `${HEAD}\n250       1.0   1   3    1    2\n${rows('   3 w 1', '   4 b 0', '   1 b 0', '   2 w 1').replace(/^(001 {4}1.{71})..../m, `$1${points}`)}`;
    const codeOf = async (points: string) => (await runEscala(['pair', '-'], { input: withPoints(points) })).code;
    expect([await codeOf(' 1.0'), await codeOf(' 2.0'), await codeOf(' 3.0')]).toEqual([0, 0, 1]);
  });

  it('[D-DUTCH-18] by the rules of 2026 only if a report of an earlier edition is asked for so', async () => {
    const older = `142 5\n152 W\n192 FIDE_DUTCH_2017\n${rows('', '', '', '')}`;
    const refused = await runEscala(['pair', '-'], { input: older });
    expect(refused.code).toBe(1);
    expect(refused.stderr).toMatch(/FIDE_DUTCH_2017.* Use --system/);
    const asked = await runEscala(['pair', '-', '--system', 'fide-dutch'], { input: older });
    expect(asked.stderr).toMatch(/warning: .*FIDE_DUTCH_2017.* which differ\.$/m);
    expect(pairsOf(asked.stdout)).toEqual(['1-3', '4-2']);
    const other = await runEscala(['pair', '-', '--system', 'fide-dutch'], {
      input: older.replace('FIDE_DUTCH_2017', 'BERGER_ROUNDROBIN'),
    });
    expect(other.code).toBe(0);
  });

  it('[D-DUTCH-31] only once it is known how many rounds there are', async () => {
    const silent = `152 W\n192 FIDE_DUTCH_2026\n${rows('   3 w 1', '   4 b 0', '   1 b 0', '   2 w 1')}`;
    const refused = await runEscala(['pair', '-', '--round', '1'], { input: silent });
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain('142');
    const more = await runEscala(['pair', '-'], { input: silent.replace('   3 w 1', '   9 w 1') });
    expect(more.stderr).toMatch(/opponent 9 .*142/s);
    expect((await runEscala(['pair', '-', '--rounds', '5'], { input: silent })).code).toBe(0);
    expect((await runEscala(['check', '-', '--pairings'], { input: silent })).code).toBe(0);
  });

  it('by points it can use, and by no others', async () => {
    const pair = (points: string) => runEscala(['pair', '-'], { input: `${HEAD}\n${points}\n${rows('', '', '', '')}` });
    expect((await pair('162  W 3.0    D 1.0    L 0.0    A 0.0')).code).toBe(0);
    for (const points of ['162  W 3.0    D 2.0    L 1.0    A 1.0', 'XXS WW=1 BW=1.5']) {
      const { code, stdout, stderr } = await pair(points);
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toContain('162');
    }
  });
});
