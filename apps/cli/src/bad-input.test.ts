import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type MarchDocument,
  marchWith,
  type Run,
  runEscala,
  temporaryFile,
  temporaryFolder,
} from './testing/run-escala.ts';
import { caseFile } from './testing/swiss-cases.ts';

interface PrintedFault {
  readonly code: string;
  readonly message: string;
  readonly line: number | null;
  readonly column: number | null;
  readonly path: (string | number)[];
}

function expectRefused({ code, stdout }: Run): void {
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
}

function faultsOf(run: Run): PrintedFault[] {
  const document = JSON.parse(run.stderr) as { format: string; faults: PrintedFault[] };
  expect(document.format).toBe('escala/faults@1');
  return document.faults;
}

const game = (document: MarchDocument, index: number) => document.events[0]!.games[index]!;

const BROKEN: readonly [string, (document: MarchDocument) => void, string, RegExp][] = [
  [
    'an unknown field',
    (document) => Object.assign(game(document, 0), { resutl: '1-0' }),
    'unknown-field-nearest',
    /result/,
  ],
  ['a missing player', (document) => Object.assign(game(document, 0), { white: '999' }), 'unknown-player', /999/],
  [
    'a game against oneself',
    (document) => Object.assign(game(document, 6), { black: '101' }),
    'against-oneself',
    /101/,
  ],
  [
    'two games in one round of a Swiss',
    (document) => Object.assign(game(document, 3), { round: 1 }),
    'two-games-in-round',
    /round 1/,
  ],
  [
    'an impossible date',
    (document) => Object.assign(document.players[0]!, { birthDate: '1987-02-30' }),
    'no-date',
    /1987-02-30/,
  ],
  [
    'an event that ends before it starts',
    (document) => Object.assign(document.events[0]!, { end: '2018-02-01' }),
    'ends-before-start',
    /2018-02-01/,
  ],
  [
    'a rating that is no integer',
    (document) => Object.assign(document.lists[0]!.ratings, { 101: 1890.5 }),
    'not-whole',
    /1890\.5/,
  ],
  ['a duplicate id', (document) => Object.assign(document.players[1]!, { id: '101' }), 'duplicate-player', /101/],
];

describe('a bad document', () => {
  let all: Run;
  beforeAll(async () => {
    const input = marchWith((document) => {
      for (const [, breakIt] of BROKEN) breakIt(document);
    });
    all = await runEscala(['rate', '-', '--json'], { input });
  });

  it.each(BROKEN)('%s is named with its place, beside all the other faults', (_name, _breakIt, code, words) => {
    expectRefused(all);
    const named = faultsOf(all).filter((fault) => fault.code === code && words.test(fault.message));
    expect(named).not.toEqual([]);
    expect(named[0]!.line).toBeGreaterThan(1);
    expect(named[0]!.column).toBeGreaterThan(0);
    expect(named[0]!.path.length).toBeGreaterThan(1);
  });

  it('gets all of its faults at once, in text with file, line, column and place', async () => {
    const file = temporaryFile(
      marchWith((document) => {
        Object.assign(game(document, 0), { white: '999' });
        Object.assign(document.events[1]!, { end: '2017-11-03' });
        Object.assign(document.players[0]!, { birthDate: '1987-02-30', nmae: 'x' });
      }),
    );
    const run = await runEscala(['rate', file]);
    expectRefused(run);
    expect(run.stderr.match(new RegExp(`^${file}:\\d+:\\d+ {2}\\S`, 'gm'))?.length).toBeGreaterThanOrEqual(4);
    expect(run.stderr).toContain('nothing was done');
    expect(run.stderr).toContain('999');
    expect(run.stderr).toContain('1987-02-30');
  });

  it('shows at most fifty faults in text and counts the rest by kind; all of them as JSON', async () => {
    const input = marchWith((document) => {
      for (let i = 0; i < 70; i++) document.players.push({ id: `x${i}`, colour: 'red' });
    });
    const text = await runEscala(['rate', '-'], { input });
    expectRefused(text);
    expect(text.stderr.match(/^standard input:\d+:\d+/gm)).toHaveLength(50);
    expect(text.stderr).toContain('… and 20 more');
    expect(text.stderr).toContain('  20 × unknown-field');
    expect(text.stderr).toContain('70 errors in standard input');
    expect(faultsOf(await runEscala(['rate', '-', '--json'], { input }))).toHaveLength(70);
  });

  it('cannot steer the terminal', async () => {
    const input = marchWith((document) => Object.assign(game(document, 0), { '\u001b[2Jx': 1 }));
    const run = await runEscala(['rate', '-'], { input });
    expectRefused(run);
    expect(run.stderr).not.toContain('\u001b');
  });
});

