import { setTimeout as sleep } from 'node:timers/promises';
import { translator } from '@escala/messages';
import { errorLine } from '../http/log-line.ts';
import type { ServerContext } from '../server-parts.ts';
import { PUBLIC_LINE, send } from './push-line.ts';
import { forgetSubscription, type KeptSubscription, newlyPaired, pushKey, subscriptionsOf } from './subscriptions.ts';
import { pushRequest } from './web-push.ts';

export interface Pusher {
  /** Something was put on record. */
  nudge(federation: string): void;
  /** Notifies everybody who subscribed to a round paired since; also waits for messages under way. */
  deliver(federation: string): Promise<void>;
  /** Messages under way are dropped: an open page learns of the round anyway. */
  stop(): Promise<void>;
}

/** Between an act and its messages; several acts need only one pass. */
const MOMENT = 200;
/** Messages under way at a time. */
const FEW = 8;
/** The push service no longer knows the browser (RFC 8030 7.3). */
const GONE = [404, 410];

/**
 * Notifies browsers once that a round is paired, outside the
 * requests: no act waits for it or fails because of it (D-OFF-740).
 */
export function pusher(context: ServerContext, log: { warn(line: object, words: string): void }): Pusher {
  const { vault, clock, options, pushLine = PUBLIC_LINE } = context;
  const stopping = new AbortController();
  const looking = new Set<string>();
  const underWay = new Set<Promise<void>>();

  const tell = async (federation: string, of: Awaited<ReturnType<typeof newlyPaired>>[number]): Promise<void> => {
    const key = await pushKey(context);
    const waiting = (await subscriptionsOf(vault, federation, of.event)).values();
    let failed = 0;
    const tellOne = async (subscription: KeptSubscription): Promise<void> => {
      const { language, player, endpoint } = subscription;
      const title = translator(language)('web.seat.paired', { round: of.round });
      const path = `/${language}/${federation}/events/${encodeURIComponent(of.event)}/seat?player=${encodeURIComponent(player)}`;
      const text = JSON.stringify({ title, body: of.name, path });
      try {
        const request = pushRequest(subscription, text, { key, subject: options.publicUrl!, now: clock.now() });
        const status = await send(endpoint, request, pushLine, stopping.signal);
        if (GONE.includes(status)) await forgetSubscription(vault, federation, subscription.key);
        else if (status >= 300) failed++;
      } catch {
        failed++;
      }
    };
    const inTurn = async (): Promise<void> => {
      for (const subscription of waiting) if (!stopping.signal.aborted) await tellOne(subscription);
    };
    await Promise.all(Array.from({ length: FEW }, inTurn));
    if (failed > 0) log.warn({ failed }, 'browsers not told');
  };
  const tellNew = async (federation: string): Promise<void> => {
    const paired = await newlyPaired(context, federation);
    await Promise.all(paired.map((each) => tell(federation, each)));
  };
  const look = async (federation: string): Promise<void> => {
    await sleep(MOMENT, undefined, { signal: stopping.signal });
    looking.delete(federation);
    await tellNew(federation);
  };
  return {
    nudge: (federation) => {
      if (looking.has(federation) || stopping.signal.aborted) return;
      looking.add(federation);
      const work: Promise<void> = look(federation)
        .catch((error) => {
          if (!stopping.signal.aborted) log.warn({ error: errorLine(error) }, 'browsers not told');
        })
        .finally(() => underWay.delete(work));
      underWay.add(work);
    },
    deliver: async (federation) => {
      await tellNew(federation);
      await Promise.all(underWay);
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(underWay);
    },
  };
}
