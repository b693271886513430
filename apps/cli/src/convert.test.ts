import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SPRING, springWith } from './testing/report-cases.ts';
import { MARCH, runEscala, temporaryFile, temporaryFolder } from './testing/run-escala.ts';
import { caseFile, tournamentText } from './testing/swiss-cases.ts';

const TRF = caseFile('swiss-bye.trf');
const codesOf = (stderr: string): string[] =>
  (JSON.parse(stderr) as { faults: { code: string }[] }).faults.map(({ code }) => code);

describe('escala convert', () => {
  it.each(['trf16', 'trf26'])('JSON to %s and back is the same tournament by numbers', async (to) => {
    const first = await runEscala(['convert', TRF, '--to', 'json']);
    expect(first.code).toBe(0);
    const report = await runEscala(['convert', '-', '--to', to], { input: first.stdout });
    expect(report.code).toBe(0);
    expect(report.stdout).toMatch(/\r\n$/);
    const back = await runEscala(['convert', '-', '--to', 'json'], { input: report.stdout });
    expect(JSON.parse(back.stdout)).toEqual(JSON.parse(first.stdout));
  });

  /** Columns 86 to 89 by start number. */
  const ranksIn = (text: string): string[] =>
    text.split('\r\n').flatMap((line) => (line.startsWith('001') ? [line.slice(85, 89).trim()] : []));
  const withoutRanks = (text: string): string =>
    text.replace(/^(001.{82}).{4}/gm, (_, before: string) => `${before}    `);

  it.each(['trf16', 'trf26'])('a document becomes %s with its ranks, level players sharing theirs', async (to) => {
    const input = tournamentText('swiss-bye');
    const report = await runEscala(['convert', '-', '--to', to], { input });
    const points = report.stdout.split('\r\n').flatMap((line) => (line.startsWith('001') ? [line.slice(80, 84)] : []));
    const places = points.map((own) => 1 + points.filter((other) => Number(other) > Number(own)).length);
    expect(new Set(places).size).toBeGreaterThan(1);
    expect(ranksIn(report.stdout)).toEqual(places.map(String));
    for (const told of [input, report.stdout]) {
      const check = await runEscala(['check', '-', '--report', '--json'], { input: told });
      const { faults } = JSON.parse(check.stdout) as { faults: { code: string }[] };
      expect(faults.map(({ code }) => code)).not.toContain('trf-gap-rank');
    }
  });

  it('nobody has a rank before the first game', async () => {
    const run = await runEscala(['convert', '-', '--to', 'trf16'], {
      input: tournamentText('swiss-bye', { games: [], byes: [], withdrawals: [] } as object),
    });
    expect(new Set(ranksIn(run.stdout))).toEqual(new Set(['']));
  });

  it('a report keeps the ranks it has, and gets those of its own tie-breaks where it has none', async () => {
    const told = springWith((text) => text);
    const kept = await runEscala(['convert', '-', '--to', 'trf26'], { input: told });
    expect(ranksIn(kept.stdout)).toEqual(ranksIn(told.replaceAll(/\r?\n/g, '\r\n')));
    const ranked = async (order: string): Promise<string[]> => {
      const input = `${withoutRanks(told)}${order}`;
      return ranksIn((await runEscala(['convert', '-', '--to', 'trf26'], { input })).stdout);
    };
    expect(await ranked('')).toEqual(['1', '2', '3', '3']);
    expect(await ranked('212 PTS,RTNG\r\n')).toEqual(['1', '2', '3', '4']);
    expect(await ranked('202 RTNG/R\r\n')).toEqual(['1', '2', '4', '3']);
  });

  it('TRF to TRF keeps what a tournament could not hold', async () => {
    const run = await runEscala(['convert', SPRING, '--to', 'trf26']);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(run.stdout).toContain('022 Tarragona\r\n');
    expect(run.stdout).toContain('142 2\r\n');
    expect(run.stdout).toContain('CAT         106');
  });

  it('TRF to JSON says everything that is lost', async () => {
    const run = await runEscala(['convert', SPRING, '--to', 'json']);
    expect(run.code).toBe(0);
    for (const fact of ['place of play', 'ranks (4)']) expect(run.stderr).toContain(fact);
    const ro = await runEscala(['convert', SPRING, '--to', 'json', '--lang', 'ro']);
    expect(ro.stderr).toContain('locul de joc');
    expect(JSON.parse(run.stdout)).toMatchObject({ event: { federation: 'CAT' } });
    const again = await runEscala(['convert', '-', '--to', 'trf16'], { input: run.stdout });
    expect(again.stdout).toContain('032 CAT\r\n');
    expect(ro.stderr).not.toMatch(/\[cli\./);
  });

  it('JSON to TRF says everything that is lost, as JSON with --json', async () => {
    const input = tournamentText('swiss-bye', { withdrawals: [{ player: 'p101', afterRound: 4 }] });
    const run = await runEscala(['convert', '-', '--to', 'trf16', '--json'], { input });
    expect(run.code).toBe(0);
    expect(codesOf(run.stderr)).toEqual(expect.arrayContaining(['trf-left-out', 'output.leavers']));
  });

  it('the edition of 2006 has no extensions, and names those left out', async () => {
    const run = await runEscala(['convert', TRF, '--to', 'trf06']);
    expect(run.code).toBe(0);
    expect(run.stdout).not.toMatch(/^XX/m);
    expect(run.stderr).toContain('XXR, XXC');
  });

  it('options complete a report', async () => {
    const input = springWith((text) => text.replace(/^XXR.*\n/m, ''));
    const args = ['--rounds', '5', '--initial-colour', 'black', '--system', 'knockout'];
    const run = await runEscala(['convert', '-', '--to', 'trf16', ...args], { input });
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(run.stdout).toContain('XXR 5\r\n');
    expect(run.stdout).toContain('XXC black1\r\n');
    expect(run.stdout).toContain('092 Individual: knockout\r\n');
  });

  it('--out writes the file, and the input itself is refused', async () => {
    const out = join(temporaryFolder(), 'open.trf');
    expect(await runEscala(['convert', TRF, '--to', 'trf26', '--out', out])).toMatchObject({ code: 0, stdout: '' });
    expect(readFileSync(out, 'utf8')).toContain('142 5');
    expect((await runEscala(['convert', out, '--to', 'trf16', '--out', out])).code).toBe(2);
  });

  it('refuses damaged reports, faulty documents and those of another kind', async () => {
    const damaged = springWith((text) => text.replace('0003 w 1', '0009 w 1'));
    const runs = await Promise.all([
      runEscala(['convert', '-', '--to', 'json'], { input: damaged }),
      runEscala(['convert', '-', '--to', 'trf16'], { input: tournamentText('swiss-bye', { rounds: 0 }) }),
      runEscala(['convert', MARCH, '--to', 'trf16']),
      runEscala(['convert', '-', '--to', 'trf16'], { input: '' }),
    ]);
    for (const run of runs) expect(run).toMatchObject({ code: 1, stdout: '' });
    expect(runs[0]!.stderr).toMatch(/^standard input:11:\d+/m);
  });
});

describe('options for what a report does not say', () => {
  const input = springWith((text) => text.replace(/^(XXR|092).*\n/gm, ''));

  it('are taken by the commands for competitions', async () => {
    const [pair, standings, check] = await Promise.all([
      runEscala(['pair', '-', '--rounds', '3', '--initial-colour', 'black'], { input }),
      runEscala(['standings', '-', '--system', 'round-robin', '--rounds', '3', '--json'], { input }),
      runEscala(['check', '-', '--rounds', '3', '--rules', 'fce-1990'], { input }),
    ]);
    for (const run of [pair, standings, check]) expect(run.code).toBe(0);
    expect(JSON.parse(pair.stdout).round).toBe(3);
    expect(pair.stderr).not.toContain('how many rounds');
    expect(standings.stderr).not.toContain('is assumed');
  });

  it('complete a document without a colour', async () => {
    const document = JSON.parse(tournamentText('swiss-bye'));
    const file = temporaryFile(JSON.stringify({ ...document, initialColour: undefined }));
    expect((await runEscala(['pair', file])).code).toBe(1);
    expect((await runEscala(['pair', file, '--initial-colour', 'white'])).code).toBe(0);
  });

  it.each([
    [['--rounds', '9'], TRF, '--rounds says 9, but the report says 5'],
    [['--rounds', '1'], undefined, 'games of round 2'],
    [['--initial-colour', 'white'], TRF, '--initial-colour says white, but the report says black'],
    [['--system', 'knockout'], TRF, 'the report says fce-1990'],
    [['--initial-colour', 'red'], TRF, 'choose from: white, black'],
  ])('%j against the report is wrong usage', async (args, file, words) => {
    const run = await runEscala(['standings', file ?? '-', ...args], { input });
    expect({ code: run.code, stdout: run.stdout }).toEqual({ code: 2, stdout: '' });
    expect(run.stderr).toContain(words);
  });

  it.each(['--rounds=5', '--initial-colour=white', '--system=fce-1990'])(
    '%s with a document that says it is wrong usage',
    async (option) => {
      const run = await runEscala(['standings', '-', option], { input: tournamentText('swiss-bye') });
      expect(run).toMatchObject({ code: 2, stdout: '' });
      expect(run.stderr).toContain('A JSON document says it itself');
    },
  );

  it('are not used to check a rating document', async () => {
    expect((await runEscala(['check', MARCH, '--initial-colour', 'white'])).code).toBe(2);
  });
});
