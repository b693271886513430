import { ECDH } from 'node:crypto';
import { LANGUAGES } from '@escala/messages';
import { eventStage, type Vault } from '@escala/office';
import { z } from 'zod';
import { tokenKey } from '../access/random-token.ts';
import { INSTALLATION } from '../access/setup-tokens.ts';
import { FRESH } from '../fresh-reading.ts';
import { ServerProblem } from '../http/server-problem.ts';
import { DAY, later } from '../instant.ts';
import type { ServerContext, ServerOptions } from '../server-parts.ts';
import { isEndpoint, PUBLIC_LINE } from './push-line.ts';
import { newPushKey, type PushKey } from './web-push.ts';

/**
 * Subscriptions to the next round: in the vault, owned by the event, never on record and in no export, since they
 * expire; removed when the event is over (D-OFF-738). Next to them, the last round announced.
 */
const SHELF = 'push';
const TOLD = 'push-told';
const KEY = 'push-key';
const OWNER = 'push';
/** Per event. */
export const MOST_SUBSCRIPTIONS = 1000;
/** Per event and network: a hall that shares one has room, and no network takes it from all others (D-OFF-1092). */
export const MOST_OF_NETWORK = 300;
const DAYS_AFTER = 2 * DAY;

export const subscriptionSchema = z.strictObject({
  endpoint: z.string().max(1000),
  p256dh: z.string().max(100),
  auth: z.string().max(30),
  language: z.enum(LANGUAGES),
  player: z.string().max(100),
});
export const unsubscriptionSchema = subscriptionSchema.pick({ endpoint: true });
export const pushKeySchema = z.strictObject({ key: z.string() });
type Subscription = z.infer<typeof subscriptionSchema>;

/** Browsers accept push messages only for pages over https; a laptop in the hall may have no network (D-OFF-738). */
export const canPush = ({ publicUrl, ownMachine }: Pick<ServerOptions, 'publicUrl' | 'ownMachine'>): boolean =>
  publicUrl?.startsWith('https:') === true && !ownMachine;

/**
 * The installation's key, created when first needed: a browser has one subscription for all federations at one address.
 */
export async function pushKey({ vault }: Pick<ServerContext, 'vault'>): Promise<PushKey> {
  const kept = await vault.get(INSTALLATION, KEY, 'vapid');
  if (kept) return JSON.parse(kept.text) as PushKey;
  await vault.put(INSTALLATION, KEY, 'vapid', { owner: OWNER, text: JSON.stringify(newPushKey()) }, null);
  return pushKey({ vault });
}

export async function subscribe(
  context: ServerContext,
  federation: string,
  event: string,
  subscription: Subscription,
  network: string,
): Promise<void> {
  const { archive, vault, clock, pushLine = PUBLIC_LINE } = context;
  if (!isEndpoint(subscription.endpoint, pushLine) || !hasKeys(subscription))
    throw new ServerProblem(422, 'push-address');
  const stage = await archive.read(federation, (reading) => eventStage(reading, event), FRESH);
  if (!stage?.isToCome) throw new ServerProblem(409, 'push-over');
  const key = keyOf(event, subscription);
  const all = await subscriptionsOf(vault, federation, event);
  const from = all.find((each) => each.key === key)?.network ?? tokenKey(`${event} ${network}`);
  const others = all.filter((each) => each.key !== key);
  if (others.length >= MOST_SUBSCRIPTIONS) throw new ServerProblem(409, 'push-full');
  if (others.filter((each) => each.network === from).length >= MOST_OF_NETWORK)
    throw new ServerProblem(409, 'push-network');
  const expires = later([clock.now(), stage.end].sort().at(-1)!, DAYS_AFTER);
  const told = await vault.get(federation, TOLD, event);
  const text = told?.text ?? String(stage.lastRound);
  // If another request was faster, it is there already.
  await vault.put(federation, TOLD, event, { owner: OWNER, text, expires }, told?.text ?? null);
  await vault.put(federation, SHELF, key, {
    owner: event,
    text: JSON.stringify({ ...subscription, network: from }),
    expires,
  });
}

/** The address of the browser is enough to have it forgotten; the answer does not say whether it was there. */
export async function unsubscribe(
  { vault }: Pick<ServerContext, 'vault'>,
  federation: string,
  event: string,
  browser: Pick<Subscription, 'endpoint'>,
): Promise<void> {
  await forgetSubscription(vault, federation, keyOf(event, browser));
}

const keyOf = (event: string, { endpoint }: Pick<Subscription, 'endpoint'>): string => `${event}.${tokenKey(endpoint)}`;

function hasKeys({ p256dh, auth }: Subscription): boolean {
  try {
    const point = Buffer.from(p256dh, 'base64url');
    ECDH.convertKey(point, 'prime256v1');
    return point.length === 65 && point[0] === 4 && Buffer.from(auth, 'base64url').length === 16;
  } catch {
    return false;
  }
}

export interface KeptSubscription extends Subscription {
  readonly key: string;
  /** A hash of the network that it came from first. */
  readonly network: string;
}

export async function subscriptionsOf(vault: Vault, federation: string, event: string): Promise<KeptSubscription[]> {
  const kept = await vault.list(federation, SHELF, event);
  return kept.map(({ key, text }) => ({ ...(JSON.parse(text) as KeptSubscription), key }));
}

export async function forgetSubscription(vault: Vault, federation: string, key: string): Promise<void> {
  await vault.remove(federation, SHELF, key);
}

/** Removes the subscriptions of an event that is over. */
export async function forgetSubscriptions(vault: Vault, federation: string, event: string): Promise<void> {
  await vault.remove(federation, TOLD, event);
  for (const { key } of await vault.list(federation, SHELF, event)) await vault.remove(federation, SHELF, key);
}

/** Events with a round paired since the last look. Each round of each event is given to a single process, once. */
export async function newlyPaired({ archive, vault }: ServerContext, federation: string) {
  const paired: { readonly event: string; readonly name: string; readonly round: number }[] = [];
  for (const { key: event, ...told } of await vault.list(federation, TOLD, OWNER)) {
    const stage = await archive.read(federation, (reading) => eventStage(reading, event), FRESH);
    if (!stage?.isToCome) {
      await forgetSubscriptions(vault, federation, event);
      continue;
    }
    const { name, lastRound: round } = stage;
    if (String(round) === told.text) continue;
    const isOurs = await vault.put(federation, TOLD, event, { ...told, text: String(round) }, told.text);
    // A round that was taken back is announced again when it is paired again.
    if (isOurs && round > Number(told.text)) paired.push({ event, name, round });
  }
  return paired;
}
