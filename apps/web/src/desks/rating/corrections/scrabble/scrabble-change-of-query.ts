import { type ScrabbleChange, scrabbleChangeSchema } from '@escala/office';
import type { Query } from '../change-of-query.ts';

/** What may have been wrong in a Scrabble event that counts. */
export const SCRABBLE_KINDS = [
  'ranking',
  'result',
  'result-annulment',
  'game-annulment',
  'date',
  'identity',
  'annulment',
] as const;
export type ScrabbleKind = (typeof SCRABBLE_KINDS)[number] | 'reinstatement' | 'late-report';

export const scrabbleKindOf = ({ kind }: Query): ScrabbleKind | undefined =>
  [...SCRABBLE_KINDS, 'reinstatement' as const, 'late-report' as const].find((each) => each === kind);

const FIELDS: Readonly<Record<ScrabbleKind, readonly string[]>> = {
  ranking: ['game'],
  result: ['game', 'round', 'a', 'b', 'result'],
  'result-annulment': ['game', 'round', 'a', 'b'],
  'game-annulment': ['game'],
  date: ['game', 'date'],
  identity: ['from', 'to'],
  annulment: [],
  reinstatement: [],
  'late-report': [],
};

/** Places or scores of a ranking stand in the address as `place-<player>` or `score-<player>`. */
const RANKED = /^(place|score)-(.+)$/;

export function scrabbleChangeOfQuery(query: Query): ScrabbleChange | undefined {
  const kind = scrabbleKindOf(query);
  if (kind === undefined) return undefined;
  const given = FIELDS[kind].flatMap((name) => {
    const value = query[name];
    return value === undefined || value === '' ? [] : [[name, name === 'round' ? Number(value) : value] as const];
  });
  const change = { kind, event: query.event, ...Object.fromEntries(given) };
  return scrabbleChangeSchema.safeParse(kind === 'ranking' ? { ...change, results: ranking(query) } : change).data;
}

function ranking(query: Query): object[] {
  return Object.entries(query).flatMap(([name, value]) => {
    const [, measure, player] = RANKED.exec(name) ?? [];
    if (measure === undefined || value.trim() === '') return [];
    return [{ player, [measure]: Number(value.replace(',', '.')) }];
  });
}
