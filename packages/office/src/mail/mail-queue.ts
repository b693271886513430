import type { OfficePorts, Vault } from '../ports.ts';
import { type MailKind, mailsOfAct } from './mails-of-act.ts';

/** `dropped`: no longer needed, or there is no address to send it to; `words` says why. */
export const MAIL_STATES = ['waiting', 'sent', 'failed', 'dropped'] as const;
type MailState = (typeof MAIL_STATES)[number];

/** Why a mail is no longer needed; kept in `words`. */
export const DROPPED = ['suspended', 'no-address', 'used', 'unsubscribed', 'gone'] as const;
export type Dropped = (typeof DROPPED)[number];

/** The state of a mail. No address and no secret: those are looked up and created when it is sent (D-OFF-441). */
interface Delivery {
  readonly kind: MailKind;
  readonly account: string;
  /** The act it reports. */
  readonly act: number;
  readonly queuedAt: string;
  readonly tries: number;
  /** Not to be touched before this instant: a try failed a moment ago, or another process is sending it. */
  readonly due: string;
  /** Time of the last try. */
  readonly at?: string | undefined;
  /** What the mail server said. */
  readonly words?: string | undefined;
}

export interface QueuedMail extends Delivery {
  readonly id: string;
  readonly state: MailState;
}

/** With the text as read: it is written again only if that text has not changed. */
export interface MailAsRead extends QueuedMail {
  readonly text: string;
}

/**
 * Deliveries are kept in the vault, not on record: they are useless after some weeks, and thousands of acts for one
 * list would invalidate every cached page. What has to be sent is on record: the acts (D-OFF-440).
 */
const SHELF = 'mail';
const FOLLOWED = 'mail-followed';
const CHUNK = 200;
const DAY = 86_400_000;
/** How long a mail is retried, and how long after the act a first try may start (D-OFF-442). */
export const MAIL_LIFE = 5 * DAY;
/** How long the desk shows finished mails. */
const SHOWN = 30 * DAY;

type Ports = Pick<OfficePorts, 'archive' | 'clock'> & { readonly vault: Vault };

/** For an office that gets its mail server today: past acts are not reported (D-OFF-440). */
export async function followFromNow({ archive, vault }: Ports, federation: string): Promise<void> {
  const { seq } = await archive.read(federation, (reading) => reading.head(), FRESH);
  await vault.put(federation, FOLLOWED, 'act', followedTo(seq), null);
}

/**
 * Turns acts since the last run into mails. Acts older than the life of a mail are not reported any more, for example
 * after restoring a backup.
 */
export async function queueNewMails({ archive, vault, clock }: Ports, federation: string): Promise<void> {
  const now = clock.now();
  const oldest = new Date(Date.parse(now) - MAIL_LIFE).toISOString();
  for (;;) {
    const kept = await vault.get(federation, FOLLOWED, 'act');
    const { mails, to, more } = await archive.read(
      federation,
      async (reading) => {
        const { seq: head } = await reading.head();
        const from = Math.min(Number(kept?.text ?? 0), head);
        const acts = await reading.actsAfter(from, CHUNK);
        const due = [];
        for (const entry of acts.filter(({ at }) => at > oldest))
          for (const mail of await mailsOfAct(reading, entry)) due.push({ ...mail, act: entry.seq });
        return { mails: due, to: acts.at(-1)?.seq ?? from, more: acts.length === CHUNK };
      },
      FRESH,
    );
    for (const mail of mails) {
      const text = JSON.stringify({ ...mail, queuedAt: now, tries: 0, due: now } satisfies Delivery);
      // Another process may have queued it already; it is the same mail.
      await vault.put(federation, SHELF, mailId(mail.act, mail.account), { owner: 'waiting', text }, null);
    }
    if (kept?.text !== String(to)) await vault.put(federation, FOLLOWED, 'act', followedTo(to), kept?.text ?? null);
    if (!more) return;
  }
}

const FRESH = { fresh: true } as const;
const followedTo = (act: number) => ({ owner: 'mail', text: String(act) });
const mailId = (act: number, account: string): string => `${String(act).padStart(9, '0')}.${account}`;

/** Oldest first. */
export async function mailsIn(vault: Vault, federation: string, state: MailState): Promise<readonly MailAsRead[]> {
  const rows = await vault.list(federation, SHELF, state);
  return rows.map(({ key, text }) => ({ ...(JSON.parse(text) as Delivery), id: key, state, text }));
}

export async function mailOf(vault: Vault, federation: string, id: string): Promise<MailAsRead | undefined> {
  const kept = await vault.get(federation, SHELF, id);
  if (kept === undefined) return undefined;
  return { ...(JSON.parse(kept.text) as Delivery), id, state: kept.owner as MailState, text: kept.text };
}

/**
 * Changes a mail, unless it was changed since it was read: then another process is handling it, and nothing is written.
 */
export async function changeMail(
  { vault, clock }: Pick<Ports, 'vault' | 'clock'>,
  federation: string,
  mail: MailAsRead,
  change: Partial<Pick<QueuedMail, 'state' | 'tries' | 'due' | 'at' | 'words' | 'queuedAt'>>,
): Promise<MailAsRead | undefined> {
  const { id, text: before, state: _state, ...delivery } = mail;
  const { state = mail.state, ...facts } = change;
  const text = JSON.stringify({ ...delivery, ...facts } satisfies Delivery);
  const over = new Date(Date.parse(clock.now()) + SHOWN).toISOString();
  const secret = { owner: state, text, ...(state === 'waiting' ? {} : { expires: over }) };
  const changed = await vault.put(federation, SHELF, id, secret, before);
  return changed ? { ...delivery, ...facts, id, state, text } : undefined;
}

/**
 * Why a letter was not accepted. `lasting`: retrying this letter is useless. `everybody`: no other letter would be
 * accepted now either, because the server is down or rejects our login.
 */
export class MailFault extends Error {
  readonly lasting: boolean;
  readonly everybody: boolean;

  constructor(words: string, { lasting = false, everybody = false } = {}) {
    super(words);
    this.name = 'MailFault';
    this.lasting = lasting;
    this.everybody = everybody;
  }
}
