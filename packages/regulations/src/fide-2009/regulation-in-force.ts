import { cappedExpectations } from '../shared/capped-expectations.ts';
import { type ByDay, byDay, type ValuesOf } from '../shared/parameters-by-day.ts';
import { type EventExpectations, expectationsForAll } from '../shared/rate-games.ts';
import { type ParameterSet, parameterSets } from './parameters.ts';

/** The value of every parameter on one day, with the table of expectations capped at the widest difference. */
export type Regulation = ValuesOf<ParameterSet> & { readonly expectations: EventExpectations };

/**
 * The regulation by day. An event is judged by the rules in force when it starts (0.1), a list by those on its date
 * (D-ALL-2).
 */
export type RegulationByDay = ByDay<Regulation>;

export function regulationByDay(parameters: ParameterSet): RegulationByDay {
  return byDay(parameters, (values) => ({
    ...values,
    expectations: expectationsForAll(cappedExpectations(values.widestDifference)),
  }));
}

export const DEFAULT_REVISION = '15-points';

const REVISIONS: ReadonlyMap<string, RegulationByDay> = new Map(
  Object.entries(parameterSets).map(([id, parameters]) => [id, regulationByDay(parameters)]),
);

/** The regulation in a revision: its parameters by day. */
export function regulationOfRevision(id: string = DEFAULT_REVISION): RegulationByDay {
  const regulations = REVISIONS.get(id);
  if (regulations === undefined) throw new RangeError(`fide-2009 has no revision ${id}`);
  return regulations;
}
