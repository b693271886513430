import { describe, expect, it } from 'vitest';
import { ENTRIES, FIDE_LIST, storedZip } from './testing/entry-cases.ts';
import { runEscala, temporaryFile } from './testing/run-escala.ts';

const list = (): string => temporaryFile(FIDE_LIST, 'players_list_foa.txt');

describe('escala entries', () => {
  it('writes a tournament with pairing numbers by rating', async () => {
    const run = await runEscala(['entries', '-', '--rounds', '5', '--name', 'Obert'], { input: ENTRIES });
    expect(run.code).toBe(0);
    const { name, rounds, players } = JSON.parse(run.stdout);
    expect({ name, rounds }).toEqual({ name: 'Obert', rounds: 5 });
    expect(players).toEqual([
      {
        id: '2201001',
        number: 1,
        name: 'Puig Serra, Joana',
        rating: 1895,
        club: 'CE Reus',
        birthDate: '1987-02-03',
        ratings: { fide: 1895 },
        federation: 'ESP',
        sex: 'f',
        fideId: '2201001',
      },
      {
        id: '1203004',
        number: 2,
        name: 'Țăran, Andrei Ionuț',
        title: 'IM',
        club: 'CS Iași',
        birthYear: 1990,
        federation: 'ROU',
        sex: 'm',
        fideId: '1203004',
      },
      { id: 'line-5', number: 3, name: 'Peña, Íñigo', birthYear: 1999, federation: 'ESP', sex: 'm' },
    ]);
    expect(run.stderr).not.toContain('Left out');
    expect(run.stderr).toContain('fide-dutch is used');
  });

  it.each([
    ['fce-1990', 2],
    ['knockout', 2],
    ['round-robin', 3],
    ['double-round-robin', 6],
  ])('%s has the rounds of its book if none are given', async (system, rounds) => {
    const run = await runEscala(['entries', '-', '--system', system], { input: ENTRIES });
    expect(JSON.parse(run.stdout)).toMatchObject({ system, rounds });
  });

  it('goes on into the pairing of round one', async () => {
    const made = await runEscala(['entries', '-', '--initial-colour', 'white'], { input: ENTRIES });
    expect(made.stderr).toContain('2 is used, the fewest');
    const round = await runEscala(['pair', '-'], { input: made.stdout });
    expect(JSON.parse(round.stdout)).toMatchObject({ round: 1, pairs: { length: 1 }, bye: 'line-5' });
  });

  it('is completed by a list of FIDE, and reports differences with their lines', async () => {
    const run = await runEscala(['entries', '-', '--fide-list', list(), '--rounds', '5'], { input: ENTRIES });
    expect(run.code).toBe(0);
    const { players } = JSON.parse(run.stdout) as { players: { id: string; rating: number }[] };
    expect(players.map(({ id, rating }) => [id, rating])).toEqual([
      ['1203004', 2401],
      ['2201001', 1899],
      ['2200999', 1650],
    ]);
    expect(run.stderr).toMatch(/^standard input:3:1\n {2}warning: Puig Serra, Joana has FIDE rating 1895/m);
    expect(run.stderr).toMatch(/^standard input:5:1\n {2}warning: Peña, Íñigo has no FIDE ID; \S+ has the same name/m);
    expect(run.stderr).toMatch(/players_list_foa\.txt:5:1\n {2}warning: This player has no FIDE ID/);
  });

  it('writes a report with identity numbers, titles and years', async () => {
    const run = await runEscala(['entries', '-', '--fide-list', list(), '--rounds', '5', '--to', 'trf16'], {
      input: ENTRIES,
    });
    expect(run.code).toBe(0);
    expect(run.stdout).toContain(
      '001    1 m IM Țăran, Andrei Ionuț               2401 ROU     1203004 1990/00/00  0.0',
    );
    const back = await runEscala(['convert', '-', '--to', 'json'], { input: run.stdout });
    expect(JSON.parse(back.stdout).players).toHaveLength(3);
  });

  it('refuses entries with all faults at once, or goes on without them', async () => {
    const input = 'Nom,Elo,Naixement\nAnna,abc,31/02/2000\n,1500,\nPere,1400,\n';
    const [refused, lenient] = await Promise.all([
      runEscala(['entries', '-', '--json'], { input }),
      runEscala(['entries', '-', '--lenient'], { input }),
    ]);
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(JSON.parse(refused.stderr).faults).toMatchObject([
      { code: 'entries-not-a-rating', line: 2, column: 6 },
      { code: 'entries-no-date', line: 2, column: 10 },
      { code: 'entries-row-no-name', line: 3, column: 1 },
    ]);
    expect(lenient.code).toBe(0);
    expect(JSON.parse(lenient.stdout).players.map(({ name }: { name: string }) => name)).toEqual(['Pere', 'Anna']);
  });

  it('refuses what is not a list of entries, and what is not a list of FIDE', async () => {
    const [empty, binary, other, noList, missing] = await Promise.all([
      runEscala(['entries', '-'], { input: '' }),
      runEscala(['entries', '-'], { input: 'Name;Elo\n\0\x01' }),
      runEscala(['entries', '-'], { input: '1;2;3\n4;5;6\n' }),
      runEscala(['entries', '-', '--fide-list', temporaryFile('no list\n', 'other.txt')], { input: ENTRIES }),
      runEscala(['entries', '-', '--fide-list', '/no/such/list.txt'], { input: ENTRIES }),
    ]);
    for (const run of [empty, binary, other, noList, missing]) expect(run).toMatchObject({ code: 1, stdout: '' });
    expect(empty.stderr).toContain('this file is empty');
    expect(binary.stderr).toContain('Line 2 contains an invisible character');
    expect(other.stderr).toContain('No heading for names');
    expect(noList.stderr).toMatch(/other\.txt:1:1\n {2}This is not a FIDE player list/);
    expect(missing.stderr).toContain('/no/such/list.txt: there is no such file');
  });

  it('speaks four languages', async () => {
    const args = ['entries', '-', '--fide-list', list(), '--lang'];
    const runs = await Promise.all(
      ['en', 'ca', 'es', 'ro'].map((lang) => runEscala([...args, lang], { input: ENTRIES })),
    );
    const words = ['Set it with --rounds.', 'Doneu --rounds.', 'Dé --rounds.', 'Dați --rounds.'];
    runs.forEach((run, i) => {
      expect(run.stderr).toContain(words[i]);
      expect(run.stderr).not.toMatch(/\[(cli|fault)\./);
    });
  });
});

describe('escala fide-list', () => {
  it.each([
    [['--search', 'taran and'], ['1203004']],
    [
      ['--federation', 'esp'],
      ['2201001', '2200999'],
    ],
    [
      ['--ids', '2200999,1203004'],
      ['1203004', '2200999'],
    ],
    [['--federation', 'ESP', '--search', 'peña'], ['2200999']],
    [[], ['2201001', '1203004', '2200999']],
  ])('%j finds %j', async (args, ids) => {
    const run = await runEscala(['fide-list', '-', ...args], { input: FIDE_LIST });
    expect(run).toMatchObject({ code: 0, stderr: '' });
    const document = JSON.parse(run.stdout);
    expect(document).toMatchObject({ read: 3, found: ids.length, missing: [] });
    expect(document.players.map(({ id }: { id: string }) => id)).toEqual(ids);
    expect(document.problems).toMatchObject([{ code: 'fide-list-no-id', count: 1, line: 5 }]);
  });

  it('prints a table, what is missing, and how many are not shown', async () => {
    const args = ['fide-list', '-', '--table'];
    const [all, some] = await Promise.all([
      runEscala([...args, '--most', '1'], { input: FIDE_LIST }),
      runEscala([...args, '--ids', '1203004,77', '--lang', 'ca'], { input: FIDE_LIST }),
    ]);
    expect(all.stdout).toContain('2201001  Puig Serra, Joana  ESP       1899  1987');
    expect(all.stdout).toContain('3 players read, 3 found (2 more are not shown; --most shows them).');
    expect(some.stdout).toContain('No són a la llista: 77 (1).');
  });

  it('reads FIDE’s ZIP as it was downloaded, and refuses one that is damaged', async () => {
    const zip = storedZip('players_list_foa.txt', Buffer.from(FIDE_LIST));
    const whole = await runEscala(['fide-list', temporaryFile(zip, 'players_list.zip'), '--ids', '1203004']);
    expect(JSON.parse(whole.stdout)).toMatchObject({ read: 3, players: [{ id: '1203004' }] });
    const cut = await runEscala(['fide-list', temporaryFile(zip.subarray(0, -30), 'players_list.zip')]);
    expect(cut).toMatchObject({ code: 1, stdout: '' });
    expect(cut.stderr).toContain('the ZIP file is damaged');
  });

  it('refuses what is not a list', async () => {
    const run = await runEscala(['fide-list', '-'], { input: ENTRIES });
    expect(run).toMatchObject({ code: 1, stdout: '' });
    expect(run.stderr).toContain('This is not a FIDE player list');
    expect((await runEscala(['fide-list', '-', '--ids', '12,x'])).code).toBe(2);
  });
});
