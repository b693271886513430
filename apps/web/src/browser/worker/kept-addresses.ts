/** Cached pages: result entry of a round, and the pages of telephones and of check-in. */
const PAGES = /^\/(ca|es|ro|en)\/[^/]+\/(desk\/events\/[^/]+\/rounds\/\d+\/results|board-device|check-in)$/;

export type Keeping = 'page' | 'module' | 'sign-out' | 'none';

/**
 * How the worker handles a request: pages come from the office if it answers, modules never change under their names.
 */
export function keepingOf(method: string, path: string, isNavigation: boolean): Keeping {
  if (method === 'DELETE' && /^\/api\/[^/]+\/session$/.test(path)) return 'sign-out';
  if (method !== 'GET') return 'none';
  if (path.startsWith('/assets/')) return 'module';
  return isNavigation && PAGES.test(path) ? 'page' : 'none';
}

export const isKeptPage = (path: string): boolean => PAGES.test(path);
