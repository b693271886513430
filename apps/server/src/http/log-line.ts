import type { FastifyRequest } from 'fastify';

/** The route's pattern: the address itself may contain names that were searched for. */
export function routeOf(request: FastifyRequest): string {
  return request.routeOptions?.url ?? 'none';
}

/** What is logged of an error: where it happened, and its message without anything that may come from a record. */
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

/** Libraries put data into messages as quoted texts, bracketed values, addresses and long numbers. */
function withoutValues(message: string): string {
  return message
    .replace(/"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”/g, '"…"')
    .replace(/\([^)]*\)|\{[^}]*\}|\[[^\]]*\]/g, '(…)')
    .replace(/\S+@\S+/g, '…')
    .replace(/\d{5,}/g, '…')
    .slice(0, 300);
}
