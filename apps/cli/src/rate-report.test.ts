import { describe, expect, it } from 'vitest';
import { SPRING, springWith } from './testing/report-cases.ts';
import { MARCH, marchWith, runEscala, SCRABBLE, temporaryFile } from './testing/run-escala.ts';

const codes = (stderr: string): string[] =>
  (JSON.parse(stderr) as { faults: { code: string }[] }).faults.map(({ code }) => code);

const ALONE = ['--regulation', 'fide-2009', '--list-date', '2018-03-15'];

describe('escala rate EVENT.trf --into DOCUMENT.json', () => {
  it('gives the same as the document with the event written into it', async () => {
    const game = (round: number, white: string, black: string, result: string) => ({ round, white, black, result });
    const written = temporaryFile(
      marchWith((document) => {
        document.events.push({
          id: 'spring',
          name: 'Obert de primavera',
          type: 'swiss',
          start: '2018-02-20',
          end: '2018-02-21',
          timeControl: { minutes: 90, increment: 30 },
          participants: ['106', '101', '102', '105'],
          games: [
            game(1, '106', '102', '1-0'),
            game(1, '105', '101', '0-1'),
            game(2, '101', '106', '0-1'),
            game(2, '102', '105', '1/2'),
          ],
        } as never);
      }),
    );
    const [added, whole] = await Promise.all([
      runEscala(['rate', SPRING, '--into', MARCH, '--event', 'spring']),
      runEscala(['rate', written]),
    ]);
    expect(added.code).toBe(0);
    expect(JSON.parse(added.stdout)).toEqual(JSON.parse(whole.stdout));
    expect(added.stderr).toContain('the lists of the document count');
  });

  it('names all strangers, missing and repeated identity numbers at once', async () => {
    const input = springWith((text) =>
      text
        .replace('        106 ', '        999 ')
        .replace('        101 ', '            ')
        .replace('        105 ', '        102 '),
    );
    const run = await runEscala(['rate', '-', '--into', MARCH, '--json'], { input });
    expect(run).toMatchObject({ code: 1, stdout: '' });
    expect(codes(run.stderr)).toEqual([
      'input.player-no-id',
      'input.player-id-twice',
      'input.player-stranger',
      'input.player-other-name',
      'input.lists-count',
    ]);
    const other = await runEscala(['rate', '-', '--into', MARCH], {
      input: springWith((text) => text.replace('        106 ', '        998 ').replace('        105 ', '        999 ')),
    });
    expect(other.stderr).toContain('Roca, Marta (998) in the report is not in the document');
    expect(other.stderr).toContain('Peña, Íñigo (999) in the report is not in the document');
  });

  it('warns of a different name and of an event outside the period', async () => {
    const input = springWith((text) =>
      text
        .replace('Roca, Marta', 'Rico, Maria')
        .replace('2018/02/20', '2018/03/20')
        .replace('2018/02/21', '2018/03/21'),
    );
    const run = await runEscala(['rate', '-', '--into', MARCH, '--json'], { input });
    expect(run.code).toBe(0);
    expect(codes(run.stderr)).toEqual(expect.arrayContaining(['input.player-other-name', 'input.event-outside']));
  });

  it('refuses an event that the document has, a faulty document by its own name, and one of Scrabble', async () => {
    const bad = temporaryFile(
      marchWith((document) => Object.assign(document, { rythm: 'standard' })),
      'bad.json',
    );
    const [known, faulty, scrabble] = await Promise.all([
      runEscala(['rate', SPRING, '--into', MARCH, '--event', 'reus']),
      runEscala(['rate', SPRING, '--into', bad]),
      runEscala(['rate', SPRING, '--into', SCRABBLE]),
    ]);
    for (const run of [known, faulty, scrabble]) expect(run).toMatchObject({ code: 1, stdout: '' });
    expect(known.stderr).toContain('already has an event reus');
    expect(faulty.stderr).toMatch(/bad\.json:\d+:\d+/);
    expect(scrabble.stderr).toContain('is for Scrabble');
  });
});

