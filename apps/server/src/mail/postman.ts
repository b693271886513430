import { setTimeout as sleep } from 'node:timers/promises';
import {
  changeMail,
  followFromNow,
  MAIL_KINDS,
  MAIL_LIFE,
  type Mail,
  type MailAsRead,
  MailFault,
  mailsIn,
  queueNewMails,
} from '@escala/office';
import { StorageFault } from '@escala/storage';
import { errorLine } from '../http/log-line.ts';
import type { Metrics } from '../http/metrics.ts';
import { isPartAway } from '../http/problem-document.ts';
import { DAY, HOUR, later, MINUTE, millisecondsBetween, SECOND } from '../instant.ts';
import type { ServerContext } from '../server-parts.ts';
import { letterOf } from './letter-of.ts';

/** How long a mail belongs to the process sending it; after that, a killed process has lost it (D-OFF-442). */
const OWNED = 5 * MINUTE;
/** The wait after each failed try; the last one repeats. */
const WAITS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR];
/** Between two looks at all federations: for postponed mails, and for those of a process that is gone. */
const ROUND = 30 * SECOND;
/** Between an act and its mails. */
const MOMENT = 200;
/** How long shutdown waits for a letter being sent. */
const PATIENCE = 5 * SECOND;
/** After this many the queue is read again: a password reset does not wait behind a thousand lists. */
const BATCH = 20;

export interface Postman {
  /** Marks past acts as not to be mailed; to be called before anybody acts. */
  prepare(): Promise<void>;
  start(): void;
  /** Something was put on record; ignored before the start. */
  nudge(federation: string): void;
  /** Sends everything of a federation that is due now. */
  deliver(federation: string): Promise<void>;
  /** A letter being sent is finished first, if it does not take long. */
  stop(): Promise<void>;
}

interface PostmanParts {
  readonly context: ServerContext & { readonly mail: Mail };
  readonly metrics: Metrics;
  readonly log: { warn(line: object, words: string): void };
}

/**
 * Sends waiting mails one after the other. Any number of processes may run one: each mail is taken by a single process.
 */
export function postman({ context, metrics, log }: PostmanParts): Postman {
  const { archive, vault, clock, mail: post } = context;
  const pending = new Set<string>();
  let working: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const work = async (): Promise<void> => {
    // What belongs to an act outside the record follows a moment later; and several acts need only one pass.
    await sleep(MOMENT);
    for (const federation of pending) {
      pending.delete(federation);
      if (stopped) return;
      // A database that is unreachable now is tried again in the next round.
      await deliver(federation).catch((error) => log.warn({ error: errorLine(error) }, 'mails not delivered'));
    }
  };
  const nudge = (federation: string): void => {
    if (timer === undefined || stopped) return;
    pending.add(federation);
    working ??= work().finally(() => {
      working = undefined;
      if (pending.size > 0) nudge([...pending][0]!);
    });
  };
  const round = async (): Promise<void> => {
    const federations = await archive.federations().catch(() => []);
    for (const federation of federations) nudge(federation);
  };

  const deliver = async (federation: string): Promise<void> => {
    await queueNewMails(context, federation);
    for (let away = false; !away && !stopped; ) {
      const batch = (await dueMails(federation)).slice(0, BATCH);
      if (batch.length === 0) break;
      for (const mail of batch) {
        away = stopped || (await deliverOne(federation, mail)) === 'away';
        if (away) break;
      }
    }
    await measure(federation);
  };
  const dueMails = async (federation: string): Promise<MailAsRead[]> => {
    const now = clock.now();
    const due = (await mailsIn(vault, federation, 'waiting')).filter(({ due: from }) => from <= now);
    return due.sort((a, b) => MAIL_KINDS.indexOf(a.kind) - MAIL_KINDS.indexOf(b.kind));
  };

  const deliverOne = async (federation: string, waiting: MailAsRead): Promise<'away' | undefined> => {
    const now = clock.now();
    const taken = { due: later(now, OWNED), tries: waiting.tries + 1, at: now };
    const mail = await changeMail(context, federation, waiting, taken);
    if (mail === undefined) return undefined;
    const { kind } = mail;
    try {
      const letter = await letterOf(context, federation, mail);
      if (typeof letter === 'string') {
        // The address of a new account reaches the vault after the act: that may be in progress, or be retried.
        if (letter === 'no-address' && millisecondsBetween(mail.queuedAt, now) < DAY) {
          await changeMail(context, federation, mail, { due: later(now, Math.min(2 ** mail.tries * SECOND, HOUR)) });
          return undefined;
        }
        await changeMail(context, federation, mail, { state: 'dropped', words: letter });
        metrics.mails.inc({ kind, outcome: 'dropped' });
        return undefined;
      }
      const words = await post.send(letter);
      await changeMail(context, federation, mail, { state: 'sent', words });
      metrics.mails.inc({ kind, outcome: 'sent' });
      return undefined;
    } catch (error) {
      if (error instanceof StorageFault) throw error;
      if (!(error instanceof MailFault)) log.warn({ error: errorLine(error) }, 'letter not written');
      const fault = error instanceof MailFault ? error : new MailFault(String((error as Error).name));
      const over = fault.lasting || millisecondsBetween(mail.queuedAt, clock.now()) >= MAIL_LIFE;
      const due = later(clock.now(), WAITS[Math.min(mail.tries, WAITS.length) - 1]!);
      await changeMail(context, federation, mail, {
        ...(over ? { state: 'failed' as const } : { due }),
        words: fault.message,
      });
      metrics.mails.inc({ kind, outcome: over ? 'failed' : 'later' });
      return fault.everybody ? 'away' : undefined;
    }
  };

  const queues = new Map<string, { readonly waiting: number; readonly failed: number; readonly oldest: string }>();
  const measure = async (federation: string): Promise<void> => {
    const now = clock.now();
    const waiting = await mailsIn(vault, federation, 'waiting');
    const failed = (await mailsIn(vault, federation, 'failed')).length;
    queues.set(federation, { waiting: waiting.length, failed, oldest: waiting[0]?.queuedAt ?? now });
    const all = [...queues.values()];
    for (const state of ['waiting', 'failed'] as const)
      metrics.mailQueue.set(
        { state },
        all.reduce((sum, queue) => sum + queue[state], 0),
      );
    const seconds = all.map(({ oldest }) => millisecondsBetween(oldest, now) / SECOND);
    metrics.oldestMail.set(Math.max(0, ...seconds));
  };

  return {
    prepare: async () => {
      // In a database spread over machines, one of which is down:
      // its federations are followed already, or not yet at all.
      const unlessAway = (error: unknown): readonly string[] => {
        if (!isPartAway(error)) throw error;
        log.warn({ error: errorLine(error) }, 'not followed');
        return [];
      };
      for (const federation of await archive.federations().catch(unlessAway))
        await followFromNow(context, federation).catch(unlessAway);
    },
    start: () => {
      timer = setInterval(() => void round(), ROUND).unref();
      void round();
    },
    nudge,
    deliver,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      // A server that does not answer does not delay shutdown: the mail is taken up again once it belongs to nobody.
      let late: NodeJS.Timeout | undefined;
      await Promise.race([working, new Promise((resolve) => (late = setTimeout(resolve, PATIENCE)))]);
      clearTimeout(late);
      await post.close();
    },
  };
}
