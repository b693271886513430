import { changeMail, mailsIn } from '@escala/office';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it, vi } from 'vitest';
import { keepOfferedKey, offerKey } from '../access/second-factor/totp.ts';
import { HOUR, MINUTE } from '../instant.ts';
import { PASSWORD, testServer, withSecondFactor } from '../testing/test-server.ts';
import { linkOf, type MailOffice, mailOffice } from './testing/mail-office.ts';

const NEW = 'another long enough password';

const forget = (office: Pick<MailOffice, 'send'>, email: string, remoteAddress = '192.0.2.1') =>
  office.send({ method: 'POST', url: '/api/cat/password-reset', payload: { email }, remoteAddress });
const signIn = (office: MailOffice, password: string, code?: string) =>
  office.send({
    method: 'POST',
    url: '/api/cat/session',
    payload: { email: 'ana@example.org', password, ...(code === undefined ? {} : { code }) },
  });
const asked = (office: MailOffice) =>
  office.context.archive.read('cat', (reading) => reading.acts({ kind: 'account.renew-invitation' }));

/** The answer does not wait for the mail. */
async function delivered(office: MailOffice, acts: number): Promise<void> {
  await vi.waitFor(async () => expect(await asked(office)).toHaveLength(acts));
  await office.deliver();
}

async function choose(office: MailOffice, text: string, password = NEW) {
  const { account, token } = linkOf(text);
  return (await office.as('public')).act('account.accept-invitation', {
    command: { account },
    secret: { token, password },
  });
}

