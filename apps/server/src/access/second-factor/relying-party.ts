import { isIP } from 'node:net';
import { ServerProblem } from '../../http/server-problem.ts';
import type { ServerOptions } from '../../server-parts.ts';

/** For whom a passkey is made, and from which pages it is used. */
export interface RelyingParty {
  readonly id: string;
  isOrigin(origin: string): boolean;
}

/**
 * The public address of the office, as it was told, never what a request says of its host (D-OFF-459). An office without one can be tried
 * at `localhost`. A number in place of a name has no passkeys: browsers refuse it.
 */
export function relyingParty({ publicUrl }: Pick<ServerOptions, 'publicUrl'>): RelyingParty {
  if (publicUrl === undefined)
    return { id: 'localhost', isOrigin: (origin) => /^http:\/\/localhost(:\d+)?$/.test(origin) };
  const { hostname, origin } = new URL(publicUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) throw new ServerProblem(409, 'passkeys-need-name');
  return { id: hostname, isOrigin: (claimed) => claimed === origin };
}
