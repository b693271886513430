import { type RecordedChange, recordedChangeSchema } from '@escala/office';

export type Query = Readonly<Record<string, string>>;

/** What may have been wrong in an event that counts. */
export const KINDS = ['result', 'identity', 'colours', 'dates', 'annulment'] as const;
/** What there is to choose by itself, by the state of the event: an annulled one can only count again. */
export const KINDS_OF_STATE: Readonly<Record<string, readonly Kind[]>> = {
  accepted: KINDS,
  annulled: ['reinstatement'],
};
export type Kind = (typeof KINDS)[number] | 'reinstatement';

export const kindOf = ({ kind }: Query): Kind | undefined =>
  [...KINDS, 'reinstatement' as const].find((each) => each === kind);

const FIELDS: Readonly<Record<Kind, readonly string[]>> = {
  result: ['round', 'white', 'black', 'result', 'gameKind'],
  colours: ['round', 'white', 'black'],
  identity: ['from', 'to'],
  dates: ['start', 'end'],
  annulment: [],
  reinstatement: [],
};

/** The change that an address speaks of, once everything of it has been chosen. */
export function changeOfQuery(query: Query): RecordedChange | undefined {
  const kind = kindOf(query);
  if (kind === undefined) return undefined;
  const given = FIELDS[kind].flatMap((name) => {
    const value = query[name];
    return value === undefined || value === '' ? [] : [[name, name === 'round' ? Number(value) : value] as const];
  });
  const fields = { ...Object.fromEntries(given), ...(kind === 'dates' && daysOf(query)) };
  const { data } = recordedChangeSchema.safeParse({ kind, event: query.event, ...fields });
  return data;
}

export const dayField = (round: number): string => `day-${round}`;

/** The rounds for which a day was given. */
function daysOf(query: Query): { readonly days?: readonly unknown[] } {
  const days = Object.entries(query).flatMap(([name, date]) => {
    const round = Number(/^day-(\d{1,3})$/.exec(name)?.[1]);
    return round > 0 && date !== '' ? [{ round, date }] : [];
  });
  return days.length === 0 ? {} : { days: days.sort((a, b) => a.round - b.round) };
}

/** What is kept of an address from one step to the next. */
export function keptOf({ event, claim }: Query): Query {
  return { ...(event && { event }), ...(claim && { claim }) };
}
