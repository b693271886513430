import { z } from 'zod';
import { accountKind } from '../accounts/account.ts';
import { entryRequestKind } from '../events/requests/entry-request.ts';
import { defineAct, refuse } from '../kit/act.ts';
import { defineQuestion } from '../kit/question.ts';
import { invalid, missing } from '../kit/refusal.ts';
import type { Reading } from '../ports.ts';
import { playerKind } from '../registry/players/player.ts';
import { MAIL_STATES, type MailAsRead, mailOf, mailsIn } from './mail-queue.ts';
import { MAIL_KINDS } from './mails-of-act.ts';

const mailShown = z.strictObject({
  id: z.string(),
  kind: z.enum(MAIL_KINDS),
  state: z.enum(MAIL_STATES),
  account: z.string(),
  name: z.string(),
  /** The act it reports. */
  act: z.int(),
  queuedAt: z.string(),
  tries: z.int(),
  /** Time of the last try. */
  at: z.string().nullable(),
  /** Time of the next try, if it is waiting. */
  due: z.string().nullable(),
  /** The mail server's last answer. */
  words: z.string().nullable(),
});

/** The queue of mails, page by page, with the number in each state. Addresses are not shown. */
export const searchMails = defineQuestion({
  kind: 'mail.search',
  input: z.strictObject({
    state: z.enum(MAIL_STATES).optional(),
    limit: z.int().min(1).max(500).default(100),
  }),
  answer: z.strictObject({
    /** Whether the office has a mail server. */
    setUp: z.boolean(),
    counts: z.record(z.enum(MAIL_STATES), z.int()),
    /** Failed ones first, then waiting ones, then finished ones; newest first. */
    mails: z.array(mailShown),
  }),
  ask: async (reading, { state, limit }, _by, { vault, mail }) => {
    const counts = { waiting: 0, sent: 0, failed: 0, dropped: 0 };
    const found: MailAsRead[] = [];
    for (const each of ['failed', 'waiting', 'sent', 'dropped'] as const) {
      const mails = vault === undefined ? [] : await mailsIn(vault, reading.federation, each);
      counts[each] = mails.length;
      if (state === undefined || state === each) found.push(...mails.toReversed());
    }
    return { setUp: mail !== undefined, counts, mails: await shown(reading, found.slice(0, limit)) };
  },
});

async function shown(reading: Reading, mails: readonly MailAsRead[]): Promise<z.infer<typeof mailShown>[]> {
  const accounts = await reading.getMany(accountKind, [...new Set(mails.map(({ account }) => account))]);
  const asked = mails.flatMap(({ kind, account }) => (kind.startsWith('entry-') ? [account] : []));
  const requests = await reading.getMany(entryRequestKind, asked);
  // Until somebody decides, a request has no name.
  const players = await reading.getMany(
    playerKind,
    requests.flatMap(({ body }) => body.player ?? []),
  );
  const nameOf = new Map(players.map(({ id, body }) => [id, body.name]));
  const names = new Map([
    ...accounts.map(({ id, body }) => [id, body.name] as const),
    ...requests.map(({ id, body }) => [id, nameOf.get(body.player ?? '') ?? id] as const),
  ]);
  return mails.map(({ id, kind, state, account, act, queuedAt, tries, at = null, due, words = null }) => ({
    id,
    kind,
    state,
    account,
    name: names.get(account) ?? account,
    act,
    queuedAt,
    tries,
    at,
    due: state === 'waiting' ? due : null,
    words,
  }));
}

/** Retries a mail that was given up, from the beginning. The server puts it back into the queue. */
export const tryMailAgain = defineAct({
  kind: 'mail.try-again',
  command: z.strictObject({ mail: z.string().min(1).max(100) }),
  outcome: z.strictObject({ mail: z.string() }),
  subject: ({ mail }) => ({ kind: 'mail', id: mail }),
  load: async (reading, { mail }, { vault }) => vault && mailOf(vault, reading.federation, mail),
  decide: (present, { mail }) => {
    if (present === undefined) return refuse(missing('mail-unknown', {}, { field: 'mail' }));
    if (present.state !== 'failed') return refuse(invalid('mail-not-failed', {}, { field: 'mail' }));
    return { changes: [], outcome: { mail } };
  },
});
