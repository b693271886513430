import { LOCALES } from '@escala/messages';
import {
  claimKind,
  eventKind,
  listKind,
  type MailKind,
  playerKind,
  type Reading,
  scrabbleReportKind,
} from '@escala/office';
import { offeredInvitation } from '../access/invitations.ts';
import { FRESH } from '../fresh-reading.ts';
import { DAY, HOUR } from '../instant.ts';
import type { ServerContext } from '../server-parts.ts';
import type { LetterFacts } from './letter-of.ts';
import type { LetterParts } from './letter-text.ts';
import { entryToken, passwordToken, unsubscribeToken } from './link-secrets.ts';

interface Said extends LetterParts {
  readonly headers?: Readonly<Record<string, string>>;
}

/** What each kind of mail says; undefined if its subject no longer exists. */
export const PARTS_OF_LETTERS: Readonly<
  Record<MailKind, (context: ServerContext, facts: LetterFacts) => Promise<Said | undefined>>
> = {
  invitation: (context, facts) => linkLetter(context, facts, 'invitation', 7 * DAY),
  reset: (context, facts) => linkLetter(context, facts, 'reset', HOUR),
  'account-recovery': accountRecovery,
  'entry-address': entryAddress,
  'entry-confirmed': entryConfirmed,
  'claim-decision': claimDecision,
  'report-decision': reportDecision,
  'new-list': newList,
};

/**
 * The link's secret is made now, and the vault stores its hash: it is neither in the queue nor on record (D-OFF-441).
 */
async function linkLetter(
  context: ServerContext,
  facts: LetterFacts,
  kind: 'invitation' | 'reset',
  valid: number,
): Promise<Said> {
  const { mail, account, federation, translate, language, origin } = facts;
  const secret = await passwordToken(context, federation.id, mail.id);
  const { token, expires } = await offeredInvitation(context, federation.id, account.id, valid, secret);
  const values = { federation: federation.settings.name, until: instantInWords(facts, expires) };
  return {
    subject: translate(`mail.${kind}.subject`, values),
    paragraphs: [translate(`mail.${kind}.text`, values)],
    link: {
      words: translate(`mail.${kind}.link`),
      href: `${origin}/invitation?lang=${language}#${federation.id}/${account.id}/${token}`,
    },
    foot: [translate(`mail.${kind}.foot`)],
  };
}

/** Names nobody: who asked is on the log, and the holder decides by whether they asked for it themselves. */
async function accountRecovery(_context: ServerContext, facts: LetterFacts): Promise<Said> {
  const { entry, federation, translate } = facts;
  const { from } = entry.outcome as { readonly from: string };
  const values = { federation: federation.settings.name, until: instantInWords(facts, from) };
  return {
    subject: translate('mail.account-recovery.subject', values),
    paragraphs: [translate('mail.account-recovery.text', values)],
    quote: entry.reason ?? undefined,
    link: { words: translate('mail.account-recovery.link'), href: pageAt(facts, '/desk') },
    foot: [translate('mail.account-recovery.foot')],
  };
}

async function entryAddress(context: ServerContext, facts: LetterFacts): Promise<Said | undefined> {
  const { entry, account, federation, translate } = facts;
  const { event: id } = entry.command as { readonly event: string };
  const event = (await context.archive.read(federation.id, (reading) => reading.get(eventKind, id), FRESH))?.body;
  if (event === undefined) return undefined;
  const values = { event: event.name, start: dateInWords(facts, event.start) };
  const token = await entryToken(context, federation.id, account.id);
  const order = account.id.slice(account.id.lastIndexOf('/') + 1);
  return {
    subject: translate('mail.entry-address.subject', values),
    paragraphs: [translate('mail.entry-address.text', values)],
    link: {
      words: translate('mail.entry-address.link'),
      href: pageAt(facts, `/entry-address#${encodeURIComponent(id)}/${order}/${token}`),
    },
    foot: [translate('mail.entry-address.foot')],
  };
}

async function entryConfirmed(context: ServerContext, facts: LetterFacts): Promise<Said | undefined> {
  const { entry, federation, translate } = facts;
  const { event: id } = entry.command as { readonly event: string };
  const event = (await context.archive.read(federation.id, (reading) => reading.get(eventKind, id), FRESH))?.body;
  if (event === undefined) return undefined;
  const values = { event: event.name, start: dateInWords(facts, event.start) };
  return {
    subject: translate('mail.entry-confirmed.subject', values),
    paragraphs: [translate('mail.entry-confirmed.text', values)],
    link: { words: translate('mail.entry-confirmed.link'), href: pageAt(facts, `/events/${encodeURIComponent(id)}`) },
    foot: [translate('mail.entry-confirmed.foot')],
  };
}

