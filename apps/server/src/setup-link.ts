import { newSetupToken } from './access/setup-tokens.ts';
import type { Desk } from './server-parts.ts';

/** The address of the first start, or nothing where there is a federation already. */
export async function firstStartLink(
  desk: Pick<Desk, 'archive' | 'vault' | 'clock'>,
  address: string,
): Promise<string | undefined> {
  if ((await desk.archive.federations()).length > 0) return undefined;
  return setupLink(desk, address);
}

/** A link that founds one more federation on this installation. */
export async function setupLink(desk: Pick<Desk, 'vault' | 'clock'>, address: string): Promise<string> {
  return `${address.replace(/\/$/, '')}/setup#${await newSetupToken(desk)}`;
}
