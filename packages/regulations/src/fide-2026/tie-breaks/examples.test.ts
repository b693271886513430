import { readFileSync } from 'node:fs';
import type { Tournament } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { isCode, readCode } from './codes.ts';
import { fieldOfTournament, type TieBreakTerms } from './individuals.ts';
import { rank } from './rank.ts';
import { adjustedOf, type Edition, type Field } from './record.ts';
import { fieldOfTeams, type TeamTournament } from './teams.ts';
import { valuesOf } from './values.ts';

type Values = Readonly<Record<string, Readonly<Record<string, number | null>>>>;
interface Example {
  readonly name: string;
  readonly tournament: (Tournament & TieBreakTerms) | TeamTournament;
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

const fieldOf = (tournament: Example['tournament'], edition?: Edition): Field => {
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
      const { values } = valuesOf(field, codeOf(written, field))!;
      return [written, Object.fromEntries(field.ids.map((id, i) => [id, shown(values[i]!)]))];
    }),
  );
}

describe.each(examples)('C.07, $name', ({ tournament, expected }) => {
  const field = fieldOf(tournament);

  it('every code for everybody', () => {
    expect(valuesBy(field, expected.values)).toEqual(expected.values);
  });

  it.runIf(expected['values-2024-08'])('the codes that differ by the edition of 2024 (16.4)', () => {
    const values = expected['values-2024-08']!;
    expect(valuesBy(fieldOf(tournament, '2024-08'), values)).toEqual(values);
  });

  it.runIf(expected.adjusted)('scores as opponents see them (16.3)', () => {
    const [first, second] = [adjustedOf(field, 0), adjustedOf(field, 1)];
    const shownOf = (i: number) => (field.isTeam ? { MP: first[i], GP: second[i] } : first[i]);
    expect(Object.fromEntries(field.ids.map((id, i) => [id, shownOf(i)]))).toEqual(expected.adjusted);
  });

  it.each(expected.standings)('the order by $tiebreaks', ({ tiebreaks, rows }) => {
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
    const sorted = (list: typeof known) => list.toSorted((a, b) => a.rank - b.rank || a.player.localeCompare(b.player));
    expect(sorted(found)).toEqual(sorted(known));
  });
});
