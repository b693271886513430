import { CompiledQuery as Compiled, type CompiledQuery, type Kysely } from 'kysely';
import type { Tables } from '../schema.ts';

/** A compiled query: its text and, for each parameter, either the index of a value or a constant. */
interface QueryText {
  readonly sql: string;
  readonly parameters: readonly ({ readonly value: number } | { readonly always: unknown })[];
}

/** A placeholder for a value while a query is compiled: nothing else in a query begins like it. */
const STANDING = '\u0001value ';

const texts = new WeakMap<object, Map<string, QueryText>>();

/**
 * A query whose text depends only on its name, with these values: it is built and compiled once, which takes longer
 * than SQLite takes to answer it. `build` receives the placeholders.
 */
export async function askAgain<Row>(
  db: Kysely<Tables>,
  name: string,
  values: readonly string[],
  build: (values: readonly string[]) => { compile(): CompiledQuery<Row> },
): Promise<Row[]> {
  const dialect = db.getExecutor().adapter.constructor;
  const known = texts.get(dialect) ?? new Map<string, QueryText>();
  texts.set(dialect, known);
  const text = known.get(name) ?? compiled(build(values.map((_, i) => STANDING + i)).compile());
  known.set(name, text);
  const parameters = text.parameters.map((each) => ('value' in each ? values[each.value] : each.always));
  return (await db.executeQuery<Row>(Compiled.raw(text.sql, parameters))).rows;
}

const compiled = ({ sql, parameters }: CompiledQuery): QueryText => ({
  sql,
  parameters: parameters.map((parameter) =>
    typeof parameter === 'string' && parameter.startsWith(STANDING)
      ? { value: Number(parameter.slice(STANDING.length)) }
      : { always: parameter },
  ),
});
