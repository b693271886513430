import { newSetupToken } from './access/setup-tokens.ts';
import { isPartAway } from './http/problem-document.ts';
import type { ServerContext } from './server-parts.ts';

/** The first-start link, or undefined if there is a federation already. */
export async function firstStartLink(
  context: Pick<ServerContext, 'archive' | 'vault' | 'clock'>,
  address: string,
): Promise<string | undefined> {
  try {
    return (await context.archive.federations()).length > 0 ? undefined : await setupLink(context, address);
  } catch (error) {
    // An office on several machines, one of which is down, is not at its first start.
    if (isPartAway(error)) return undefined;
    throw error;
  }
}

/** A link that founds another federation on this installation. */
export async function setupLink(context: Pick<ServerContext, 'vault' | 'clock'>, address: string): Promise<string> {
  return `${address.replace(/\/$/, '')}/setup#${await newSetupToken(context)}`;
}
