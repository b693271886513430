import { emailSchema } from '@escala/office';

/** What an office needs to send mail, as configured by hand. */
export interface MailWishes {
  /** `smtps://user:password@mail.example.org`, `smtp://localhost:25`. */
  readonly smtp?: string | undefined;
  /** `office@example.org`, `The office <office@example.org>`. */
  readonly from?: string | undefined;
  /** The public address of the office: links in mails are built from it, never from what a request claims. */
  readonly publicUrl?: string | undefined;
}

export interface MailSettings {
  readonly host: string;
  readonly port: number;
  /**
   * `at-once`: TLS from the first byte. `needed`: STARTTLS, or nothing
   * is sent. `none`: unencrypted, on this machine or on request.
   */
  readonly tls: 'at-once' | 'needed' | 'none';
  readonly user?: string | undefined;
  readonly password?: string | undefined;
  readonly from: { readonly name: string | undefined; readonly address: string };
}

/** Codes of faults in the settings. Words: `cli.mail.<code>`. */
export const MAIL_SETTING_FAULTS = [
  'smtp-missing',
  'smtp-no-url',
  'smtp-scheme',
  'smtp-host',
  'smtp-half-credentials',
  'smtp-tls',
  'from-missing',
  'from-no-address',
  'public-url-missing',
  'public-url-secure',
] as const;
type MailSettingFault = (typeof MAIL_SETTING_FAULTS)[number];

const PORTS = { 'smtp:': 587, 'smtps:': 465 } as const;
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Undefined if no mail is wanted; otherwise the settings, or everything wrong with them. */
export function mailSettings(
  wishes: MailWishes,
): { readonly settings: MailSettings } | { readonly faults: readonly MailSettingFault[] } | undefined {
  const { smtp, from, publicUrl } = wishes;
  if (smtp === undefined && from === undefined) return undefined;
  const faults: MailSettingFault[] = [];
  const server = smtp === undefined ? 'smtp-missing' : serverOf(smtp);
  if (typeof server === 'string') faults.push(server);
  const sender = from === undefined ? 'from-missing' : senderOf(from);
  if (typeof sender === 'string') faults.push(sender);
  if (publicUrl === undefined) faults.push('public-url-missing');
  // Anyone who intercepts a link has the account.
  else if (!isSafe(publicUrl)) faults.push('public-url-secure');
  if (typeof server === 'string' || typeof sender === 'string' || faults.length > 0) return { faults };
  return { settings: { ...server, from: sender } };
}

function serverOf(smtp: string): Omit<MailSettings, 'from'> | MailSettingFault {
  const url = URL.parse(smtp);
  if (url === null) return 'smtp-no-url';
  const { protocol, hostname, port, username, password, searchParams } = url;
  if (protocol !== 'smtp:' && protocol !== 'smtps:') return 'smtp-scheme';
  if (hostname === '') return 'smtp-host';
  if ((username === '') !== (password === '')) return 'smtp-half-credentials';
  const asked = searchParams.get('tls');
  if (asked !== null && (asked !== 'none' || protocol === 'smtps:')) return 'smtp-tls';
  const clear = asked === 'none' || LOOPBACK.test(hostname);
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? PORTS[protocol] : Number(port),
    tls: protocol === 'smtps:' ? 'at-once' : clear ? 'none' : 'needed',
    ...(username === '' ? {} : { user: decoded(username), password: decoded(password) }),
  };
}

function senderOf(from: string): MailSettings['from'] | MailSettingFault {
  const [, name, bracketed] = /^([^<>\p{Cc}]*)<([^<>]*)>$/u.exec(from.trim()) ?? [];
  const address = emailSchema.safeParse((bracketed ?? from).trim());
  if (!address.success) return 'from-no-address';
  return { name: name?.trim().replace(/^"|"$/g, '') || undefined, address: address.data };
}

function isSafe(publicUrl: string): boolean {
  const { protocol, hostname } = URL.parse(publicUrl) ?? {};
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname ?? ''));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
