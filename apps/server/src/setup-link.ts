import { newSetupToken } from './access/setup-tokens.ts';
import type { ServerContext } from './server-parts.ts';

/** The address of the first start, or nothing where there is a federation already. */
export async function firstStartLink(
  context: Pick<ServerContext, 'archive' | 'vault' | 'clock'>,
  address: string,
): Promise<string | undefined> {
  if ((await context.archive.federations()).length > 0) return undefined;
  return setupLink(context, address);
}

/** A link that founds one more federation on this installation. */
export async function setupLink(context: Pick<ServerContext, 'vault' | 'clock'>, address: string): Promise<string> {
  return `${address.replace(/\/$/, '')}/setup#${await newSetupToken(context)}`;
}
