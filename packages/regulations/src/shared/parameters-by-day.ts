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
  const days = firstDays(parameters as unknown as ParameterSet);
  const made = days.map((day) => make(valuesOn(parameters, day)));
  return {
    on(day) {
      let index = days.length - 1;
      while (index > 0 && days[index]! > day) index--;
      return made[index]!;
    },
  };
}

/** The days on which any of the parameters changes, in order. */
function firstDays(parameters: ParameterSet): Day[] {
  const days = new Set(Object.values(parameters).flatMap(({ values }) => values.map(({ from }) => dayFrom(from))));
  return [...days].sort((a, b) => a - b);
}

export function valuesOn<Set extends object>(parameters: Set, day: Day): ValuesOf<Set> {
  const entries = Object.entries<Parameter<unknown>>(parameters as unknown as ParameterSet);
  return Object.fromEntries(entries.map(([name, parameter]) => [name, inForce(parameter, day)])) as ValuesOf<Set>;
}
