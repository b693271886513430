import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventKind, listKind } from '@escala/office';
import { beforeEach, describe, expect, it } from 'vitest';
import { foundOffice, importsOf, inStore, playersOf, takePlayers } from './testing/founded-office.ts';
import { runEscala, temporaryFolder } from './testing/run-escala.ts';

let folder: string;
let data: string;
beforeEach(async () => {
  folder = temporaryFolder();
  data = join(folder, 'office');
  mkdirSync(data);
  await foundOffice(data);
});

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, content);
  return path;
}

const bringIn = (what: string, ...args: readonly string[]) => runEscala(['bring-in', what, ...args, '--data', data]);

const REGISTER =
  'Codi;Nom;Naixement;Codi FIDE\nA1;Puig, Anna;1990;2200001\nA 2;Pi, Pau;1980;\nA3;Sol, Ona;31/02/1999;\n';

describe('players', () => {
  it('come in from a file, with every doubt in the terminal and in a file', async () => {
    const doubts = join(folder, 'doubts.csv');
    const run = await bringIn('players', file('register.csv', REGISTER), '--doubts', doubts, '--reason', 'the past');
    expect({ code: run.code, stderr: run.stderr }).toEqual({ code: 0, stderr: '' });
    expect(run.stdout).toContain('register.csv: 2 players registered, 0 known before, 1 left out.');
    expect(run.stdout).toMatch(/1 × .*register\.csv:3 {2}“A 2” cannot be an id/);
    const rows = readFileSync(doubts, 'utf8').split('\r\n');
    expect(rows[0]).toBe('file,line,code,leftOut,message');
    expect(rows.slice(1, 3).map((row) => row.split(',').slice(1, 4))).toEqual([
      ['3', 'import-id-unusable', 'yes'],
      ['4', 'entries-no-date', 'yes'],
    ]);
    expect((await playersOf(data)).map(({ id }) => id)).toEqual(['A1', 'A3']);
    expect((await importsOf(data))[0]!.body).toMatchObject({ state: 'done', taken: 2, leftOut: 1 });
  });

  it('of Vega come in with numbers, births and sexes; what is uncertain is a doubt', async () => {
    const head = 'NAME;                COUNTRY;BIRTHDAY;G;TITLE;IDFIDE;ELOFIDE; IDNAT;ELONAT;K;ISAVAL';
    const rows = [
      'PUIG ANNA                ;AND;01.05.90;w; NC;       0;   0;   10023;1850;20;1 1 1',
      'PI PAU                   ;AND;00.00.00;m;   ; 2200002;1900;       0;   0;30;1 1 1',
    ];
    const run = await bringIn('players', file('vega.csv', [head, ...rows].join('\r\n')));
    expect(run.stdout).toContain('vega.csv: 2 players registered');
    expect(run.stdout).toContain('“01.05.90” has a year of two digits, which was read as 1990.');
    const players = await playersOf(data);
    expect(players.map(({ body }) => body)).toMatchObject([
      { name: 'PUIG ANNA', birthDate: '1990-05-01', sex: 'f', nationality: 'AND' },
      { name: 'PI PAU', sex: 'm', fide: { id: '2200002' } },
    ]);
    expect(players[0]!.id).toBe('10023');
  });

  it('a dry run says the same and keeps nothing', async () => {
    const register = file('register.csv', REGISTER);
    const rehearsed = await bringIn('players', register, '--dry-run');
    expect(rehearsed.stdout).toMatch(/^DRY RUN: nothing was saved\.\n/);
    expect([await playersOf(data), await importsOf(data)]).toEqual([[], []]);
    const real = await bringIn('players', register);
    expect(rehearsed.stdout.split('\n').slice(1)).toEqual(real.stdout.split('\n'));
  });

  it('come in once, and again only on request', async () => {
    const register = file('register.csv', REGISTER);
    await bringIn('players', register);
    const second = await bringIn('players', register);
    expect([second.code, second.stdout]).toEqual([0, expect.stringContaining('This was already imported')]);
    expect(await importsOf(data)).toHaveLength(1);
    const again = await bringIn('players', register, '--again');
    expect(again.stdout).toContain('no player registered, 2 known before');
    expect(await importsOf(data)).toHaveLength(2);
  });

  it('one row that no batch can have does not stop the others', async () => {
    const run = await bringIn('players', file('long.csv', `Codi;Nom\nA1;${'x'.repeat(201)}\nA2;Pi, Pau\n`));
    expect([run.code, (await playersOf(data)).map(({ id }) => id)]).toEqual([0, ['A2']]);
    expect(run.stdout).toMatch(/long\.csv:2 {2}name: Too long: at most 200 characters/);
  });

  it.each([
    ['', 'this file is empty'],
    ['Codi;Nom\nA1;Pi\u0000\n', 'Line 2 contains an invisible character'],
    ['x\ny\n', 'Nothing in'],
  ])('a file of which nothing can be read is refused: %j', async (content, words) => {
    const run = await bringIn('players', file('bad.csv', content));
    expect({ code: run.code, stdout: run.stdout }).toEqual({ code: 1, stdout: '' });
    expect(run.stderr).toContain(words);
    expect(await importsOf(data)).toEqual([]);
  });

  it.each([
    ['ca', 'Cap dubte.'],
    ['es', 'Ninguna duda.'],
    ['ro', 'Nicio îndoială.'],
  ])('in %s', async (lang, words) => {
    const { stdout } = await bringIn('players', file('one.csv', 'Codi;Nom\nA1;Pi, Pau\n'), '--lang', lang);
    expect(stdout.split('\n')[1]).toBe(words);
  });

  it('a file of doubts that cannot be written is refused before anything is done', async () => {
    const register = file('register.csv', REGISTER);
    const run = await bringIn('players', register, '--doubts', join(folder, 'none', 'doubts.csv'));
    expect([run.code, await importsOf(data)]).toEqual([1, []]);
    expect((await bringIn('players', register, '--doubts', register)).code).toBe(2);
  });
});

