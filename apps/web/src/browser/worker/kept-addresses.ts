/** Cached pages: result entry of a round with its stand-in, and the pages of telephones and of check-in. */
const PAGES =
  /^\/(ca|es|ro|en)\/[^/]+\/(desk\/events\/[^/]+\/(rounds\/\d+\/results|no-connection)|board-device|check-in)$/;
const EVENT_DESK = /^\/(ca|es|ro|en)\/[^/]+\/desk\/events\/[^/]+(?=\/|$)/;

export type Keeping = 'page' | 'module' | 'sign-out' | 'none';

/**
 * How the worker handles a request: pages come from the office if it answers, modules never change under their names.
 */
export function keepingOf(method: string, path: string, isNavigation: boolean): Keeping {
  if (method === 'DELETE' && /^\/api\/[^/]+\/session$/.test(path)) return 'sign-out';
  if (method !== 'GET') return 'none';
  if (path.startsWith('/assets/')) return 'module';
  return isNavigation && (PAGES.test(path) || EVENT_DESK.test(path)) ? 'page' : 'none';
}

export const isKeptPage = (path: string): boolean => PAGES.test(path);

/** The page shown without a connection in place of one at an event's desk that is not kept (D-OFF-1090). */
export function standInOf(path: string): string | undefined {
  const desk = EVENT_DESK.exec(path)?.[0];
  return desk && `${desk}/no-connection`;
}
