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
  it('writes JSON where standard output is no terminal, from a file and from standard input alike', async () => {
    const fromFile = await runEscala(['rate', MARCH]);
    const fromPipe = await runEscala(['rate', '-', '--json'], { input: readFileSync(MARCH) });
    expect(fromFile).toMatchObject({ code: 0, stderr: '' });
    expect(fromPipe).toEqual(fromFile);
    const output = JSON.parse(fromFile.stdout);
    expect(output).toMatchObject({ format: 'escala/rating-output@1', regulation: 'fce-2016', listDate: '2018-03-01' });
    expect(output.list[1]).toMatchObject({ id: '101', rating: 1896, previous: 1895, change: 1.44, games: 6 });
    expect(output.workings).toBeUndefined();
  });

  it('adds the workings on request', async () => {
    const run = await runEscala(['rate', MARCH, '--workings']);
    expect(JSON.parse(run.stdout).workings.length).toBeGreaterThan(0);
  });

  it('puts findings into the language that was asked for', async () => {
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

  it('ends quietly when the reader has read enough', async () => {
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

  it('replaces a file only when everything went well, and keeps its permissions', async () => {
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