describe('a file that holds no document', () => {
  const refused = async (content: string | Uint8Array, code: string, words: RegExp): Promise<void> => {
    const file = temporaryFile(content);
    const json = await runEscala(['rate', file, '--json']);
    expectRefused(json);
    expect(faultsOf(json)[0]).toMatchObject({ code, message: expect.stringMatching(words) });
  };

  it('broken JSON', () => refused('{"format": "escala/rating-input@1",\n "players": [}', 'syntax-value-expected', /./));
  it('an empty file', () => refused('', 'input.empty', /empty/));
  it('nothing but white space', () => refused(' \n\t\r\n', 'input.empty', /empty/));
  it('the sign 0', () => refused(Uint8Array.of(0x7b, 0x0a, 0x00, 0x7d), 'input.null-sign', /Line 2/));
  it('a table', () => refused('name;rating\nPuig, Joana;1800\n', 'trf-no-players', /no record 001/));
  it('a web page', () => refused('<!doctype html>\n<p>1</p>\n', 'trf-no-players', /no record 001/));
  it('JSON after a comment', () => refused('// March\n{}', 'syntax-comment', /no comments/));
  it('another JSON', () => refused('{"a": 1}', 'format-missing', /format/));

  it('a byte order mark is accepted', async () => {
    const run = await runEscala(['rate', '-'], { input: `\ufeff${marchWith(() => undefined)}` });
    expect(run.code).toBe(0);
  });

  it('a missing file, a folder', async () => {
    const folder = temporaryFolder();
    const missing = await runEscala(['rate', join(folder, 'no.json')]);
    expectRefused(missing);
    expect(missing.stderr).toContain('no such file');
    const asFolder = await runEscala(['rate', folder]);
    expectRefused(asFolder);
    expect(asFolder.stderr).toContain('this is a folder');
  });

  it('1 TB is refused before it is read', async () => {
    const file = join(temporaryFolder(), 'large.json');
    // A sparse file: nobody has the time to read it, nor the memory to hold it.
    execFileSync('truncate', ['-s', '1T', file]);
    const run = await runEscala(['rate', file]);
    expectRefused(run);
    expect(run.stderr).toContain('larger than 500 MB');
  });
});

it('a document that the regulation cannot rate is refused with the article and nothing on standard output', async () => {
  const document = {
    format: 'escala/rating-input@1',
    regulation: 'frs-2012',
    listDate: '2012-01-01',
    players: [{ id: '1' }, { id: '2' }],
    libere: [{ event: 'CNSL 1', date: '2010-03-06', games: [{ round: 1, a: '1', b: '2', result: '1-0' }] }],
  };
  const file = temporaryFile(JSON.stringify(document));
  const run = await runEscala(['rate', file, '--json']);
  expectRefused(run);
  expect(faultsOf(run)).toMatchObject([{ code: 'frs-2012.places-missing', event: 'CNSL 1', article: '1' }]);
});

it('a report is read with several numbers missing and half a point asked for', async () => {
  const report = readFileSync(caseFile('swiss-bye.trf'), 'utf8');
  const renumbered = report.replaceAll(/^001 {4}7|7 w 1/gm, (text) => text.replace('7', '9'));
  const run = await runEscala(['standings', '-'], { input: renumbered.replace('2 w 1\n', '2 w 1  0000 - H\n') });
  expect(run.code).toBe(0);
  expect(run.stderr).toContain('Nobody has the start numbers 7–8. If lines are missing, add them;');
  expect(run.stderr).toContain('A bye of ½ is requested');
});
