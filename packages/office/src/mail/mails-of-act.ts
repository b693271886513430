import { numbersOfPerson } from '../access/person-on-record.ts';
import type { ActKind } from '../access/roles.ts';
import { type Account, accountKind } from '../accounts/account.ts';
import { claimKind } from '../claims/claim.ts';
import { eventKind } from '../events/event.ts';
import { reportKind } from '../events/reports/report.ts';
import type { ActEntry } from '../kit/act-entry.ts';
import type { Reading } from '../ports.ts';
import { scrabbleReportKind } from '../scrabble/reports/scrabble-report.ts';

/** In the order of sending: links first, because people are waiting for them. */
export const MAIL_KINDS = [
  'reset',
  'invitation',
  'account-recovery',
  'entry-address',
  'entry-confirmed',
  'claim-decision',
  'report-decision',
  'new-list',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

interface DueMail {
  readonly kind: MailKind;
  /** The account it is sent to; for `entry-confirmed` the request, which has no account. */
  readonly account: string;
}

type MailsOf = (reading: Reading, entry: ActEntry) => Promise<readonly DueMail[]>;

/**
 * Which acts are reported to whom. The act on record is the queue entry: nothing else has to be written for a mail to
 * be due, so mail cannot make an act fail and no mail is forgotten (D-OFF-440).
 */
const MAILS: Readonly<Partial<Record<ActKind, MailsOf>>> = {
  'account.invite': linkToHolder,
  'account.renew-invitation': linkToHolder,
  'account.reinstate': linkToHolder,
  'account.ask-recovery': toHolder,
  'entry.ask': toWhoAsks,
  'entry.confirm': toWhoAsked,
  'claim.decide': toClaimants,
  'claim.decide-appeal': toClaimants,
  'report.accept': toReporters,
  'report.refuse': toReporters,
  'scrabble-report.accept': toReporters,
  'scrabble-report.refuse': toReporters,
  'list.publish': toSubscribers,
};

export async function mailsOfAct(reading: Reading, entry: ActEntry): Promise<readonly DueMail[]> {
  return (await MAILS[entry.kind as ActKind]?.(reading, entry)) ?? [];
}

/** Only if the act says so: a link that is handed over is not mailed. */
async function linkToHolder(reading: Reading, { subject, seq, outcome }: ActEntry): Promise<readonly DueMail[]> {
  if ((outcome as { readonly mailed?: boolean }).mailed !== true) return [];
  const account = await reading.getAsOf(accountKind, subject.id, seq);
  return [{ kind: account?.body.state === 'invited' ? 'invitation' : 'reset', account: subject.id }];
}

/** Whatever mails the holder wants: somebody is about to get into the account. */
async function toHolder(_reading: Reading, { subject }: ActEntry): Promise<readonly DueMail[]> {
  return [{ kind: 'account-recovery', account: subject.id }];
}

/** The link that proves the address (D-OFF-1308). */
async function toWhoAsks(_reading: Reading, { subject, outcome }: ActEntry): Promise<readonly DueMail[]> {
  const { state } = outcome as { readonly state: string };
  return state === 'unproven' ? [{ kind: 'entry-address', account: subject.id }] : [];
}

/** To the person who asked to play on the public page, if they left an address (D-OFF-737). */
async function toWhoAsked(_reading: Reading, { subject, outcome }: ActEntry): Promise<readonly DueMail[]> {
  const { hasAddress } = outcome as { readonly hasAddress?: boolean };
  return hasAddress === true ? [{ kind: 'entry-confirmed', account: subject.id }] : [];
}

/** To the accounts that brought the claim or the appeal, and to the player's own accounts. */
async function toClaimants(reading: Reading, entry: ActEntry): Promise<readonly DueMail[]> {
  const claim = (await reading.getAsOf(claimKind, entry.subject.id, entry.seq))?.body;
  if (claim === undefined) return [];
  const concerned = [claim.openedBy, claim.appeal?.by];
  for (const player of await numbersOfPerson(reading, claim.player))
    for (const { id } of await reading.find(accountKind, { key: 'player', equals: player })) concerned.push(id);
  return decision(reading, entry, 'claim-decision', concerned);
}

/** To the accounts that submitted the report or registered the event. */
async function toReporters(reading: Reading, entry: ActEntry): Promise<readonly DueMail[]> {
  const { id } = entry.subject;
  const scrabble = (await reading.get(scrabbleReportKind, id))?.body;
  const report = (await reading.getAsOf(reportKind, id, entry.seq))?.body;
  const event = (await reading.get(eventKind, id))?.body;
  const concerned = entry.kind.startsWith('scrabble')
    ? [scrabble?.submittedBy]
    : [report?.submittedBy, event?.registeredBy];
  return decision(reading, entry, 'report-decision', concerned);
}

/** People are not mailed about their own decisions, nor if they unsubscribed. */
async function decision(
  reading: Reading,
  { actor }: ActEntry,
  kind: MailKind,
  concerned: readonly (string | undefined)[],
): Promise<readonly DueMail[]> {
  const ids = [...new Set(concerned.filter((id) => id !== undefined && id !== actor))] as string[];
  const accounts = await reading.getMany(accountKind, ids);
  return accounts.filter(({ body }) => wantsDecisions(body)).map(({ id }) => ({ kind, account: id }));
}

const wantsDecisions = ({ state, notices }: Account): boolean => state === 'active' && notices?.decisions !== false;

async function toSubscribers(reading: Reading): Promise<readonly DueMail[]> {
  const subscribers = await reading.find(accountKind, { key: 'notice', equals: 'lists' });
  return subscribers.map(({ id }) => ({ kind: 'new-list', account: id }));
}
