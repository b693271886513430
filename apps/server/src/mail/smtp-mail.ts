import { type Letter, type Mail, MailFault } from '@escala/office';
import { createTransport } from 'nodemailer';
import { MINUTE, SECOND } from '../instant.ts';
import type { MailSettings } from './mail-settings.ts';

/** The longest wait for a server; less than the time for which a mail belongs to a process (D-OFF-442). */
const LONGEST = 2 * MINUTE;

/** Mail over SMTP. One connection, kept open while there is something to send. */
export function smtpMail({ host, port, tls, user, password, from }: MailSettings): Mail {
  const transport = createTransport({
    pool: true,
    host,
    port,
    secure: tls === 'at-once',
    ...(tls === 'needed' ? { requireTLS: true } : { ignoreTLS: tls === 'none' }),
    ...(user === undefined ? {} : { auth: { user, pass: password ?? '' } }),
    maxConnections: 1,
    // Only the queue decides whether a mail is sent again.
    maxRequeues: 0,
    idleTimeout: 5 * SECOND,
    connectionTimeout: 20 * SECOND,
    greetingTimeout: 20 * SECOND,
    socketTimeout: 60 * SECOND,
    dnsTimeout: 20 * SECOND,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (letter) => {
      try {
        return await inTime(transport.sendMail(messageOf(letter, from)).then(({ response }) => wordsOf(response)));
      } catch (error) {
        throw error instanceof MailFault ? error : faultOf(error);
      }
    },
    close: async () => transport.close({ force: true }),
  };
}

/** Addresses and names are passed as objects, never as text that could be parsed as several. */
function messageOf({ to, subject, text, html, messageId, fromName, headers }: Letter, from: MailSettings['from']) {
  return {
    from: { name: from.name ?? fromName, address: from.address },
    to: { name: '', address: to },
    envelope: { from: from.address, to: [to] },
    subject,
    text,
    html,
    messageId: `<${messageId}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
  };
}

async function inTime(sending: Promise<string>): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new MailFault('The mail server does not answer.', { everybody: true })), LONGEST);
  });
  try {
    return await Promise.race([sending, late]);
  } finally {
    clearTimeout(timer);
    // Nobody awaits it any more.
    sending.catch(() => undefined);
  }
}

/** Commands whose refusal concerns this letter and its recipient; any other failure would hit every letter. */
const OF_THE_LETTER = ['RCPT TO', 'DATA'];

function faultOf(error: unknown): MailFault {
  const { message, response, responseCode, command } = error as Error & {
    readonly response?: string;
    readonly responseCode?: number;
    readonly command?: string;
  };
  const everybody = responseCode === undefined || responseCode === 421 || !OF_THE_LETTER.includes(command ?? '');
  return new MailFault(wordsOf(response ?? message), { everybody, lasting: !everybody && responseCode >= 500 });
}

/** As one line of text of limited length. */
function wordsOf(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 300);
}
