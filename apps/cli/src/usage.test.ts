import { describe, expect, it } from 'vitest';
import { COMMANDS } from './program.ts';
import { MARCH, runEscala } from './testing/run-escala.ts';
import { caseFile } from './testing/swiss-cases.ts';
import { version } from './version.ts';

describe('wrong usage ends with 2, a sentence and nothing on standard output', () => {
  it.each([
    [['rat', MARCH], 'no command rat. Did you mean rate?'],
    [['rate'], 'argument <file> is missing'],
    [['rate', MARCH, '--jsn'], 'no option --jsn. Did you mean --json?'],
    [['rate', MARCH, MARCH], 'too many arguments'],
    [['rate', MARCH, '--out'], 'needs a value'],
    [['rate', MARCH, '--lang', 'de'], 'language de is not available'],
    [['explain', MARCH], '--player <id> is missing'],
    [['explain', MARCH, '--player', ' '], '--player <id> needs a value'],
    [['rate', MARCH, '--out', ''], '--out <file> needs a value'],
    [['rate', ''], 'argument <file> is missing'],
    [['schema', 'list'], 'no format list'],
    [['pair'], 'argument <file> is missing'],
    [['pair', MARCH, '--round', 'two'], '--round needs a whole number from 1'],
    [
      ['standings', caseFile('swiss-bye.trf'), '--tiebreaks', 'bucholz,progressive,BH/C1'],
      '--tiebreaks does not know bucholz, BH/C1; choose from: buchholz, ',
    ],
    [
      ['prizes', MARCH, '--prizes', '500,-3'],
      '--prizes takes amounts by place, as in 500,300,250.50; -3 is not an amount',
    ],
    [['standings', caseFile('swiss-bye.trf'), '--tiebreaks', ''], "--tiebreaks does not know ''; choose from: "],
    [
      ['standings', caseFile('swiss-bye.trf'), '--tiebreaks', 'kashdan,'],
      "--tiebreaks does not know ''; choose from: ",
    ],
    [
      ['prizes', caseFile('swiss-bye.trf'), '--prizes', ' , '],
      "--prizes takes amounts by place, as in 500,300,250.50; '' is not",
    ],
    [['schedule', '--players', '8'], '--system <name> is missing'],
    [['schedule', '--system', 'swiss', '--players', '8'], 'choose from: round-robin'],
    [['schedule', '--system', 'knockout', '--players', '1'], '--players needs a whole number from 2'],
    [['check', MARCH, '--regulation', 'fce-1999'], '--regulation does not know fce-1999'],
    [['simulate', '--players', '8', '--rounds', '5'], '--seed <number> is missing'],
    [['simulate', '--players', '8', '--rounds', '0', '--seed', '1'], '--rounds needs a whole number from 1'],
    [['convert', MARCH], '--to <format> is missing'],
    [['convert', MARCH, '--to', 'pgn'], 'choose from: json, trf06, trf16, trf26'],
    [['fide-list'], 'argument <file> is missing'],
    [['entries', MARCH, '--rhythm', 'slow'], 'choose from: standard, rapid, blitz'],
    [['bring-in'], 'Usage: escala bring-in'],
    [['bring-in', 'matches', MARCH], 'no command matches'],
    [['help', 'rat'], 'no command rat.'],
    [['bring-in', 'help', 'matches'], 'no command matches.'],
    [['rate', MARCH, '--jsn'], 'See escala help rate.'],
    [['--jsn'], 'See escala --help.'],
    [['bring-in', 'games', MARCH], '--event <id> is missing'],
    [['bring-in', 'players'], 'argument <file> is missing'],
    [['bring-in', 'players', MARCH, '--season', '1899'], '--season needs a whole number from 1900'],
    [['bring-in', 'fide-list', MARCH], '--date <date> is missing'],
    [['bring-in', 'events', MARCH, '--ids', 'ours'], 'choose from: fide, own'],
    [[], 'Usage: escala'],
  ])('escala %j', async (args, words) => {
    const run = await runEscala(args);
    expect({ code: run.code, stdout: run.stdout }).toEqual({ code: 2, stdout: '' });
    expect(run.stderr).toContain(words);
    expect(run.stderr).not.toMatch(/^ {4}at /m);
  });

  it('complains in the language of the surroundings', async () => {
    const run = await runEscala(['rat'], { env: { LC_ALL: '', LC_MESSAGES: 'ro_RO.UTF-8', LANG: 'es_ES.UTF-8' } });
    expect(run.stderr).toContain('nu există comanda rat');
    const asked = [['-l', 'ca'], ['-lca'], ['--lang', 'ca'], ['--lang=ca']].map((lang) => runEscala([...lang, 'rat']));
    for (const { stderr } of await Promise.all(asked)) expect(stderr).toContain('no hi ha cap ordre rat');
  });
});

describe('help and version', () => {
  it('--version prints the version alone', async () => {
    expect(await runEscala(['--version'])).toEqual({ code: 0, stdout: `${version()}\n`, stderr: '' });
  });

  const all = COMMANDS.flatMap(({ name, parts = [] }) => [
    name,
    ...parts.map((part) => part.name.replace(`${name}-`, `${name} `)),
  ]);
  it.each(all)('%s --help has examples', async (command) => {
    const run = await runEscala([...command.split(' '), '--help']);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(run.stdout).toContain('Examples:');
    expect(run.stdout).toMatch(new RegExp(`^ {2}(ESCALA_SMTP=\\S+ )?escala ${command}`, 'm'));
  });

  it('speaks four languages', async () => {
    const helps = await Promise.all(['en', 'ca', 'es', 'ro'].map((lang) => runEscala(['--lang', lang, '--help'])));
    expect(helps.map((run) => run.stdout.split(':', 1)[0])).toEqual(['Usage', 'Ús', 'Uso', 'Utilizare']);
    for (const run of helps) expect(run.stdout).not.toMatch(/\[cli\./);
  });
});

describe('escala schema and escala regulations', () => {
  it('lists the formats and prints one', async () => {
    const names = (await runEscala(['schema'])).stdout.trim().split('\n');
    expect(names).toContain('rating-input');
    const schema = JSON.parse((await runEscala(['schema', 'rating-input'])).stdout);
    expect(schema.$schema).toContain('json-schema.org');
  });

  it('shows every rule book with revisions and cited numbers', async () => {
    const run = await runEscala(['regulations', '--json']);
    const books = JSON.parse(run.stdout);
    expect(books.map((book: { id: string }) => book.id)).toEqual([
      'fce-2016',
      'fide-2009',
      'fide-2024',
      'frs-2012',
      'fce-1990',
      'fide-2026',
      'fide-titles-2024',
    ]);
    expect(books[0].parameters.floor).toEqual({
      article: '17.3',
      meaning: 'lowest rating',
      values: [{ from: '2016-01-01', value: 1000 }],
    });
    const text = (await runEscala(['regulations'])).stdout;
    expect(text).toContain('5.3-in-force');
    expect(text).toMatch(/\[17\.3\] +lowest rating +1000 +2016-01-01/);
    expect(text).toMatch(/\[Desempats 2\.3\] +Kashdan: points for a win +4 +1990-01-01/);
    expect((await runEscala(['regulations', '--lang', 'ca'])).stdout).toMatch(/\[17\.3\] +Elo més baix/);
  });
});
