import { ruleBookOf } from '@escala/regulations';
import type { FoundFault } from './fault.ts';

/** The article that the document would break; most faults concern no article. */
export function articleOf(regulation: string, fault: FoundFault): string | undefined {
  const key = fault.code === 'missing' ? `missing ${fault.path.join('.')}` : fault.code;
  return ruleBookOf(regulation)?.documents.articles[key];
}