describe('escala rate EVENT.trf alone', () => {
  it('takes the ratings of the report as the list in force, and says so', async () => {
    const run = await runEscala(['rate', SPRING, ...ALONE]);
    expect(run.code).toBe(0);
    const { list, listDate } = JSON.parse(run.stdout);
    expect(listDate).toBe('2018-03-15');
    expect(list.map(({ id, previous, games }: Record<string, unknown>) => [id, previous, games])).toEqual([
      ['106', 2041, 2],
      ['101', 1890, 2],
      ['102', 1880, 2],
      ['105', 1650, 2],
    ]);
    expect(run.stderr).toContain('the ratings of the report (4 players) are used as the list in force on 2018-02-20');
  });

  it.each(['fce-2016', 'fide-2009', 'fide-2024'])('by %s, with the fields that this book reads', async (regulation) => {
    const input = springWith((text) => text.replaceAll('2018/02', '2025/03'));
    const run = await runEscala(['rate', '-', '--regulation', regulation, '--list-date', '2025-04-01'], { input });
    expect(run.stderr).not.toContain('belongs only in documents');
    expect(run.code).toBe(0);
    expect(JSON.parse(run.stdout).list).toHaveLength(4);
  });

  it('explains a player of it', async () => {
    const run = await runEscala([
      'explain',
      SPRING,
      '--player',
      '101',
      '--regulation',
      'fce-2016',
      '--list-date',
      '2018-03-01',
    ]);
    expect(run.code).toBe(0);
    expect(run.stdout).toContain('Puig i Serra, Joana (101)');
    expect(run.stdout).toContain('Round 2');
  });

  it('names players by start numbers if identity numbers are missing, and asks for what the report lacks', async () => {
    const input = springWith((text) => text.replace('        101 ', '            ').replace(/^122.*\n/m, ''));
    const lacking = await runEscala(['rate', '-', ...ALONE], { input });
    expect(lacking).toMatchObject({ code: 1, stdout: '' });
    expect(lacking.stderr).toContain('The report has no readable thinking time');
    const given = await runEscala(['rate', '-', ...ALONE, '--time-control', '90+30'], { input });
    expect(given.code).toBe(0);
    expect(JSON.parse(given.stdout).list.map(({ id }: { id: string }) => id)).toEqual(['1', '2', '3', '4']);
    expect(given.stderr).toContain('start numbers are used as ids');
  });

  it('refuses a list that is older than the event', async () => {
    const run = await runEscala(['rate', SPRING, '--regulation', 'fide-2009', '--list-date', '2018-02-21']);
    expect(run).toMatchObject({ code: 1, stdout: '' });
    expect(run.stderr).toContain('a list of 2018-02-21 cannot include an event that ends on 2018-02-21');
  });

  it('refuses a damaged report with its lines', async () => {
    const input = springWith((text) => text.replace('0003 w 1', '0009 w 1'));
    const run = await runEscala(['rate', '-', ...ALONE], { input });
    expect(run).toMatchObject({ code: 1, stdout: '' });
    expect(run.stderr).toMatch(/^standard input:11:\d+/m);
  });
});

it.each([
  [['rate', SPRING], 'is a TRF report'],
  [['rate', SPRING, '--regulation', 'fide-2009'], '--list-date <date> is missing'],
  [['rate', SPRING, '--regulation', 'frs-2012'], 'choose from: fce-2016, fide-2009'],
  [['rate', SPRING, ...ALONE, '--rhythm', 'rapid'], '--rhythm has no meaning under fide-2009'],
  [['rate', SPRING, '--into', MARCH, '--list-date', '2018-03-01'], 'cannot be used together'],
  [['rate', SPRING, '--list-date', '2018-02-30'], '--list-date needs a date'],
  [['rate', SPRING, ...ALONE, '--time-control', 'slow'], 'needs minutes'],
  [['rate', MARCH, '--into', MARCH], '--into is for TRF reports'],
  [['rate', '-', '--into', '-'], 'standard input can be read once'],
  [['rate', SPRING, '--into', MARCH, '--out', MARCH], 'is the input itself'],
  [['explain', MARCH, '--player', '101', '--start', '2018-01-01'], '--start is for TRF reports'],
])('wrong usage: %j', async (args, words) => {
  const run = await runEscala(args);
  expect({ code: run.code, stdout: run.stdout }).toEqual({ code: 2, stdout: '' });
  expect(run.stderr).toContain(words);
});
