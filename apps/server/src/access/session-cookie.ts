import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Over https the name prefix itself restricts the cookie to this host, to secure connections and to all of its paths.
 */
export function cookieName(federation: string, secure: boolean): string {
  return `${secure ? '__Host-' : ''}escala-${federation}`;
}

export function isSecure({ protocol }: Pick<FastifyRequest, 'protocol'>, publicUrl: string | undefined): boolean {
  return protocol === 'https' || (publicUrl ?? '').startsWith('https:');
}

/** The token of the session that a browser brings; it may have ended. */
export const sessionCookie = (
  request: Pick<FastifyRequest, 'protocol' | 'cookies'>,
  federation: string,
  publicUrl: string | undefined,
): string | undefined => request.cookies[cookieName(federation, isSecure(request, publicUrl))];

/** Strict: no request caused by another site carries it; desks are not entered through links from elsewhere. */
export const flags = (secure: boolean) => ({ path: '/', httpOnly: true, sameSite: 'strict', secure }) as const;

export function setSessionCookie(
  reply: FastifyReply,
  federation: string,
  secure: boolean,
  token: string,
  maxAge: number,
): void {
  reply.setCookie(cookieName(federation, secure), token, { ...flags(secure), maxAge });
}

export function clearSessionCookie(reply: FastifyReply, federation: string, secure: boolean): void {
  reply.clearCookie(cookieName(federation, secure), flags(secure));
}
