import { type RecordedChange, recordedChangeSchema } from '@escala/office';

export type Query = Readonly<Record<string, string>>;

/** What may be wrong in an event that counts, by kind of play. */
export const KINDS = {
  'head-to-head': ['result', 'identity', 'colours', 'dates', 'annulment'],
  scrabble: ['ranking', 'libere-result', 'libere-annulment', 'game-annulment', 'game-date', 'identity', 'annulment'],
} as const satisfies Record<string, readonly RecordedChange['kind'][]>;
export type Kind = RecordedChange['kind'];

/** Fields of a change that are parameters of the address. */
const FIELDS = {
  result: ['round', 'white', 'black', 'result', 'gameKind'],
  colours: ['round', 'white', 'black'],
  identity: ['from', 'to'],
  dates: ['start', 'end'],
  annulment: [],
  reinstatement: [],
  ranking: ['game'],
  'libere-result': ['game', 'round', 'a', 'b', 'result'],
  'libere-annulment': ['game', 'round', 'a', 'b'],
  'game-annulment': ['game'],
  'game-date': ['game', 'date'],
} as const satisfies Record<Kind, readonly string[]>;

export const kindOf = ({ kind = '' }: Query): Kind | undefined =>
  Object.hasOwn(FIELDS, kind) ? (kind as Kind) : undefined;

/** The change in an address, once all of its parts have been chosen. */
export function changeOfQuery(query: Query): RecordedChange | undefined {
  const kind = kindOf(query);
  if (kind === undefined) return undefined;
  const given = FIELDS[kind].flatMap((name) => {
    const value = query[name];
    return value === undefined || value === '' ? [] : [[name, name === 'round' ? Number(value) : value] as const];
  });
  const fields = {
    ...Object.fromEntries(given),
    ...(kind === 'dates' && daysOf(query)),
    ...(kind === 'ranking' && { results: rankingOf(query) }),
  };
  const { data } = recordedChangeSchema.safeParse({ kind, event: query.event, ...fields });
  return data;
}

/** Places or scores of a ranking are in the address as `place-<player>` or `score-<player>`. */
const RANKED = /^(place|score)-(.+)$/;

function rankingOf(query: Query): object[] {
  return Object.entries(query).flatMap(([name, value]) => {
    const [, measure, player] = RANKED.exec(name) ?? [];
    if (measure === undefined || value.trim() === '') return [];
    return [{ player, [measure]: Number(value.replace(',', '.')) }];
  });
}

export const dayField = (round: number): string => `day-${round}`;

/** The rounds with a given day. */
function daysOf(query: Query): { readonly days?: readonly unknown[] } {
  const days = Object.entries(query).flatMap(([name, date]) => {
    const round = Number(/^day-(\d{1,3})$/.exec(name)?.[1]);
    return round > 0 && date !== '' ? [{ round, date }] : [];
  });
  return days.length === 0 ? {} : { days: days.sort((a, b) => a.round - b.round) };
}

/** The parameters kept from one step to the next. */
export function keptOf({ event, claim }: Query): Query {
  return { ...(event && { event }), ...(claim && { claim }) };
}