describe('a forgotten password', () => {
  it('a mail with a link that works once; the old password and all sessions are over', async () => {
    const office = await mailOffice();
    const account = await office.account('ana@example.org', 'player');
    const cookie = await office.sessionOf(account, false);
    expect((await forget(office, 'Ana@Example.org')).statusCode).toBe(202);
    await delivered(office, 1);
    const [letter] = office.post.letters;
    expect(letter!.to).toEqual(['ana@example.org']);
    expect((await choose(office, letter!.text)).statusCode).toBe(200);
    expect((await choose(office, letter!.text, 'a third long password')).statusCode).toBe(422);
    expect((await signIn(office, PASSWORD)).statusCode).toBe(401);
    expect((await signIn(office, NEW)).statusCode).toBe(200);
    const session = await office.send({ method: 'GET', url: '/api/cat/session', headers: { cookie } });
    expect(session.json().account).toBeNull();
  });

  it('the link holds for an hour', async () => {
    const office = await mailOffice();
    await office.account('ana@example.org', 'player');
    for (const [passed, status] of [
      [HOUR - 1, 200],
      [HOUR, 422],
      [HOUR + 1, 422],
    ] as const) {
      const before = office.post.letters.length;
      await forget(office, 'ana@example.org');
      await delivered(office, before + 1);
      office.pass(passed);
      expect((await choose(office, office.post.letters.at(-1)!.text)).statusCode).toBe(status);
    }
  });

  it('the second factor is still asked for', async () => {
    const office = await mailOffice();
    const account = await office.account('ana@example.org', 'officer');
    const { key } = await offerKey(office.context, 'cat', account, 'ana');
    await keepOfferedKey(office.context, 'cat', account);
    await withSecondFactor(office.context, account);
    await forget(office, 'ana@example.org');
    await delivered(office, 1);
    expect((await choose(office, office.post.letters[0]!.text)).statusCode).toBe(200);
    expect((await signIn(office, NEW)).json().problems).toMatchObject([{ code: 'code-needed' }]);
    const timestamp = Date.parse(office.context.clock.now());
    const code = new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp });
    expect((await signIn(office, NEW, code)).statusCode).toBe(200);
  });

  it('known, unknown, invited, suspended: one answer; a mail goes to those who may come in', async () => {
    const office = await mailOffice();
    await office.account('ana@example.org', 'player');
    const pere = await office.account('pere@example.org', 'player');
    await office.perform('account.suspend', { account: pere, version: 2 });
    const administrator = await office.as('administrator');
    const joan = { name: 'Joan', email: 'joan@example.org', roles: ['player'], by: 'hand' };
    await administrator.act('account.invite', { command: joan });
    const answers = [];
    for (const name of ['ana', 'nobody', 'pere', 'joan']) answers.push(await forget(office, `${name}@example.org`));
    const told = answers.map(({ statusCode, body, headers }) => ({
      statusCode,
      body,
      length: headers['content-length'],
    }));
    expect(new Set(told.map((each) => JSON.stringify(each))).size).toBe(1);
    await delivered(office, 2);
    expect(office.post.letters.map(({ to }) => to[0]).sort()).toEqual(['ana@example.org', 'joan@example.org']);
    const invitation = office.post.letters.find(({ to }) => to[0] === 'joan@example.org')!;
    expect(invitation.headers.subject).toContain('el vostre compte');
  });

  it('one mail in ten minutes, however often it is asked for; its link is good at least until then', async () => {
    const office = await mailOffice();
    await office.account('ana@example.org', 'player');
    await Promise.all(Array.from({ length: 5 }, (_, i) => forget(office, 'ana@example.org', `192.0.2.${i}`)));
    await delivered(office, 1);
    office.pass(10 * MINUTE - 1);
    await forget(office, 'ana@example.org');
    await office.app.inject('/healthz');
    await delivered(office, 1);
    expect(office.post.letters).toHaveLength(1);
    office.pass(1);
    await forget(office, 'ana@example.org');
    await delivered(office, 2);
    expect(office.post.letters).toHaveLength(2);
    // A new link invalidates the previous one.
    expect((await choose(office, office.post.letters[0]!.text)).statusCode).toBe(422);
    expect((await choose(office, office.post.letters[1]!.text)).statusCode).toBe(200);
  });

  it('one network cannot write to a whole federation', async () => {
    const office = await mailOffice();
    for (let i = 0; i < 21; i++) expect((await forget(office, `x${i}@example.org`)).statusCode).toBe(202);
    expect((await forget(office, 'x@example.org')).statusCode).toBe(429);
    expect((await forget(office, 'x@example.org', '198.51.100.1')).statusCode).toBe(202);
  });

  it('an address that is none is refused, and so is a page of another site', async () => {
    const office = await mailOffice();
    for (const email of ['ana', 'a@b.org\r\nBcc: c@d.org', 'a@b.org,c@d.org', ''])
      expect((await forget(office, email)).statusCode).toBe(422);
    const headers = { 'sec-fetch-site': 'cross-site' };
    const payload = { email: 'ana@example.org' };
    const crossed = await office.send({ method: 'POST', url: '/api/cat/password-reset', headers, payload });
    expect(crossed.statusCode).toBe(403);
  });

  it('without a mail server the page says whom to ask', async () => {
    const server = await testServer();
    expect((await forget(server, 'ana@example.org')).json().problems).toMatchObject([{ code: 'no-mail' }]);
    const page = (await server.send({ method: 'GET', url: '/en/cat/forgotten-password' })).body;
    expect(page).toContain('An administrator of the federation can send you a link');
    expect(page).not.toContain('<form class="account"');
    await server.app.close();
    const office = await mailOffice();
    expect((await office.send({ method: 'GET', url: '/en/cat/forgotten-password' })).body).toContain(
      'data-forgotten="cat"',
    );
    expect((await office.send({ method: 'GET', url: '/en/cat/sign-in' })).body).toContain('/en/cat/forgotten-password');
  });
});

it('a try after the link was used sends nothing: a used link does not come back (D-OFF-442)', async () => {
  const office = await mailOffice();
  await office.account('ana@example.org', 'player');
  await forget(office, 'ana@example.org');
  const { letters } = office.post;
  await delivered(office, 1);
  // As after a process that was killed before it could record this.
  const [mail] = await mailsIn(office.context.vault, 'cat', 'sent');
  await changeMail(office.context, 'cat', mail!, { state: 'waiting' });
  expect((await choose(office, letters[0]!.text)).statusCode).toBe(200);
  office.pass(HOUR - 1);
  await office.deliver();
  expect(letters).toHaveLength(1);
  expect((await choose(office, letters[0]!.text)).statusCode).toBe(422);
  expect(await mailsIn(office.context.vault, 'cat', 'dropped')).toMatchObject([{ words: 'used' }]);
});
