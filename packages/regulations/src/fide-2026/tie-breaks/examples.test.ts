import { readFileSync } from 'node:fs';
import type { TeamTournament, TieBreakEdition, Tournament } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { isCode, readCode } from './codes.ts';
import { fieldOfTournament } from './individuals.ts';
import { rank } from './rank.ts';
import { adjustedOf, type Field } from './record.ts';
import { fieldOfTeams } from './teams.ts';
import { valuesOf } from './values.ts';

type Values = Readonly<Record<string, Readonly<Record<string, number | null>>>>;
interface Example {
  readonly name: string;
  readonly tournament: Tournament | TeamTournament;
  readonly expected: {
    readonly values: Values;
    readonly 'values-2024-08'?: Values;
    readonly adjusted?: Readonly<Record<string, unknown>>;
    readonly standings: readonly {
      readonly tiebreaks: readonly string[];
      readonly rows: readonly {
        readonly rank: number;
        readonly player: string;
        readonly tiebreaks: readonly (number | null)[];
      }[];
    }[];
  };
}

const text = readFileSync(new URL('cases/examples.jsonl', import.meta.url), 'utf8');
const examples = text
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Example);

const fieldOf = (tournament: Example['tournament'], edition?: TieBreakEdition): Field => {
  const wanted = { ...tournament, ...(edition && { tiebreakRules: edition }) } as Example['tournament'];
  if ('teams' in wanted) return fieldOfTeams(wanted);
  const numbers = new Map(wanted.players.map(({ id, number }) => [id, number!]));
  return fieldOfTournament(wanted, {
    round: wanted.rounds,
    numbers,
    isRoundRobin: wanted.system.endsWith('round-robin'),
  });
};

const codeOf = (written: string, { isTeam, system }: Field) => {
  const read = readCode(written, { isTeam, system });
  if (!isCode(read)) throw new Error(`${written}: ${read.fault}`);
  return read;
};

const shown = (value: number | null): number | null => (value === null ? null : Math.round(value * 1e6) / 1e6);

function valuesBy(field: Field, expected: Values): Values {
  return Object.fromEntries(
    Object.keys(expected).map((written) => {
      const values = valuesOf(field, codeOf(written, field))!;
      return [written, Object.fromEntries(field.ids.map((id, i) => [id, shown(values[i]!)]))];
    }),
  );
}

/** Codes of each article, with all their modifiers. */
const ARTICLES: readonly (readonly [string, RegExp])[] = [
  ['[4.2] points', /^(PTS|MP|GP)\b/],
  ['[7.1] WIN', /^WIN\b/],
  ['[7.2] WON', /^WON\b/],
  ['[7.3] BPG', /^BPG\b/],
  ['[7.4] BWG', /^BWG\b/],
  ['[7.5] PS', /^PS\b/],
  ['[7.6] REP', /^REP\b/],
  ['[7.7] STD', /^STD\b/],
  ['[7.8] TPN', /^TPN\b/],
  ['[8.1] Buchholz', /^BH\b/],
  ['[8.2] AOB', /^AOB\b/],
  ['[8.3] Fore Buchholz', /^FB\b/],
  ['[9.1] Sonneborn-Berger', /^SB\b/],
  ['[9.2] Koya', /^KS\b/],
  ['[10] RTNG', /^RTNG\b/],
  ['[10.1] ARO', /^ARO\b/],
  ['[10.2] TPR', /^TPR\b/],
  ['[10.3] PTP', /^PTP\b/],
  ['[10.4] APRO', /^APRO\b/],
  ['[10.5] APPO', /^APPO\b/],
  ['[11] MPVGP', /^MPVGP\b/],
  ['[13] codes of teams on both scores', /^(E\w\wSB|SSSC)\b/],
  ['[12] BC', /^BC\b/],
];

it('every code of the examples belongs to an article', () => {
  const codes = new Set(examples.flatMap(({ expected }) => Object.keys(expected.values)));
  expect([...codes].filter((code) => !ARTICLES.some(([, of]) => of.test(code)))).toEqual([]);
});

describe.each(examples)('C.07, $name', ({ tournament, expected }) => {
  const field = fieldOf(tournament);

  const ofArticle = (of: RegExp): Values =>
    Object.fromEntries(Object.entries(expected.values).filter(([code]) => of.test(code)));
  it.each(ARTICLES.filter(([, of]) => Object.keys(ofArticle(of)).length > 0))('%s for everybody', (_, of) => {
    expect(valuesBy(field, ofArticle(of))).toEqual(ofArticle(of));
  });

  it.runIf(expected['values-2024-08'])('[16.4] the codes that differ by the edition of 2024', () => {
    const values = expected['values-2024-08']!;
    expect(valuesBy(fieldOf(tournament, '2024-08'), values)).toEqual(values);
  });

  it.runIf(expected.adjusted)('[16.3] scores as opponents see them', () => {
    const [first, second] = [adjustedOf(field, 0), adjustedOf(field, 1)];
    const shownOf = (i: number) => (field.isTeam ? { MP: first[i], GP: second[i] } : first[i]);
    expect(Object.fromEntries(field.ids.map((id, i) => [id, shownOf(i)]))).toEqual(expected.adjusted);
  });

  it.each(expected.standings)(
    '[4.2] the order by $tiebreaks, with [6] games among those level',
    ({ tiebreaks, rows }) => {
      const ranking = rank(
        field,
        tiebreaks.map((written) => codeOf(written, field)),
      );
      const found = ranking.rows.map((row) => ({
        rank: row.rank,
        player: field.ids[row.index]!,
        tiebreaks: row.tiebreaks.map(shown),
      }));
      const known = rows.map(({ rank, player, tiebreaks }) => ({ rank, player, tiebreaks }));
      const sorted = (list: typeof known) =>
        list.toSorted((a, b) => a.rank - b.rank || a.player.localeCompare(b.player));
      expect(sorted(found)).toEqual(sorted(known));
    },
  );
});
