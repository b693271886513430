import { mailsIn, put, scrabbleReportKind } from '@escala/office';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../instant.ts';
import { testServer } from '../testing/test-server.ts';
import { filed, linkOf, type MailOffice, mailOffice, ORIGIN } from './testing/mail-office.ts';
import { smtpOf } from './testing/smtp-of.ts';

const person = (name: string) => ({ name, email: `${name}@example.org`, roles: ['player'], clubs: [], events: [] });

async function invite(office: MailOffice, name: string): Promise<string> {
  const administrator = await office.as('administrator');
  const answer = await administrator.act('account.invite', { command: person(name) });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().outcome.account;
}

const states = async (office: MailOffice) => {
  const found = await (await office.as('officer')).get('/mails');
  return found.json().mails.map(({ state, tries, words }: Record<string, unknown>) => ({ state, tries, words }));
};

describe('the queue', () => {
  it('each mail goes out once, however often the postman comes', async () => {
    const office = await mailOffice();
    await invite(office, 'ana');
    await Promise.all([office.deliver(), office.deliver(), office.deliver()]);
    await office.deliver();
    expect(office.post.letters).toHaveLength(1);
    expect(await states(office)).toEqual([{ state: 'sent', tries: 1, words: '250 2.0.0 Taken, thank you' }]);
  });

  it('what was done before the office had a mail server is told to nobody', async () => {
    const office = await mailOffice();
    await office.context.vault.remove('cat', 'mail-followed', 'act');
    const account = await office.account('ana@example.org', 'player');
    await office.perform('account.renew-invitation', { account });
    await office.postman.prepare();
    await office.deliver();
    expect(office.post.letters).toEqual([]);
    await office.perform('account.renew-invitation', { account });
    await office.deliver();
    expect(office.post.letters).toHaveLength(1);
  });

  it('an act older than five days is told to nobody any more', async () => {
    const office = await mailOffice();
    await invite(office, 'ana');
    office.pass(5 * DAY);
    await office.deliver();
    expect(office.post.letters).toEqual([]);
  });

  it('a server that is away: tried again after a minute, then later and later; the act never failed', async () => {
    const office = await mailOffice();
    office.post.answer('MAIL', '451 Come back later');
    await invite(office, 'ana');
    await office.deliver();
    expect(await states(office)).toEqual([{ state: 'waiting', tries: 1, words: '451 Come back later' }]);
    office.pass(MINUTE - 1);
    await office.deliver();
    expect((await states(office))[0].tries).toBe(1);
    office.pass(1);
    await office.deliver();
    expect((await states(office))[0].tries).toBe(2);
    office.pass(MINUTE);
    await office.deliver();
    expect((await states(office))[0].tries).toBe(2);
    office.post.answer('MAIL', undefined);
    office.pass(4 * MINUTE);
    await office.deliver();
    expect(office.post.letters).toHaveLength(1);
    expect((await states(office))[0]).toMatchObject({ state: 'sent', tries: 3 });
  });

  it('after five days it is given up, and an officer tries it again', async () => {
    const office = await mailOffice();
    office.post.answer('AUTH', '535 Wrong');
    office.post.answer('MAIL', '550 You are not welcome');
    await invite(office, 'ana');
    for (let hours = 0; hours < 5 * 24; hours += 6) {
      await office.deliver();
      office.pass(6 * HOUR);
    }
    expect((await states(office))[0].state).toBe('waiting');
    await office.deliver();
    expect((await states(office))[0]).toMatchObject({ state: 'failed', words: '550 You are not welcome' });
    office.post.answer('MAIL', undefined);
    await office.deliver();
    expect(office.post.letters).toEqual([]);
    const officer = await office.as('officer');
    const [{ id }] = (await officer.get('/mails?state=failed')).json().mails;
    expect((await officer.act('mail.try-again', { command: { mail: id } })).statusCode).toBe(200);
    await office.deliver();
    expect(office.post.letters).toHaveLength(1);
    expect((await officer.act('mail.try-again', { command: { mail: id } })).json().problems).toMatchObject([
      { code: 'mail-not-failed' },
    ]);
    expect((await officer.act('mail.try-again', { command: { mail: 'x' } })).json().problems).toMatchObject([
      { code: 'mail-unknown' },
    ]);
  });

  it('a recipient whom the server does not know fails at once, with its words, and stops nobody else', async () => {
    const office = await mailOffice();
    office.post.answer('RCPT', '550 5.1.1 No such user here', 'ana@example.org');
    await invite(office, 'ana');
    await invite(office, 'pere');
    await office.deliver();
    expect(office.post.letters.map(({ to }) => to[0])).toEqual(['pere@example.org']);
    expect((await states(office))[0]).toEqual({ state: 'failed', tries: 1, words: '550 5.1.1 No such user here' });
  });

  it('nothing goes to whoever was suspended meanwhile, lost the address or has come in otherwise', async () => {
    const office = await mailOffice();
    office.post.answer('MAIL', '451 Later');
    const [ana, pere, joan] = [await invite(office, 'ana'), await invite(office, 'pere'), await invite(office, 'joan')];
    await office.deliver();
    await office.perform('account.suspend', { account: ana, version: 1 });
    await office.context.vault.remove('cat', 'address', 'pere@example.org');
    await office.perform('account.accept-invitation', { account: joan }, { account: joan, roles: ['public'] });
    office.post.answer('MAIL', undefined);
    office.pass(DAY);
    await office.deliver();
    expect(office.post.letters).toEqual([]);
    const dropped = await mailsIn(office.context.vault, 'cat', 'dropped');
    expect(dropped.map(({ account, words }) => [account, words])).toEqual([
      [ana, 'suspended'],
      [pere, 'no-address'],
      [joan, 'used'],
    ]);
  });

  it('an address that comes into the vault after the act, a moment or a minute later, gets its mail', async () => {
    const office = await mailOffice();
    const { account } = await office.perform<{ account: string }>('account.invite', person('ana'));
    await office.deliver();
    expect(office.post.letters).toEqual([]);
    await office.context.vault.put('cat', 'address', 'ana@example.org', { owner: account, text: account });
    office.pass(2 * SECOND - 1);
    await office.deliver();
    expect(office.post.letters).toEqual([]);
    office.pass(1);
    await office.deliver();
    expect(office.post.letters).toHaveLength(1);
  });

  it('no secret of a link stands on record or in the queue', async () => {
    const office = await mailOffice();
    await invite(office, 'ana');
    await office.deliver();
    const { token } = linkOf(office.post.letters[0]!.text);
    expect(token).toHaveLength(43);
    const acts = await office.context.archive.read('cat', (reading) => reading.actsAfter(0, 100));
    const queue = await mailsIn(office.context.vault, 'cat', 'sent');
    expect(JSON.stringify([acts, queue])).not.toContain(token);
    expect(JSON.stringify([acts, queue])).not.toContain('ana@example.org');
  });

  it('a link is mailed or shown, never both; without a mail server it can only be handed over', async () => {
    const office = await mailOffice();
    const administrator = await office.as('administrator');
    const byHand = await administrator.act('account.invite', { command: { ...person('ana'), by: 'hand' } });
    expect(byHand.json().shown.link).toContain(`${ORIGIN}/invitation#cat/`);
    expect(byHand.json().outcome).not.toHaveProperty('mailed');
    const { account } = byHand.json().outcome;
    const renewed = await administrator.act('account.renew-invitation', { command: { account } });
    expect(renewed.json()).toMatchObject({ outcome: { mailed: true }, shown: { mailedTo: 'ana@example.org' } });
    await office.deliver();
    expect(office.post.letters).toHaveLength(1);
    // The new link has invalidated the one handed over.
    const accept = {
      command: { account },
      secret: { token: byHand.json().shown.token, password: 'a long enough password' },
    };
    expect((await (await office.as('public')).act('account.accept-invitation', accept)).statusCode).toBe(422);
    const without = await testServer();
    const other = await without.as('administrator');
    const asked = await other.act('account.invite', { command: { ...person('ana'), by: 'mail' } });
    expect(asked.json().problems).toMatchObject([{ code: 'mail-not-set-up', field: 'by' }]);
    expect((await other.act('account.invite', { command: person('ana') })).json().shown.link).toContain('/invitation#');
    await without.app.close();
  });

  it('who asks for a password does not wait behind a heap of other mails', async () => {
    const office = await mailOffice();
    const submittedBy = await office.account('arbiter@example.org', 'arbiter');
    const scrabble = { collective: [], libere: [], start: '2017-01-02', end: '2017-01-02', findings: [], submittedBy };
    await filed(
      office,
      put(scrabbleReportKind, 's', 0, { ...scrabble, name: 'Cupa', state: 'submitted', submittedOn: '2017-01-03' }),
    );
    await office.perform('scrabble-report.refuse', { event: 's', version: 1 });
    await office.perform('account.renew-invitation', { account: submittedBy });
    await office.deliver();
    expect(office.post.letters.map(({ headers }) => headers.subject)).toEqual([
      'Federació de prova: una contrasenya nova',
      'Federació de prova: informe de «Cupa» no acceptat',
    ]);
  });

  it('figures of the queue; a dead mail server is no reason not to be ready', async () => {
    const office = await mailOffice({ mail: smtpOf('smtp://127.0.0.1:1') });
    await invite(office, 'ana');
    await office.deliver();
    const headers = { authorization: 'Bearer figures' };
    const figures = (await office.send({ method: 'GET', url: '/metrics', headers })).body;
    expect(figures).toContain('escala_mail_queue{state="waiting"} 1');
    expect(figures).toContain('escala_mails_total{kind="invitation",outcome="later"} 1');
    expect((await office.send({ method: 'GET', url: '/readyz' })).statusCode).toBe(200);
    expect((await states(office))[0].words).toMatch(/ECONNREFUSED/);
  });

  it('only officers and administrators see the queue', async () => {
    const office = await mailOffice();
    for (const role of ['player', 'arbiter', 'delegate', 'commission'] as const)
      expect((await (await office.as(role)).get('/mails')).statusCode).toBe(403);
    for (const role of ['officer', 'administrator'] as const)
      expect((await (await office.as(role)).get('/mails')).json()).toMatchObject({ setUp: true, mails: [] });
  });
});
