import type { HeadToHeadRuleBook } from './contracts.ts';
import { fce2016 } from './fce-2016/index.ts';
import { fide2009 } from './fide-2009/index.ts';
import { frs2012 } from './frs-2012/index.ts';

/** Every rule book that rates, by the name that documents use. The only list of them. */
export const ruleBooks = {
  'fce-2016': fce2016,
  'fide-2009': fide2009,
  'frs-2012': frs2012,
} as const;

export type RegulationId = keyof typeof ruleBooks;

export const headToHeadBooks: Readonly<Record<'fce-2016' | 'fide-2009', HeadToHeadRuleBook>> = ruleBooks;
