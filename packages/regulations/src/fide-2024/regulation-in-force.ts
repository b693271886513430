import type { ExpectedShares } from '@escala/core';
import { cappedExpectations } from '../shared/capped-expectations.ts';
import { type ByDay, byDay, type ValuesOf } from '../shared/parameters-by-day.ts';
import { type ParameterSet, parameters } from './parameters.ts';

/**
 * The value of every parameter on one day, with the table of expectations: capped at the widest difference, and whole.
 */
export type Regulation = ValuesOf<ParameterSet> & {
  readonly capped: ExpectedShares;
  readonly whole: ExpectedShares;
};

/** From this difference on the table gives 1.00 and .00 (8.1.2). */
const END_OF_TABLE = 736;

/**
 * The regulation by day. An event is judged by the rules in force when it starts (0.1), a list by those of its date.
 */
export const regulations: ByDay<Regulation> = byDay(parameters, (values) => ({
  ...values,
  capped: cappedExpectations(values.widestDifference),
  whole: cappedExpectations(END_OF_TABLE),
}));
