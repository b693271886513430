import { OWN_HOUSE } from '@escala/office';
import type { FastifyRequest } from 'fastify';
import { addressesOfMachine } from '../http/known-hosts.ts';
import type { ServerContext } from '../server-parts.ts';
import type { Identity } from './identity.ts';
import { ownerAccount } from './start-link.ts';

/**
 * Whether this is the person who started the program, at the machine itself: only they read where their tournaments are
 * kept, and stop it. A session that was taken to a telephone does neither (D-OFF-1440).
 */
export async function mayStop(
  { options, vault }: Pick<ServerContext, 'options' | 'vault'>,
  federation: string,
  identity: Identity,
  { ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>,
): Promise<boolean> {
  if (!options.ownMachine || federation !== OWN_HOUSE || identity.by !== 'session') return false;
  // A proxy on this machine speaks for others: what it says of them counts too.
  if (![ip, socket.remoteAddress ?? ''].every(isOwnAddress)) return false;
  return identity.actor.account === (await ownerAccount(vault));
}

function isOwnAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '');
  return plain === '::1' || /^127\./.test(plain) || addressesOfMachine().includes(plain);
}
