import { ruleBookOf } from '@escala/regulations';
import type { FoundFault } from './fault.ts';

/** The article that a document would have to break; most faults are older than any regulation. */
export function articleOf(regulation: string, fault: FoundFault): string | undefined {
  const key = fault.code === 'missing' ? `missing ${fault.path.join('.')}` : fault.code;
  return ruleBookOf(regulation)?.documents.articles[key];
}
