import type { Kept, Reading, Vault } from '../../ports.ts';
import type { EventFile } from '../file/event-file.ts';
import { type Asked, askedSchema, type EntryRequest, requestsOf } from './entry-request.ts';
import { keptUntil } from './request-addresses.ts';

/**
 * What strangers said about a player is in the vault until somebody decides on it; on record there is only that they
 * asked (D-OFF-1308).
 */
const SHELF = 'entry-asked';

async function keepAsked(
  vault: Vault,
  federation: string,
  { event, request, asked, end }: { event: string; request: string; asked: unknown; end: string },
): Promise<void> {
  const { name, fideId, nationalId, birthYear, club } = askedSchema.loose().parse(asked);
  const text = JSON.stringify({ name, fideId, nationalId, birthYear, club });
  await vault.put(federation, SHELF, request, { owner: event, text, expires: keptUntil(end) });
}

export async function forgetAsked(vault: Vault, federation: string, request: string): Promise<void> {
  await vault.remove(federation, SHELF, request);
}

/** When the event is over. */
export async function forgetAllAsked(vault: Vault, federation: string, event: string): Promise<void> {
  for (const { key } of await vault.list(federation, SHELF, event)) await vault.remove(federation, SHELF, key);
}

export type KnownRequest = Kept<EntryRequest & Asked>;

/** The requests with what was said; older ones have it on record, and one that was decided is called by its number. */
export async function knownRequests(
  vault: Vault | undefined,
  reading: Reading,
  event: string,
): Promise<readonly KnownRequest[]> {
  const kept = (await vault?.list(reading.federation, SHELF, event)) ?? [];
  const said = new Map(kept.map(({ key, text }) => [key, askedSchema.parse(JSON.parse(text))]));
  return (await requestsOf(reading, event)).map((request) => ({
    ...request,
    body: { ...request.body, name: request.body.name ?? request.id, ...said.get(request.id) },
  }));
}

/** What the act left out of the record: of a request, or of those that came with an event. */
export async function keepAskedOf(vault: Vault, federation: string, command: unknown, outcome: unknown): Promise<void> {
  const { file, event = '' } = command as { readonly file?: EventFile; readonly event?: string };
  const {
    request = '',
    requests = [],
    end = '',
  } = outcome as {
    readonly request?: string;
    readonly requests?: readonly { readonly request: string; readonly told: number }[];
    readonly end?: string;
  };
  if (file === undefined) return keepAsked(vault, federation, { event, request, asked: command, end });
  const { id, body } = file.event;
  for (const each of requests) {
    const asked = file.requests?.[each.told];
    if (asked?.name !== undefined)
      await keepAsked(vault, federation, { event: id, request: each.request, asked, end: body.end });
  }
}
