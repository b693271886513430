import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  ESCALA,
  MARCH,
  marchWith,
  runEscala,
  runProcess,
  temporaryFile,
  temporaryFolder,
} from './testing/run-escala.ts';

describe('escala rate', () => {
  it('writes JSON if standard output is not a terminal, from a file and from standard input alike', async () => {
    const fromFile = await runEscala(['rate', MARCH]);
    const fromPipe = await runEscala(['rate', '-', '--json'], { input: readFileSync(MARCH) });
    expect(fromFile).toMatchObject({ code: 0, stderr: '' });
    expect(fromPipe).toEqual(fromFile);
    const output = JSON.parse(fromFile.stdout);
    expect(output).toMatchObject({ format: 'escala/rating-output@1', regulation: 'fce-2016', listDate: '2018-03-01' });
    expect(output.list[1]).toMatchObject({ id: '101', rating: 1896, previous: 1895, change: 1.44, games: 6 });
    expect(output.workings).toBeUndefined();
  });

  it('[8.1] warns of games dated outside their event or written twice, and rates them (D-ALL-3)', async () => {
    const game = { round: 1, date: '2018-02-10', white: 'a', black: 'b', result: '1-0' };
    const warned = async (type: string, ...games: object[]) => {
      const event = { id: 'e', type, start: '2018-02-10', end: '2018-02-11', timeControl: { minutes: 90 }, games };
      const document = {
        format: 'escala/rating-input@1',
        regulation: 'fce-2016',
        rhythm: 'standard',
        listDate: '2018-03-01',
        players: [{ id: 'a' }, { id: 'b' }],
        lists: [{ date: '2018-02-01', ratings: { a: 1800, b: 1800 } }],
        events: [event],
      };
      const { code, stdout, stderr } = await runEscala(['rate', '-'], { input: JSON.stringify(document) });
      return [code, JSON.parse(stdout).ledger.length, stderr.replaceAll(/\s+/g, ' ').trim()];
    };
    const second = { ...game, round: 2, white: 'b', black: 'a' };
    expect(await warned('round-robin', { ...game, date: '2018-02-11' }, { ...second, date: undefined })).toEqual([
      0,
      4,
      '',
    ]);
    expect(
      await warned('swiss', game, { ...second, date: '2017-02-11' }, { ...second, round: 3, date: '2018-02-12' }),
    ).toEqual([0, 6, expect.stringContaining('2 games are dated outside it, first round 2, b – a, 2017-02-11.')]);
    const twice = expect.stringContaining('one game stands there twice, first round 1, a – b.');
    for (const type of ['round-robin', 'double-round-robin', 'team'])
      expect(await warned(type, game, second, game)).toEqual([0, 6, twice]);
    for (const type of ['match', 'knockout']) expect(await warned(type, game, second, game)).toEqual([0, 6, '']);
    expect(await warned('team', game, { ...game, white: 'b', black: 'a' })).toEqual([0, 4, '']);
  });

  it('adds the workings on request', async () => {
    const run = await runEscala(['rate', MARCH, '--workings']);
    expect(JSON.parse(run.stdout).workings.length).toBeGreaterThan(0);
  });

  it('writes findings in the language asked for', async () => {
    const messages = async (lang: string): Promise<string[]> =>
      JSON.parse((await runEscala(['rate', MARCH, '--lang', lang])).stdout).findings.map(
        (finding: { message: string }) => finding.message,
      );
    const [english, catalan] = await Promise.all([messages('en'), messages('ca')]);
    expect(english).toHaveLength(catalan.length);
    expect(english).not.toEqual(catalan);
    expect(english.join()).not.toMatch(/\[finding\./);
  });

  it('prints the table on request, also into a pipe', async () => {
    const run = await runEscala(['rate', MARCH, '--table']);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(run.stdout).toContain('2  101  Joana Puig i Serra    1896   +1.44');
    const both = await runEscala(['rate', MARCH, '--table', '--json']);
    expect(both.code).toBe(2);
    expect(both.stderr).toContain('--table and --json cannot be used together');
  });

  it('ends quietly if the reader closes the pipe', async () => {
    // More than a pipe holds, so that there is still something to write after the reader has gone.
    const file = temporaryFile(
      marchWith((document) => {
        for (let i = 0; i < 10_000; i++) document.players.push({ id: `p${i}`, fideRating: 1500 });
      }),
    );
    const script = 'set -o pipefail; "$0" "$1" rate "$2" | head -n 1; echo $?';
    const run = await runProcess(['-c', script, process.execPath, ESCALA, file], { command: ['bash'] });
    expect(run).toEqual({ code: 0, stdout: '{\n0\n', stderr: '' });
  });

  it('says so when standard output cannot take the result', async () => {
    const run = await runProcess(['-c', '"$0" "$1" rate "$2" > /dev/full', process.execPath, ESCALA, MARCH], {
      command: ['bash'],
    });
    expect(run.code).toBe(1);
    expect(run.stderr).toContain('ENOSPC');
  });
});

describe('escala rate --out', () => {
  it('writes the file whole and nothing else', async () => {
    const out = join(temporaryFolder(), 'list.json');
    const run = await runEscala(['rate', MARCH, '--out', out]);
    expect(run).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(readFileSync(out, 'utf8')).toBe((await runEscala(['rate', MARCH])).stdout);
    expect(readdirSync(join(out, '..'))).toEqual(['list.json']);
  });

  it('replaces a file only if everything went well, and keeps its permissions', async () => {
    const out = temporaryFile('the list of last month', 'list.json');
    chmodSync(out, 0o640);
    const refused = await runEscala(['rate', '-', '--out', out], {
      input: marchWith((document) => Object.assign(document, { listDate: 'soon' })),
    });
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(readFileSync(out, 'utf8')).toBe('the list of last month');
    expect((await runEscala(['rate', MARCH, '-o', out])).code).toBe(0);
    expect(JSON.parse(readFileSync(out, 'utf8')).listDate).toBe('2018-03-01');
    expect(statSync(out).mode & 0o777).toBe(0o640);
  });

  it('refuses a folder that is missing or a folder in place of a file, before the work', async () => {
    const folder = temporaryFolder();
    const missing = await runEscala(['rate', MARCH, '--out', join(folder, 'no', 'list.json')]);
    expect(missing).toMatchObject({ code: 1, stdout: '' });
    expect(missing.stderr).toContain('folder does not exist');
    mkdirSync(join(folder, 'list.json'));
    const asFolder = await runEscala(['rate', MARCH, '--out', join(folder, 'list.json')]);
    expect(asFolder.stderr).toContain('this is a folder');
  });

  it('does not write over its own input', async () => {
    const file = temporaryFile(readFileSync(MARCH));
    const run = await runEscala(['rate', file, '--out', file]);
    expect(run).toMatchObject({ code: 2, stdout: '' });
    expect(readFileSync(file)).toEqual(readFileSync(MARCH));
  });

  it('writes to a pipe as it is', async () => {
    const run = await runProcess(
      ['-c', '"$0" "$1" rate "$2" --out /dev/stdout | cat', process.execPath, ESCALA, MARCH],
      {
        command: ['bash'],
      },
    );
    expect(JSON.parse(run.stdout).format).toBe('escala/rating-output@1');
  });

  it('leaves no half-written file behind', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'list.json'), 'old');
    const run = await runProcess(
      ['-c', 'ulimit -f 1; "$0" "$1" rate "$2" --out "$3"', process.execPath, ESCALA, MARCH, join(folder, 'list.json')],
      {
        command: ['bash'],
        env: { NODE_COMPILE_CACHE: '' },
      },
    );
    expect(run.code).not.toBe(0);
    expect(readFileSync(join(folder, 'list.json'), 'utf8')).toBe('old');
  });
});
