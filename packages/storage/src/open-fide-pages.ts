import type { FidePages } from '@escala/office';
import { fidePagesOn } from './fide-pages.ts';
import { openEngine } from './open-engine.ts';

/**
 * Only FIDE's list, in a database with up-to-date tables: a process that loads a list needs nothing else of an office.
 */
export function openFidePages(url: string): { readonly pages: FidePages; close(): Promise<void> } {
  const engine = openEngine({ url, mustExist: true });
  return { pages: fidePagesOn(engine), close: () => engine.close() };
}
