import type { FidePages } from '@escala/office';
import { fidePagesOn } from './fide-pages.ts';
import { openEngine } from './open-engine.ts';

/** FIDE's list alone, of a database whose tables are up to date: a process that loads a list needs nothing else of an office. */
export function openFidePages(url: string): { readonly pages: FidePages; close(): Promise<void> } {
  const engine = openEngine({ url, mustExist: true });
  return { pages: fidePagesOn(engine), close: () => engine.close() };
}
