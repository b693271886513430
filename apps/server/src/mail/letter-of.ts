import { LANGUAGES, type Language, type Translate, translator } from '@escala/messages';
import {
  type Account,
  type ActEntry,
  accountKind,
  addressOf,
  type Dropped,
  emailSchema,
  entryRequestKind,
  type Federation,
  federationKind,
  type Letter,
  playerKind,
  type QueuedMail,
  type Reading,
  requestAddresses,
} from '@escala/office';
import { FRESH } from '../fresh-reading.ts';
import type { ServerContext } from '../server-parts.ts';
import { htmlText, type LetterParts, oneLine, plainText } from './letter-text.ts';
import { PARTS_OF_LETTERS } from './letters.ts';

/** What a letter is written from. */
export interface LetterFacts {
  readonly mail: QueuedMail;
  readonly entry: ActEntry;
  /** The addressee: an account, or the request of a person without one. */
  readonly account: { readonly id: string; readonly name: string };
  readonly federation: { readonly id: string; readonly settings: Federation };
  readonly language: Language;
  readonly translate: Translate;
  /** The office's public address. */
  readonly origin: string;
}

/**
 * The letter, or why there is none: a suspended account or one without an address gets nothing, and no link is sent for
 * an account already in use.
 */
export async function letterOf(
  context: ServerContext,
  federation: string,
  mail: QueuedMail,
): Promise<Letter | Dropped> {
  const read = (reading: Reading) => factsOf(context, reading, mail);
  const facts = await context.archive.read(federation, read, FRESH);
  if (typeof facts === 'string') return facts;
  const to = emailSchema.safeParse(await facts.address());
  if (!to.success) return 'no-address';
  const found = await PARTS_OF_LETTERS[mail.kind](context, facts);
  if (found === undefined) return 'gone';
  const { headers = {}, ...said } = found;
  const { translate } = facts;
  const parts: LetterParts = {
    ...said,
    subject: oneLine(said.subject),
    paragraphs: [translate('mail.greeting', { name: facts.account.name }), ...said.paragraphs],
    foot: [facts.federation.settings.name, ...said.foot],
  };
  return {
    to: to.data,
    subject: parts.subject,
    text: plainText(parts),
    html: htmlText(parts),
    messageId: messageIdOf(context, facts),
    fromName: oneLine(facts.federation.settings.name),
    headers: { 'Content-Language': facts.language, ...headers },
  };
}

interface Recipient extends Pick<LetterFacts, 'account'> {
  readonly language?: string | undefined;
  /** Looked up when the letter is written: it is not stored in the queue. */
  address(): Promise<string | undefined>;
}

async function factsOf(
  context: ServerContext,
  reading: Reading,
  mail: QueuedMail,
): Promise<(LetterFacts & Recipient) | Dropped> {
  const to = mail.kind.startsWith('entry-')
    ? await whoAsked(context, reading, mail)
    : await holderOf(context, reading, mail);
  const settings = (await reading.get(federationKind, reading.federation))?.body;
  const [entry] = await reading.actsAfter(mail.act - 1, 1);
  if (typeof to === 'string') return to;
  if (settings === undefined || entry === undefined) return 'gone';
  const language = LANGUAGES.find((each) => each === (to.language ?? settings.language)) ?? 'en';
  return {
    ...to,
    mail,
    entry,
    federation: { id: reading.federation, settings },
    language,
    translate: translator(language),
    origin: (context.options.publicUrl ?? '').replace(/\/+$/, ''),
  };
}

async function holderOf(context: ServerContext, reading: Reading, mail: QueuedMail): Promise<Recipient | Dropped> {
  const account = await reading.get(accountKind, mail.account);
  if (account === undefined) return 'gone';
  const unwanted = unwantedBy(account.body, mail) ?? (await usedSince(reading, mail));
  if (unwanted !== undefined) return unwanted;
  const { name, language } = account.body;
  const { federation } = reading;
  return { account: { id: account.id, name }, language, address: () => addressOf(context, federation, account) };
}

/**
 * The person behind a confirmed request to play; nobody any more once the
 * event is over and the addresses are forgotten (D-OFF-628, D-OFF-737).
 */
async function whoAsked({ vault }: ServerContext, reading: Reading, mail: QueuedMail): Promise<Recipient | Dropped> {
  const request = await reading.get(entryRequestKind, mail.account);
  const awaited = mail.kind === 'entry-address' ? 'unproven' : 'confirmed';
  if (request === undefined || request.body.state !== awaited) return 'gone';
  const address = (await requestAddresses(vault, reading.federation, request.body.event)).get(request.id);
  // The address reaches the vault a moment after the act.
  if (address === undefined) return awaited === 'unproven' ? 'no-address' : 'gone';
  // What a stranger typed is in no letter: it would carry words to any address.
  const { player = '' } = request.body;
  const name = (await reading.get(playerKind, player))?.body.name ?? address;
  return { account: { id: request.id, name }, address: async () => address };
}

function unwantedBy({ state, notices }: Account, { kind }: QueuedMail): Dropped | undefined {
  if (kind === 'account-recovery') return undefined;
  if (state === 'suspended') return 'suspended';
  if (kind === 'invitation') return undefined;
  if (state !== 'active') return 'gone';
  if (kind === 'new-list' && !notices?.lists) return 'unsubscribed';
  return kind.endsWith('decision') && notices?.decisions === false ? 'unsubscribed' : undefined;
}

/** A password was set after the link was requested: a retry must not revive a used link. */
async function usedSince(reading: Reading, { kind, account, act }: QueuedMail): Promise<Dropped | undefined> {
  if (kind !== 'invitation' && kind !== 'reset') return undefined;
  const subject = { kind: 'account', id: account };
  const [used] = await reading.acts({ kind: 'account.accept-invitation', subject, limit: 1 });
  return used !== undefined && used.seq > act ? 'used' : undefined;
}

/** The same for every try: mail readers show a letter that arrives twice only once (D-OFF-442). */
function messageIdOf({ digest }: ServerContext, { mail, federation, origin }: LetterFacts): string {
  const host = URL.parse(origin)?.hostname || 'escala.invalid';
  return `${digest(`${federation.id}/${mail.id}`).slice(0, 32)}@${host.replace(/^\[|\]$/g, '')}`;
}
