import { parameterSets } from './parameters.ts';
import { type RegulationByDay, regulationByDay } from './regulation-in-force.ts';

export const DEFAULT_REVISION = '15-points';

const REVISIONS: ReadonlyMap<string, RegulationByDay> = new Map(
  Object.entries(parameterSets).map(([id, parameters]) => [id, regulationByDay(parameters)]),
);

/** The regulation as a revision has it: its parameters by day. */
export function regulationOfRevision(id: string = DEFAULT_REVISION): RegulationByDay {
  const regulations = REVISIONS.get(id);
  if (regulations === undefined) throw new RangeError(`fide-2009 has no revision ${id}`);
  return regulations;
}
