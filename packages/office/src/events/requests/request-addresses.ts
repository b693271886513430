import type { Vault } from '../../ports.ts';

/**
 * Addresses of those who asked to play: kept in the vault under the request, owned by the event, never on record
 * (D-OFF-628).
 */
const SHELF = 'entry-request';

/** Kept at most this long after the last day, whatever happens to the event. */
const DAYS_AFTER = 30;

export const keptUntil = (end: string): string => new Date(Date.parse(end) + DAYS_AFTER * 86_400_000).toISOString();

export async function keepRequestAddress(
  vault: Vault,
  federation: string,
  { event, request, email, end }: { event: string; request: string; email: string; end: string },
): Promise<void> {
  await vault.put(federation, SHELF, request, { owner: event, text: email, expires: keptUntil(end) });
}

export async function requestAddresses(
  vault: Vault | undefined,
  federation: string,
  event: string,
): Promise<ReadonlyMap<string, string>> {
  const kept = (await vault?.list(federation, SHELF, event)) ?? [];
  return new Map(kept.map(({ key, text }) => [key, text]));
}

export async function forgetRequestAddress(vault: Vault, federation: string, request: string): Promise<void> {
  await vault.remove(federation, SHELF, request);
}

/** When the event is over. */
export async function forgetRequestAddresses(vault: Vault, federation: string, event: string): Promise<void> {
  for (const { key } of await vault.list(federation, SHELF, event)) await vault.remove(federation, SHELF, key);
}
