import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  ESCALA,
  MARCH,
  marchWith,
  type Run,
  runEscala,
  runProcess,
  SCRABBLE,
  temporaryFile,
  temporaryFolder,
} from './testing/run-escala.ts';
import { caseFile } from './testing/swiss-cases.ts';

const hasScript = spawnSync('script', ['--version']).status === 0;
if (!hasScript) console.warn('SKIPPED: `script` (util-linux) is missing, so nothing is tried on a terminal.');

/** Runs the command on a pseudo-terminal, whose two streams are one. */
async function onTerminal(args: readonly string[], columns = 100, env: Record<string, string> = {}): Promise<Run> {
  const quoted = [process.execPath, ESCALA, ...args].map((arg) => `'${arg}'`).join(' ');
  const run = await runProcess(['-qec', `stty cols ${columns} rows 40; ${quoted}`, '/dev/null'], {
    command: ['script'],
    env,
  });
  return { ...run, stdout: run.stdout.replaceAll('\r\n', '\n') };
}

describe.runIf(hasScript)('on a terminal', () => {
  it('rate shows a table in colours', async () => {
    const run = await onTerminal(['rate', MARCH]);
    expect(run.code).toBe(0);
    expect(run.stdout).toContain('\u001b[1mStandard list of 2018-03-01');
    expect(run.stdout).toContain('\u001b[32m+1.44\u001b[39m');
  });

  it('without colours the columns are aligned, for any letters', async () => {
    const { stdout } = await onTerminal(['rate', MARCH], 100, { NO_COLOR: '1' });
    expect(stdout).not.toContain('\u001b');
    expect(stdout).toContain(
      [
        '#  Id   Name                Rating  Change  Before  K0   K  Games  Status',
        '1  106  Marta Roca            2039   -2.21    2041  16  13      4  rated',
        '2  101  Joana Puig i Serra    1896   +1.44    1895  24  24      6  rated',
        '3  102  Andrei Ionuț Țăran    1868  -11.75    1880  24  25      3  rated',
        '4  105  Íñigo Peña            1812       0    1650  24  27      0  reassigned',
        '5  103  Núria Casals          1558  -10.50          30  30      4  new',
        '6  104  Pere Soler Vidal      1000   -3.15    1001  42  45      4  rated',
        '   107  Jaume Ferrer                                               unrated',
      ].join('\n'),
    );
    expect(stdout).toMatch(/Lliga del Camp \(lliga\)\n {2}! .*\[6\.2\]/s);
    expect(stdout).toContain('7 players, 13 rated games, 2 errors, 1 warning');
  });

  it('a narrow terminal cuts names, not numbers', async () => {
    const { stdout } = await onTerminal(['rate', MARCH], 70, { NO_COLOR: '1' });
    expect(stdout).toContain('2  101  Joana Puig…');
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(70);
  });

  it('--json stays JSON', async () => {
    const { stdout } = await onTerminal(['rate', MARCH, '--json']);
    expect(JSON.parse(stdout).format).toBe('escala/rating-output@1');
  });

  it('frs-2012: active players in order, provisional ones apart, general rating last', async () => {
    const { stdout } = await onTerminal(['rate', SCRABBLE, '--lang', 'ro'], 100, { NO_COLOR: '1' });
    const headings = stdout
      .split('\n')
      .filter((line) => / · (activi|provizorii|inactivi)$|^Rating general$/.test(line));
    expect(headings).toEqual([
      'Duplicat clasic · activi',
      'Duplicat clasic · provizorii',
      'Compunere · provizorii',
      'Libere · activi',
      'Rating general',
    ]);
  });

  it('pair and standings show tables, with names cut where the terminal is narrow', async () => {
    const [round, standings] = await Promise.all([
      onTerminal(['pair', caseFile('swiss-bye.trf'), '--why'], 48, { NO_COLOR: '1' }),
      onTerminal(['standings', caseFile('swiss-bye.trf'), '--tiebreaks', 'none'], 100),
    ]);
    for (const line of round.stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(48);
    expect(round.stdout).toMatch(/Board +No\. +White/);
    expect(round.stdout).toContain('[Suis 12.4]');
    expect(standings.stdout).toContain('\u001b[1m777/9\u001b[22m');
  });

  it('--out says in one line what was done', async () => {
    const out = join(temporaryFolder(), 'list.json');
    const { stdout } = await onTerminal(['rate', MARCH, '--out', out]);
    expect(stdout).toBe('7 players, 13 rated games, 2 errors, 1 warning\n');
  });

  it('a long input shows its progress on one line and clears it', async () => {
    const file = temporaryFile(
      marchWith((document) => {
        for (let i = 0; i < 60_000; i++)
          document.players.push({
            id: `p${i}`,
            name: `Somebody with a rather long name, number ${i}`,
            federated: false,
          });
      }),
    );
    const { stdout, code } = await onTerminal(['rate', file, '--out', '/dev/null']);
    expect(code).toBe(0);
    const shown = stdout.split('\r\u001b[2K').filter((line) => !/^Reading \d+ %$/.test(line));
    expect(shown).toEqual(['', 'Checking', 'Rating', 'Writing', '7 players, 13 rated games, 2 errors, 1 warning\n']);
  });
});

it('off a terminal, FORCE_COLOR paints, NO_COLOR and a pipe do not', async () => {
  const [forced, piped] = await Promise.all([
    runEscala(['explain', MARCH, '-p', '101'], { env: { FORCE_COLOR: '1' } }),
    runEscala(['explain', MARCH, '-p', '101']),
  ]);
  expect(forced.stdout).toContain('\u001b[36m[17.1]\u001b[39m');
  expect(piped.stdout).not.toContain('\u001b');
});
