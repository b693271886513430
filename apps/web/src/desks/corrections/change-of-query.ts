import { type RecordedChange, recordedChangeSchema } from '@escala/office';

export type Query = Readonly<Record<string, string>>;

/** What may have been wrong in an event that counts; a report that came late is brought in from its own page. */
export const KINDS = ['result', 'identity', 'colours', 'dates', 'annulment'] as const;
export type Kind = (typeof KINDS)[number] | 'late-report';

export const kindOf = ({ kind }: Query): Kind | undefined =>
  [...KINDS, 'late-report' as const].find((each) => each === kind);

const FIELDS: Readonly<Record<Kind, readonly string[]>> = {
  result: ['round', 'white', 'black', 'result', 'gameKind'],
  colours: ['round', 'white', 'black'],
  identity: ['from', 'to'],
  dates: ['start', 'end'],
  annulment: [],
  'late-report': [],
};

/** The change that an address speaks of, once everything of it has been chosen. */
export function changeOfQuery(query: Query): RecordedChange | undefined {
  const kind = kindOf(query);
  if (kind === undefined) return undefined;
  const given = FIELDS[kind].flatMap((name) => {
    const value = query[name];
    return value === undefined || value === '' ? [] : [[name, name === 'round' ? Number(value) : value] as const];
  });
  const { data } = recordedChangeSchema.safeParse({ kind, event: query.event, ...Object.fromEntries(given) });
  return data;
}

/** What is kept of an address from one step to the next. */
export function keptOf({ event, claim }: Query): Query {
  return { ...(event && { event }), ...(claim && { claim }) };
}