async function claimDecision(context: ServerContext, facts: LetterFacts): Promise<Said | undefined> {
  const { entry, federation, translate } = facts;
  const found = await context.archive.read(
    federation.id,
    async (reading) => {
      const claim = (await reading.getAsOf(claimKind, entry.subject.id, entry.seq))?.body;
      return claim && { claim, player: (await reading.get(playerKind, claim.player))?.body };
    },
    FRESH,
  );
  if (found === undefined) return undefined;
  const { list } = found.claim;
  const part = entry.kind === 'claim.decide-appeal' ? 'appeal' : 'claim';
  const values = {
    player: givenFirst(found.player?.name ?? found.claim.player),
    series: seriesName(facts, list.series),
    date: dateInWords(facts, list.date),
    verdict: (entry.command as { readonly verdict: string }).verdict,
  };
  return {
    subject: translate(`mail.claim-decision.subject-${part}`, { ...values, federation: federation.settings.name }),
    paragraphs: [translate(`mail.claim-decision.text-${part}`, values)],
    quote: entry.reason ?? undefined,
    link: { words: translate('mail.claim-decision.link'), href: pageAt(facts, `/desk/claims/${entry.subject.id}`) },
    ...decisionFoot(facts),
  };
}

async function reportDecision(context: ServerContext, facts: LetterFacts): Promise<Said | undefined> {
  const { entry, federation, translate } = facts;
  const { id } = entry.subject;
  const isScrabble = entry.kind.startsWith('scrabble');
  const named = async (reading: Reading): Promise<string | undefined> =>
    (await (isScrabble ? reading.get(scrabbleReportKind, id) : reading.get(eventKind, id)))?.body.name;
  const event = await context.archive.read(federation.id, named, FRESH);
  if (event === undefined) return undefined;
  const values = { event, verdict: entry.kind.endsWith('accept') ? 'accepted' : 'refused' };
  return {
    subject: translate('mail.report-decision.subject', { ...values, federation: federation.settings.name }),
    paragraphs: [translate('mail.report-decision.text', values)],
    quote: entry.reason ?? undefined,
    link: {
      words: translate('mail.report-decision.link'),
      href: pageAt(facts, isScrabble ? `/desk/scrabble/${id}` : `/desk/events/${id}/report`),
    },
    ...decisionFoot(facts),
  };
}

async function newList(context: ServerContext, facts: LetterFacts): Promise<Said | undefined> {
  const { entry, federation, account, translate, origin } = facts;
  const list = await context.archive.read(federation.id, (reading) => reading.get(listKind, entry.subject.id), FRESH);
  if (list === undefined) return undefined;
  const { series, date, players } = list.body;
  const values = { series: seriesName(facts, series), date: dateInWords(facts, date), players };
  const token = await unsubscribeToken(context, federation.id, account.id);
  const oneClick = `${origin}/api/${federation.id}/unsubscribe/${account.id}/${token}`;
  return {
    subject: translate('mail.new-list.subject', { ...values, federation: federation.settings.name }),
    paragraphs: [translate('mail.new-list.text', values)],
    link: { words: translate('mail.new-list.link'), href: pageAt(facts, `/lists/${series}/${date}`) },
    foot: [translate('mail.new-list.foot')],
    footLink: {
      words: translate('mail.new-list.unsubscribe'),
      href: pageAt(facts, `/unsubscribe#${account.id}/${token}`),
    },
    // RFC 2369 and RFC 8058.
    headers: { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}

const decisionFoot = (facts: LetterFacts): Pick<Said, 'foot' | 'footLink'> => ({
  foot: [facts.translate('mail.decision.foot')],
  footLink: { words: facts.translate('mail.decision.choose'), href: pageAt(facts, '/account') },
});

const pageAt = ({ origin, language, federation }: LetterFacts, path: string): string =>
  `${origin}/${language}/${federation.id}${path}`;

/** On record the family name comes first. */
const givenFirst = (name: string): string => name.split(', ').toReversed().join(' ');

const seriesName = ({ federation }: LetterFacts, id: string): string =>
  federation.settings.series.find((series) => series.id === id)?.name ?? id;

const dateInWords = ({ language }: LetterFacts, date: string): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

const instantInWords = ({ language, federation }: LetterFacts, instant: string): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: federation.settings.timeZone,
  }).format(new Date(instant));
