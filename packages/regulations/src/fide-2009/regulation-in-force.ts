import { type Day, dayFrom, inForce, type Parameter } from '@escala/core';
import { type CappedExpectations, cappedExpectations } from './expectation.ts';
import type { ParameterSet } from './parameters.ts';

type ValueOf<P> = P extends Parameter<infer Value> ? Value : never;

/** Every parameter as it stands on one day, with the table of expectations cut at the widest difference. */
export type Regulation = { readonly [Name in keyof ParameterSet]: ValueOf<ParameterSet[Name]> } & {
  readonly expectations: CappedExpectations;
};

/**
 * The regulation by day. An event is judged by what holds when it starts (0.1), a list by what holds on its date. Days
 * before the first one modelled take the first values (D-ALL-2).
 */
export interface RegulationByDay {
  on(day: Day): Regulation;
}

export function regulationByDay(parameters: ParameterSet): RegulationByDay {
  const days = firstDays(parameters);
  const regulations = days.map((day) => regulationOn(parameters, day));
  return {
    on(day) {
      let index = days.length - 1;
      while (index > 0 && days[index]! > day) index--;
      return regulations[index]!;
    },
  };
}

/** The days on which any of the parameters changes, in order. */
function firstDays(parameters: ParameterSet): Day[] {
  const days = new Set<Day>();
  for (const parameter of Object.values(parameters))
    for (const dated of parameter.values) days.add(dayFrom(dated.from));
  return [...days].sort((a, b) => a - b);
}

function regulationOn(parameters: ParameterSet, day: Day): Regulation {
  const values = Object.fromEntries(
    Object.entries<Parameter<unknown>>(parameters).map(([name, parameter]) => [name, inForce(parameter, day)]),
  ) as { [Name in keyof ParameterSet]: ValueOf<ParameterSet[Name]> };
  return { ...values, expectations: cappedExpectations(values.widestDifference) };
}