describe('old lists', () => {
  beforeEach(async () => {
    await takePlayers(data, REGISTER);
  });

  it('a dry run names everybody whom the registry does not know, up to a hundred', async () => {
    const unknown = (count: number): string =>
      file(
        'standard-2016-01-01.csv',
        `Codi;Nom;Elo\n${Array.from({ length: count }, (_, i) => `X${i};Nou ${i};1500\n`).join('')}`,
      );
    const dryRun = async (count: number) =>
      (await bringIn('list', unknown(count), '--series', 'standard', '--dry-run')).stdout.split('\n').slice(3, -2);
    const [first, ...others] = (await dryRun(100)).map((line) => line.replace(/^(.*×)? *\S*\//, ''));
    expect(first).toMatch(/^standard-2016-01-01\.csv:2 {2}Nobody in the registry is Nou 0 \(X0\);/);
    expect(others).toHaveLength(99);
    expect(others.at(-1)).toBe('standard-2016-01-01.csv:101  Nou 99 (X99)');
    expect((await dryRun(102)).slice(-2).map((line) => line.trim().split('  ').at(-1))).toEqual([
      'Nou 99 (X99)',
      'and 2 more',
    ]);
  });

  it('come in with the dates of their names, the oldest first; a bad one does not stop the others', async () => {
    const lists = [
      file('standard-2016-02-01.csv', 'Codi;Elo;Elo anterior\nA1;1860;1851\nA3;1500;\n'),
      file('standard-2016-01-01.csv', 'Codi;Elo\nA1;1850\nX;1\n'),
      file('standard-2015-12-01.csv', 'nothing\n'),
    ];
    const run = await bringIn('list', ...lists, '--series', 'standard');
    expect(run.code).toBe(1);
    expect(run.stdout).toContain('2 lists imported');
    expect(run.stdout).toContain('One file could not be imported');
    expect(run.stdout).toMatch(/standard-2016-01-01\.csv:3 {2}Nobody in the registry is - \(X\)/);
    expect(run.stdout).toMatch(
      /standard-2016-02-01\.csv:2 {2}- \(A1\): the line says that the rating was 1851, the previous list says 1850/,
    );
    const kept = await inStore(data, ({ archive }) => archive.read('cat', (reading) => reading.list(listKind)));
    expect(kept.map(({ id, body }) => [id, body.source, body.players])).toEqual([
      ['standard/2016-01-01', 'imported', 1],
      ['standard/2016-02-01', 'imported', 2],
    ]);
  });

  it('of Scrabble come in as they were printed', async () => {
    const run = await bringIn(
      'list',
      file('s.csv', 'Cod;Compunere\nA1;163\n'),
      '--series',
      'seniori',
      '--date',
      '2016-01-01',
    );
    expect([run.code, run.stdout]).toEqual([0, expect.stringContaining('One list'.toLowerCase())]);
    const again = await runEscala(['verify', 'seniori/2016-01-01', '--data', data]);
    expect([again.code, again.stdout]).toEqual([0, expect.stringContaining('was imported')]);
  });

  it.each([
    [['x.csv', '--series', 'blitz', '--date', '2016-01-01'], 'no series blitz; there are: standard, seniori'],
    [['x.csv', '--series', 'standard'], 'What is the date of the list x.csv?'],
    [['x-2016-13-01.csv', '--series', 'standard'], 'What is the date of the list'],
    [['x.csv', 'y.csv', '--series', 'standard', '--date', '2016-01-01'], '--date is the date of one list'],
    [['x.csv', '--date', '2016-01-01'], '--series <id> is missing'],
  ])('wrong usage ends with 2: %j', async (args, words) => {
    const run = await bringIn('list', ...args);
    expect([run.code, run.stderr]).toEqual([2, expect.stringContaining(words)]);
  });
});

/** A report of two players, given as report lines. */
const report = (name: string, start: string, more = ''): string =>
  [
    `012 ${name}`,
    `042 ${start.replaceAll('-', '/')}`,
    `052 ${start.replaceAll('-', '/')}`,
    '122 90 minutes',
    `001    1      ${'Puig, Anna'.padEnd(33)} 1850 ESP     2200001 1990        1.0    1     2 w 1`,
    `001    2      ${'Guest, Gil'.padEnd(33)} 1700 FRA             1970        0.0    2     1 b 0`,
    more,
  ].join('\n');

describe('an archive of reports', () => {
  beforeEach(async () => {
    await takePlayers(data, REGISTER);
  });
  const eventsOf = () => inStore(data, ({ archive }) => archive.read('cat', (reading) => reading.list(eventKind)));

  it('comes in by folder; a bad report is named with line and reason and does not stop the others', async () => {
    file('archive/b.trf', report('Reus', '2016-03-01'));
    file('archive/2015/a.TRF', report('Olot', '2015-03-01'));
    file('archive/bad.trf', report('Bad', '2015-04-01').replace('     1 b 0', '     1 b 1'));
    file('archive/null.trf', 'x\n\u0000');
    file('archive/notes.doc', 'nothing');
    const run = await bringIn('events', join(folder, 'archive'));
    expect([run.code, run.stderr]).toEqual([1, '']);
    expect(run.stdout).toContain('2 events imported, 0 left out.');
    expect(run.stdout).toContain('2 files could not be imported at all');
    expect(run.stdout).toMatch(/bad\.trf:\d+ {2}player \d, round 1: /);
    expect(run.stdout).toMatch(/null\.trf {2}Line 2 contains an invisible character/);
    expect(run.stdout).toMatch(/a\.TRF {2}Olot: Guest, Gil was unknown/);
    expect((await eventsOf()).map(({ body }) => [body.name, body.state]).sort()).toEqual([
      ['Olot', 'accepted'],
      ['Reus', 'accepted'],
    ]);
  });

  it('a dry run says the same and keeps nothing', async () => {
    for (let i = 1; i <= 30; i++) file(`a/${i}.trf`, report(`Open ${i}`, `2016-04-${String(i).padStart(2, '0')}`));
    const archive = join(folder, 'a');
    const rehearsed = await bringIn('events', archive, '--dry-run');
    expect(await eventsOf()).toEqual([]);
    const real = await bringIn('events', archive);
    expect(rehearsed.stdout.split('\n').slice(1)).toEqual(real.stdout.split('\n'));
    expect([real.code, (await eventsOf()).length]).toEqual([0, 30]);
  });

  it('of Swiss-Manager and Vega: Windows-1252 with CRLF is read and mentioned; Vega’s own file and a number of somebody else are named', async () => {
    const ofWindows = report('Obert d’Olot', '2015-03-01').replace('Guest, Gil', 'Núñez, Gil').replace('’', "'");
    file('archive/a.txt', Buffer.from(ofWindows.replaceAll('\n', '\r\n'), 'latin1'));
    file('archive/b.trf', report('Reus', '2016-03-01').replace('Puig, Anna', 'Roca, Ot  '));
    file('archive/c.txt', '012 Vic\n142 1.0 0.5\n001 1|m|GM|Roca Ot|2530|');
    const run = await bringIn('events', join(folder, 'archive'));
    expect([run.code, run.stderr]).toEqual([1, '']);
    expect(run.stdout).toContain('2 events imported, 0 left out.');
    expect(run.stdout).toMatch(/a\.txt {2}The file is not in Unicode: it was read as Windows-1252/);
    expect(run.stdout).toMatch(/c\.txt:3 {2}The fields of this line are between vertical bars/);
    expect(run.stdout).toMatch(/b\.trf {2}Reus: the number 2200001 belongs to Puig, Anna \(A1\)/);
    expect((await playersOf(data)).map(({ body }) => body.name)).toContain('Núñez, Gil');
    const romanian = report('Iași', '2017-03-01').replace('ș', 's').replace('Guest, Gil', 'Pop, \u00aate ');
    const named = await bringIn('events', file('d.trf', Buffer.from(romanian, 'latin1')), '--encoding', 'windows-1250');
    expect(named.stdout).not.toContain('not in Unicode');
    expect((await playersOf(data)).map(({ body }) => body.name)).toContain('Pop, Şte');
  });

  it('without reports is refused with what they would be called', async () => {
    file('notes/read-me.md', 'Nothing here.');
    const { code, stdout, stderr } = await bringIn('events', join(folder, 'notes'));
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain('notes: there is no report in this folder. Reports end in .trf');
  });

  it('says what the reports lack', async () => {
    const lacking = file('l.trf', report('Olot', '2015-03-01').replace('122 90 minutes\n', ''));
    const without = await bringIn('events', lacking);
    expect([without.code, without.stderr]).toEqual([1, expect.stringContaining('has no readable thinking time')]);
    expect((await bringIn('events', lacking, '--time-control', '90+30')).code).toBe(0);
    expect((await eventsOf())[0]!.body.timeControl).toEqual({ minutes: 90, increment: 30 });
  });
});

describe('a list of FIDE', () => {
  const line = (id: number, name: string, rating: number, rapid: number, birth: number): string =>
    `<player><fideid>${id}</fideid><name>${name}</name><country>ESP</country><sex>F</sex><rating>${rating}</rating>` +
    `<rapid_rating>${rapid}</rapid_rating><birthday>${birth}</birthday></player>`;

  it('brings the ratings of our players, and every difference', async () => {
    await takePlayers(data, `${REGISTER}A4;Vila, Nil;1995;2200009\nA5;Mas, Lia;2001;\n`);
    const rows = [
      line(2200001, 'Puig, Anna', 2000, 0, 1991),
      line(2200007, 'Mas, Lia', 1500, 0, 2001),
      line(3, 'X, Y', 1, 1, 1),
    ];
    const list = file('list.xml', `<playerslist>${rows.join('')}</playerslist>`);
    const rehearsed = await bringIn('fide-list', list, '--date', '2026-01-01', '--dry-run');
    expect((await playersOf(data))[0]!.body.fide).toEqual({ id: '2200001' });
    const run = await bringIn('fide-list', list, '--date', '2026-01-01');
    expect(rehearsed.stdout.split('\n').slice(1)).toEqual(run.stdout.split('\n'));
    expect(run.stdout).toContain('3 players on it, 1 of ours; the ratings of one player are new.');
    expect(run.stdout).toContain('A1: year of birth 1990 in the registry, 1991 on the list');
    expect(run.stdout).toContain('Vila, Nil (A4) is not on the list');
    expect(run.stdout).toContain('Mas, Lia (A5) has no FIDE ID and may be Mas, Lia, ESP, born 2001 (FIDE ID 2200007)');
    expect((await playersOf(data))[0]!.body.fide!.ratings).toEqual([{ from: '2026-01-01', standard: 2000 }]);
    const second = await bringIn('fide-list', list, '--date', '2026-01-01');
    expect([second.code, second.stdout]).toEqual([0, expect.stringContaining('was already imported on')]);
  });

  it('that is not one is refused', async () => {
    const run = await bringIn('fide-list', file('list.txt', 'nothing\n'), '--date', '2026-01-01');
    expect({ code: run.code, stdout: run.stdout }).toEqual({ code: 1, stdout: '' });
    expect((await bringIn('fide-list', file('l.txt', ''))).code).toBe(2);
  });
});
