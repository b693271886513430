import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerOptions } from '../server-parts.ts';

type Options = Partial<Pick<ServerOptions, 'publicUrl'>>;
type Asked = Pick<FastifyRequest, 'protocol' | 'cookies'>;
/** Of the session, or of a browser that is known (D-OFF-455). */
type Kind = 'session' | 'device';

/**
 * A cookie of a federation. Over https the prefix of its name restricts it to this host, to secure connections and to
 * all paths. Strict: no request caused by another site carries it; desks are not entered through links from elsewhere.
 * No federation's name contains a full stop.
 */
function cookieOf({ publicUrl = '' }: Options, { protocol }: Pick<Asked, 'protocol'>, federation: string, kind: Kind) {
  const secure = protocol === 'https' || publicUrl.startsWith('https:');
  const name = `${secure ? '__Host-' : ''}escala-${federation}${kind === 'device' ? '.device' : ''}`;
  return [name, { path: '/', httpOnly: true, sameSite: 'strict', secure }] as const;
}

/** What the browser brings; it may be over. */
export function cookieIn(request: Asked, options: Options, federation: string, kind: Kind): string | undefined {
  const [name] = cookieOf(options, request, federation, kind);
  return request.cookies[name];
}

export function setCookie(
  reply: FastifyReply,
  options: Options,
  federation: string,
  kind: Kind,
  { token, secondsAtMost }: { readonly token: string; readonly secondsAtMost: number },
): void {
  const [name, flags] = cookieOf(options, reply.request, federation, kind);
  reply.setCookie(name, token, { ...flags, maxAge: secondsAtMost });
}

export function clearSessionCookie(reply: FastifyReply, options: Options, federation: string): void {
  reply.clearCookie(...cookieOf(options, reply.request, federation, 'session'));
}
