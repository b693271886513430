import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Over https the name prefix itself restricts the cookie to this host, to secure connections and to all of its paths.
 */
export function cookieName(federation: string, secure: boolean): string {
  return `${secure ? '__Host-' : ''}escala-${federation}`;
}

export function isSecure(request: FastifyRequest, publicUrl: string | undefined): boolean {
  return request.protocol === 'https' || (publicUrl ?? '').startsWith('https:');
}

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
