import type { FoundFault } from './fault.ts';

/** The article that a document would have to break; most faults are older than any regulation. */
const ARTICLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'fce-2016': { 'missing rhythm': '3.1', 'played-double-forfeit': '7', 'drawn-forfeit': '7' },
  'fide-2009': { 'played-double-forfeit': '5.1', 'drawn-forfeit': '5.1' },
  'frs-2012': { 'place-or-score': '6', 'place-too-high': '6' },
};

export function articleOf(regulation: string, fault: FoundFault): string | undefined {
  const key = fault.code === 'missing' ? `missing ${fault.path.join('.')}` : fault.code;
  return ARTICLES[regulation]?.[key];
}
