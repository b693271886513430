import { readFileSync } from 'node:fs';
import type { SchemaName } from '@escala/formats';
import { schemaProblems } from '@escala/formats/testing';
import { describe, expect, it } from 'vitest';
import { ENTRIES, FIDE_LIST } from './testing/entry-cases.ts';
import { SPRING } from './testing/report-cases.ts';
import { MARCH, marchWith, runEscala, SCRABBLE } from './testing/run-escala.ts';
import { caseFile, tournamentText } from './testing/swiss-cases.ts';
import { CLUB, MATCH } from './testing/team-cases.ts';

/** What the JSON Schema named by a document's format finds wrong with it. */
function problemsOf(text: string): string[] {
  const document = JSON.parse(text) as { format: string };
  return schemaProblems(/^escala\/(.*)@1$/.exec(document.format)![1] as SchemaName, document);
}

const finished = tournamentText('swiss-finished');
const NORMS = ['norms', '-', '--rules', 'fide-titles-2024'];
const SIMULATED = [
  'simulate',
  '--players',
  '13',
  '--rounds',
  '5',
  '--seed',
  '3',
  '--absences',
  '50',
  '--forfeits',
  '50',
];

describe('what commands write is what its schema says', () => {
  it.each<[string, string[], string?]>([
    ['rating-output', ['rate', MARCH, '--workings', '--json']],
    ['rating-output', ['rate', SCRABBLE, '--workings', '--json']],
    ['rating-output', ['rate', SPRING, '--regulation', 'fide-2009', '--list-date', '2018-04-01']],
    ['explanation', ['explain', MARCH, '--player', '101', '--json']],
    ['explanation', ['explain', MARCH, '--player', '900', '--json', '--lang', 'ca']],
    ['explanation', ['explain', MARCH, '--player', '103', '--json']],
    ['explanation', ['explain', SCRABBLE, '--player', '1', '--json', '--lang', 'ro']],
    ['tournament', SIMULATED],
    ['tournament', ['convert', SPRING, '--to', 'json']],
    ['tournament', ['entries', '-'], ENTRIES],
    ['round', ['pair', caseFile('swiss-bye.trf')]],
    ['standings', ['standings', '-', '--workings'], finished],
    ['prizes', ['prizes', '-', '--prizes', '500,300,Cup (10)'], finished],
    ['schedule', ['schedule', '--system', 'round-robin', '--players', '5']],
    ['schedule', ['schedule', '--system', 'knockout', '--players', '11']],
    ['findings', ['check', caseFile('swiss-bye.trf')]],
    ['findings', ['check', MARCH]],
    ['findings', ['check', MARCH, '--regulation', 'fce-1990']],
    ['findings', ['check', '-', '--pairings'], finished.replaceAll('"result": "1-0"', '"result": "0-1"')],
    ['norms', ['norms', '-'], finished],
    ['norms', [...NORMS, '--chances'], finished],
    ['norms', [...NORMS, '--player', 'Player 101', '--direct', 'IM'], finished],
    ['norm-certificate', [...NORMS, '--certificate', 'Player 101', '--norm', 'IM'], finished],
    ['promotions', ['promotions', '-'], finished],
    ['team-list-verdict', ['club-list', '-'], JSON.stringify(CLUB)],
    [
      'team-list-verdict',
      ['club-list', '-'],
      JSON.stringify({ ...CLUB, players: [...CLUB.players, { id: 'x', number: '?' }] }),
    ],
    ['line-up-verdict', ['line-up', '-'], JSON.stringify(MATCH)],
    ['fide-players', ['fide-list', '-', '--ids', '1203004,5'], FIDE_LIST],
  ])('%s: escala %j', async (name, args, input) => {
    const run = await runEscala(args, input === undefined ? {} : { input });
    expect(run.code).toBe(0);
    expect(JSON.parse(run.stdout).format).toBe(`escala/${name}@1`);
    expect(problemsOf(run.stdout)).toEqual([]);
  });

  it.each<[string[], string]>([
    [['rate', '-', '--json'], marchWith((document) => Object.assign(document.players[0]!, { id: '', nmae: 'x' }))],
    [['rate', '-', '--json'], '{"format": '],
    [['pair', '-', '--json'], readFileSync(caseFile('swiss-bye.trf'), 'utf8').replace('4 b 0', '4 w 0')],
    [['pair', '-', '--json'], tournamentText('swiss-unpairable')],
    [['convert', '-', '--to', 'json', '--json'], readFileSync(SPRING, 'utf8')],
    [['entries', '-', '--json'], 'Nom,Elo\nAnna,abc\n'],
    [['rate', '/no/such/file', '--json'], ''],
  ])('faults: escala %j', async (args, input) => {
    const run = await runEscala(args, { input });
    expect(JSON.parse(run.stderr).format).toBe('escala/faults@1');
    expect(problemsOf(run.stderr)).toEqual([]);
  });

  it('and escala schema lists every one of them', async () => {
    const names = (await runEscala(['schema'])).stdout.trim().split('\n');
    expect(names).toEqual(
      expect.arrayContaining(['faults', 'findings', 'explanation', 'schedule', 'line-up', 'norms']),
    );
  });
});
