import type { HeadToHeadRuleBook } from '../contracts.ts';
import { HALF_K_FIXED_MINUTES, IN_FORCE_FROM, PARAMETERS, REVISIONS } from './parameters.ts';
import { rateDocument } from './rate-document.ts';

/** The rating regulation of the Catalan chess federation: see README.md beside this file. */
export const fce2016: HeadToHeadRuleBook = {
  id: 'fce-2016',
  title: 'Federació Catalana d’Escacs, rating regulation of 2016',
  inForceFrom: IN_FORCE_FROM,
  revisions: REVISIONS,
  parameters: { ...PARAMETERS, halfKFixedMinutes: HALF_K_FIXED_MINUTES['5.3-in-force'] },
  rate: rateDocument,
};

export { type History, type HistoryTerms, rateHistory } from './history.ts';
export { type RevisionId, type Rules, rulesInForce } from './parameters.ts';
export { EXPECTATION_TABLE } from './tables.ts';
