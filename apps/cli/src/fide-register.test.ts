import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIDE_LIST } from './testing/entry-cases.ts';
import { runEscala, runProcess } from './testing/run-escala.ts';

const folder = mkdtempSync(join(tmpdir(), 'escala-register-'));
const at = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const data = ['--data', at('office')];
const WHOLE = FIDE_LIST.split('\n')
  .filter((line) => /^(ID|\d)/.test(line))
  .join('\n');
const file = (name: string, text: string): string => {
  writeFileSync(at(name), text);
  return at(name);
};
const found = async (...words: string[]) =>
  JSON.parse((await runEscala(['fide-register', 'find', ...words, '--json', ...data])).stdout);

describe('FIDE’s list on the command line', () => {
  beforeAll(async () => {
    await runEscala(['demo', '--players', '20', '--years', '1', ...data]);
  });

  it('is not there before it is loaded', async () => {
    const run = await runEscala(['fide-register', 'find', 'puig', ...data]);
    expect(run).toMatchObject({ code: 1, stdout: '' });
    expect(run.stderr).toContain('FIDE’s list has not been loaded yet');
  });

  it('is loaded by a process of its own, and its players are found by name, country and id', async () => {
    const list = file('players_list_foa.txt', `${WHOLE}\n`);
    const run = await runProcess(['fide-register', 'load', list, '--date', '2024-11-01', ...data]);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(run.stdout).toContain('3 players. FIDE’s list of 2024-11-01 is now in use.');
    expect(await found('joana', 'puig')).toMatchObject({ read: 3, found: 1, players: [{ id: '2201001' }] });
    expect((await found('pena')).players).toMatchObject([{ id: '2200999' }]);
    expect((await found('2200999')).players).toMatchObject([{ id: '2200999' }]);
    const table = await runEscala(['fide-register', 'find', 'puig', '--table', ...data]);
    expect(table.stdout).toContain('2201001  Puig Serra, Joana  ESP       1899  1987');
    expect(table.stdout).toContain('FIDE’s list of 2024-11-01, loaded on ');
    expect(table.stdout).not.toContain('There are more');
  });

  it('says that there are more players than it shows, and if too little was typed', async () => {
    const run = (...words: string[]) => runEscala(['fide-register', 'find', ...words, '--table', ...data]);
    expect((await run('esp', '--most', '1')).stdout).toContain('There are more: type more of the name');
    expect((await run('e')).stdout).toContain('Give at least two letters of a name');
  });

  it('[D-OFF-855] says what is doubtful about a list that it loads', async () => {
    const list = file('older.txt', `${WHOLE.split('\n').slice(0, 2).join('\n')}\n`);
    const run = await runEscala(['fide-register', 'load', list, '--date', '2024-10-01', ...data]);
    expect(run.code).toBe(0);
    expect(run.stderr).toContain('The list that was loaded before, of 2024-11-01, is newer.');
    expect(run.stderr).toContain('It has 1 player; the list before had 3.');
    const again = await runEscala([
      'fide-register',
      'load',
      at('players_list_foa.txt'),
      '--date',
      '2024-11-01',
      ...data,
    ]);
    expect(again).toMatchObject({ code: 0, stderr: '' });
  });

  it('is refused with its lines if it has faults, and the one before stays', async () => {
    const list = file('broken.txt', `${WHOLE}\nnobody at all\n`);
    const run = await runEscala(['fide-register', 'load', list, ...data]);
    expect(run).toMatchObject({ code: 1, stdout: '' });
    expect(run.stderr).toMatch(/broken\.txt:5:1\n {2}This player has no FIDE ID\./);
    expect(run.stderr).toContain('Nothing was loaded; the previous list stays.');
    expect((await found('joana')).found).toBe(1);
    expect((await runEscala(['fide-register', 'load', at('nowhere'), ...data])).code).toBe(1);
  });
});
