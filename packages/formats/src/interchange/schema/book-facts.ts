import {
  type EventFact,
  eventFactsByName,
  type FactColumn,
  gameFactsByName,
  type RatingFact,
  ratingFactsByName,
} from '@escala/regulations';
import * as z from 'zod';
import { count, date, flag, name, readBy } from './fields.ts';

/** A value of a fact; the event's book declares the choices. */
export type FactValue =
  | string
  | number
  | boolean
  | readonly string[]
  | readonly Readonly<Record<string, string | number>>[];

/** How single values are read; `name` is a text typed by a person. */
export interface FactReading {
  readonly name: z.ZodType<string>;
  readonly text: z.ZodType<string>;
  readonly day: z.ZodType<string>;
}

const IN_DOCUMENTS: FactReading = { name, text: name, day: date };

/** Facts declared by the registered books, each as a schema: those in documents, or those that forms ask for. */
export function factSchemas(
  reading: FactReading = IN_DOCUMENTS,
  wanted: (fact: EventFact) => boolean = () => true,
  table: ReadonlyMap<string, readonly EventFact[]> = eventFactsByName,
): Record<string, z.ZodOptional<z.ZodType<FactValue>>> {
  const schemas: Record<string, z.ZodOptional<z.ZodType<FactValue>>> = {};
  for (const [fact, all] of table) {
    const asked = all.filter(wanted);
    const means = asked.map((each) => each.means).join(' ');
    const options = asked.flatMap((each) => (each.kind === 'choice' ? each.options : []));
    // A single set of words, so that a wrong one is reported together with the valid ones.
    if (options.length > 0 && asked.every(({ kind }) => kind === 'choice')) {
      schemas[fact] = z
        .enum([...new Set(options)])
        .describe(means)
        .optional();
      continue;
    }
    const [first, ...others] = asked.map((each) => schemaOf(each, reading).describe(each.means));
    if (first === undefined) continue;
    schemas[fact] = (others.length === 0 ? first : z.union([first, ...others]).describe(means)).optional();
  }
  return schemas;
}

/**
 * Facts that only one rating book reads, under the names it declares: no type of a document knows them. `within` is
 * their place in an event.
 */
export function ratingFactSchemas(within?: RatingFact['within']): object {
  const table = new Map(
    [...ratingFactsByName].map(([fact, all]) => [
      fact,
      all.filter((each) => each.within === within).map((each) => ({ ...each, means: meaningOf(fact, each) })),
    ]),
  );
  return factSchemas(IN_DOCUMENTS, () => true, table);
}

/** The same for a game. */
export const gameFactSchemas = (): object =>
  Object.fromEntries(
    [...gameFactsByName].map(([fact, [first]]) => [fact, flag.optional().describe(meaningOf(fact, first!))]),
  );

const meaningOf = (fact: string, { means }: { readonly means: string }): string =>
  readBy(fact, `${means[0]!.toLowerCase()}${means.slice(1)}`);

function schemaOf(fact: EventFact, reading: FactReading): z.ZodType<FactValue> {
  switch (fact.kind) {
    case 'choice':
      return z.enum(fact.options);
    case 'yes':
    case 'yes-or-no':
      return flag;
    case 'text':
      return reading.name;
    case 'texts':
      return z.array(reading.text);
    case 'day':
      return reading.day;
    case 'days':
      return z.array(reading.day);
    case 'count':
      return count.min(fact.least ?? 0).max(fact.most ?? Number.MAX_SAFE_INTEGER);
    case 'rows':
      return z.array(z.strictObject(columnSchemas(fact.columns, { ...reading, amount: z.number().min(0) })));
  }
}

function columnSchemas(
  columns: Readonly<Record<string, FactColumn>>,
  reading: Readonly<Record<FactColumn['kind'], z.ZodType<string | number>>>,
): Record<string, z.ZodType<string | number>> {
  return Object.fromEntries(
    Object.entries(columns).map(([column, { kind, means }]) => [column, reading[kind].describe(means)]),
  );
}
