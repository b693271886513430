import { type Day, dayFrom, inForce, type Parameter } from '@escala/core';

type ParameterSet = Readonly<Record<string, Parameter<unknown>>>;

/** The value of every parameter of a set on one day. */
export type ValuesOf<Set> = {
  readonly [Name in keyof Set]: Set[Name] extends Parameter<infer Value> ? Value : never;
};

export interface ByDay<Value> {
  on(day: Day): Value;
}

/**
 * A set of parameters by day, with values derived from them. Days before the first one modelled take the first values
 * (D-ALL-2).
 */
export function byDay<Set extends object, Value>(
  parameters: Set,
  make: (values: ValuesOf<Set>) => Value,
): ByDay<Value> {
  // The days on which any of the parameters changes.
  const dates = Object.values(parameters as unknown as ParameterSet).flatMap(({ values }) =>
    values.map(({ from }) => from),
  );
  const days = [...new Set(dates)].sort().map(dayFrom);
  const made = days.map((day) => make(valuesOn(parameters, day)));
  const at = (day: Day): number => days.findLastIndex((first) => first <= day);
  return { on: (day) => made[Math.max(0, at(day))]! };
}

export function valuesOn<Set extends object>(parameters: Set, day: Day): ValuesOf<Set> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, parameter]) => [name, inForce(parameter, day)]),
  ) as ValuesOf<Set>;
}
