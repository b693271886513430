import { expect, vi } from 'vitest';
import { linkOf } from '../../../mail/testing/mail-office.ts';
import type { SmtpServer } from '../../../mail/testing/smtp-server.ts';
import { PASSWORD } from '../person.ts';
import type { Year } from '../year.ts';

/** A player wants notifications of everything, in Spanish. */
export async function wishesForMail({ player, officer }: Year): Promise<void> {
  const { account } = player;
  const wishes = { account, language: 'es', notices: { decisions: true, lists: true } };
  expect(await officer.refused('account.choose-notices', wishes)).toMatchObject([{ code: 'account-not-own' }]);
  await player.act('account.choose-notices', wishes);
}

/** The number of mails of each kind; none is still waiting. */
async function sentMails(officer: Year['officer']): Promise<Record<string, number>> {
  const { mails } = await officer.ask<{ mails: { kind: string; state: string }[] }>('mail.search', { limit: 500 });
  expect(mails.filter(({ state }) => state !== 'sent')).toEqual([]);
  return Object.fromEntries(
    Object.entries(Object.groupBy(mails, ({ kind }) => kind)).map(([kind, each]) => [kind, each!.length]),
  );
}

/** The calendar moves on only after these are sent: the post announces nothing older than five days (D-OFF-442). */
export async function mailsOfDay({ officer }: Year, expected: Readonly<Record<string, number>>): Promise<void> {
  await vi.waitFor(async () => expect(await sentMails(officer)).toMatchObject(expected), { timeout: 60_000 });
}

/**
 * What the office wrote in the year; unsubscribing from mails
 * about lists; and a mail that first fails to reach anybody.
 */
export async function lettersOfTheYear(year: Year, post: SmtpServer): Promise<void> {
  const { administrator, officer, player, visitor } = year;
  await mailsOfDay(year, { 'new-list': 4 });
  const { 'claim-decision': claims = 0, 'report-decision': reports = 0 } = await sentMails(officer);
  expect(claims).toBeGreaterThan(1);
  expect(reports).toBeGreaterThan(3);
  const ids = post.letters.map(({ headers }) => headers['message-id']);
  expect(new Set(ids).size).toBe(ids.length);
  const list = post.letters.findLast(({ headers }) => headers['list-unsubscribe'] !== undefined)!;
  expect(list.headers.subject).toContain('lista «');
  const [, account = '', token = ''] = /unsubscribe#([^/]+)\/(\S+)/.exec(list.text)!;
  expect(account).toBe(player.account);
  await visitor.act('account.unsubscribe', { account }, { secret: { token } });

  post.answer('RCPT', '550 5.1.1 Nobody here', 'gone@');
  const gone = { name: 'Gina', email: 'gone@example.org', roles: ['player'] };
  await administrator.act('account.invite', gone);
  const failed = () => officer.ask<{ mails: { id: string; words: string }[] }>('mail.search', { state: 'failed' });
  await vi.waitFor(async () => expect(await failed()).toMatchObject({ mails: [{ words: '550 5.1.1 Nobody here' }] }), {
    timeout: 20_000,
  });
  const [mail] = (await failed()).mails;
  post.answer('RCPT', undefined, 'gone@');
  const before = post.letters.length;
  await officer.act('mail.try-again', { mail: mail!.id });
  const letter = (await post.come(before + 1)).at(-1)!;
  expect(letter.to).toEqual(['gone@example.org']);
  const { account: gina, token: secret } = linkOf(letter.text);
  await visitor.act('account.accept-invitation', { account: gina }, { secret: { token: secret, password: PASSWORD } });
}
