import type { FastifyRequest } from 'fastify';

/** The pattern of the route: an address itself may hold names that somebody searched for. */
export function routeOf(request: FastifyRequest): string {
  return request.routeOptions?.url ?? 'none';
}

/** What is logged of an error: where it happened, and its words with everything cut out that may come from a record. */
export function errorLine(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code } = error as { code?: unknown };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    words: withoutValues(error.message),
    at: frames.slice(0, 12).map((line) => line.trim()),
    ...(error.cause === undefined ? {} : { cause: errorLine(error.cause) }),
  };
}

/** Quoted texts, bracketed values, addresses and long numbers are what libraries put of the data into their messages. */
function withoutValues(message: string): string {
  return message
    .replace(/"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”/g, '"…"')
    .replace(/\([^)]*\)|\{[^}]*\}|\[[^\]]*\]/g, '(…)')
    .replace(/\S+@\S+/g, '…')
    .replace(/\d{5,}/g, '…')
    .slice(0, 300);
}
