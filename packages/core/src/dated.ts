import { type Day, dayFrom, type IsoDate } from './calendar.ts';
import type { Decision } from './vocabulary.ts';

/** A value of a regulation with the first day on which it holds. */
export interface DatedValue<T> {
  readonly from: IsoDate;
  readonly value: T;
}

/** A number (or table) that a regulation fixes: its article, and its value from each day on, oldest first. */
export interface Parameter<T> {
  readonly article: string;
  readonly decision?: Decision;
  readonly values: readonly [DatedValue<T>, ...DatedValue<T>[]];
}

/** Numbers unchanged since the first day of their regulation. The words for each are `web.parameter.<book>.<name>`. */
export const holdingFrom =
  (from: IsoDate) =>
  <T>(article: string, value: T, decision?: Decision): Parameter<T> => ({
    article,
    ...(decision !== undefined && { decision }),
    values: [{ from, value }],
  });

/**
 * The value in force on a day. A day before the first one modelled takes the first value: the rule book reports such a
 * list date in a finding of its own (D-ALL-2).
 */
export function inForce<T>(parameter: Parameter<T>, day: Day): T {
  let current = parameter.values[0].value;
  for (const dated of parameter.values) if (dayFrom(dated.from) <= day) current = dated.value;
  return current;
}
