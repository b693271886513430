import { LANGUAGES } from '@escala/messages';
import {
  claimKind,
  eventKind,
  forgetRequestAddresses,
  mailsIn,
  playerKind,
  put,
  reportKind,
  scrabbleReportKind,
} from '@escala/office';
import { describe, expect, it } from 'vitest';
import { DAY } from '../instant.ts';
import { SWISS } from '../testing/test-server.ts';
import { filed, linkOf, type MailOffice, mailOffice, ORIGIN } from './testing/mail-office.ts';

const invited = { name: 'Ana Pons', email: 'ana@example.org', roles: ['player'], clubs: [], events: [] };

async function chosen(office: MailOffice, email: string, choice: object): Promise<string> {
  const account = await office.account(email, 'player');
  const notices = { decisions: true, lists: false };
  await office.perform(
    'account.choose-notices',
    { account, language: 'en', notices, ...choice },
    { account, roles: ['player'] },
  );
  return account;
}

const claim = {
  player: 'p1',
  list: { series: 'standard', date: '2017-01-01' },
  about: { kind: 'line' as const },
  text: 'No.',
  evidence: [],
  openedOn: '2017-01-10',
  state: 'open' as const,
};
const player = { name: 'Pons, Ana', number: 0, licences: {} };
const event = {
  name: 'Obert <b>de Reus</b>',
  type: 'swiss' as const,
  start: '2017-01-02',
  end: '2017-01-06',
  rounds: 1,
  timeControl: { minutes: 90 },
  arbiters: [],
  state: 'submitted' as const,
  registeredOn: '2017-01-01',
};
const report = {
  source: 'json' as const,
  state: 'submitted' as const,
  record: {
    id: 'e',
    type: 'swiss' as const,
    start: '2017-01-02',
    end: '2017-01-06',
    timeControl: { minutes: 90 },
    games: [],
  },
  findings: [],
  submittedOn: '2017-01-07',
};

describe('what the office writes', () => {
  it.each(LANGUAGES)(
    'an invitation, in %s: plain text and HTML with a link that holds for a week',
    async (language) => {
      const office = await mailOffice();
      await office.perform('account.invite', { ...invited, language });
      // The route stores the address; here the test does it.
      await office.context.vault.put('cat', 'address', 'ana@example.org', { owner: 'id-000002', text: 'id-000002' });
      await office.deliver();
      const [letter] = office.post.letters;
      expect(letter!.to).toEqual(['ana@example.org']);
      expect(letter!.headers).toMatchObject({
        from: 'Federació de prova <office@example.org>',
        to: 'ana@example.org',
        'auto-submitted': 'auto-generated',
        'content-language': language,
      });
      expect(letter!.headers['message-id']).toMatch(/^<[0-9a-f]{32}@office\.example\.org>$/);
      expect(letter!.headers.subject).toContain('Federació de prova');
      const link = linkOf(letter!.text);
      expect(link.href).toMatch(new RegExp(`^${ORIGIN}/invitation\\?lang=${language}#cat/`));
      expect(letter!.html).toContain(`href="${link.href}"`);
      expect(letter!.text).toContain('Ana Pons');
      expect(letter!.text).not.toMatch(/[{}]/);
      const accept = {
        command: { account: link.account },
        secret: { token: link.token, password: 'a long enough password' },
      };
      office.pass(7 * DAY - 1);
      expect((await (await office.as('public')).act('account.accept-invitation', accept)).statusCode).toBe(200);
    },
  );

  it('an invitation is over after seven days', async () => {
    const office = await mailOffice();
    const administrator = await office.as('administrator');
    expect((await administrator.act('account.invite', { command: invited })).json().shown).toEqual({
      mailedTo: 'ana@example.org',
    });
    await office.deliver();
    const { account, token } = linkOf(office.post.letters[0]!.text);
    office.pass(7 * DAY);
    const accept = { command: { account }, secret: { token, password: 'a long enough password' } };
    expect((await (await office.as('public')).act('account.accept-invitation', accept)).json().problems).toMatchObject([
      { code: 'invitation-unknown' },
    ]);
  });

  it('[D-OFF-737] who asked to play and left an address is told that they are in; nobody else, and not after the event', async () => {
    const office = await mailOffice();
    const arbiter = await office.as('officer');
    await arbiter.act('event.register', { command: { event: 'open', facts: SWISS } });
    await arbiter.act('event.set-entering', {
      command: { event: 'open', version: 1, entering: { until: SWISS.start } },
    });
    const ask = (name: string, secret: object) =>
      office.send({
        ...{ method: 'POST', url: '/api/cat/acts/entry.ask' },
        payload: { command: { event: 'open', name }, secret },
      });
    await ask('Puig, Joana', { email: 'joana@example.org' });
    expect((await ask('Serra, Pau', {})).json().problems).toMatchObject([
      { code: 'field-missing', field: 'secret.email' },
    ]);
    await ask('Mir, Dina', { email: 'dina@example.org' });
    await ask('Mai, Obert', { email: 'mai@example.org' });
    // A place is taken when the link is opened, in the order of opening (D-OFF-1308).
    const entering = async () => (await office.send({ url: '/api/cat/events/open/entering' })).json();
    expect(await entering()).toMatchObject({ asking: 0, waiting: 0 });
    await office.deliver();
    const links = new Map(
      office.post.letters.map(({ to, text }) => [to[0], /entry-address#(\S+)/.exec(text)![1]!.split('/')]),
    );
    const prove = async (to: string, of = to) => {
      const [event, order] = links.get(`${of}@example.org`)!;
      const token = links.get(`${to}@example.org`)![2]!;
      const command = { event, request: `${event}/${order}` };
      const url = '/api/cat/acts/entry.prove';
      return office.send({ method: 'POST', url, payload: { command, secret: { token } } });
    };
    expect((await prove('dina', 'joana')).json().problems).toMatchObject([{ code: 'invitation-unknown' }]);
    for (const who of ['dina', 'joana', 'joana']) expect((await prove(who)).statusCode).toBe(200);
    expect(await entering()).toMatchObject({ asking: 2, waiting: 0 });
    const before = office.post.letters.length;
    const { requests } = (await arbiter.get('/events/open/requests')).json() as {
      requests: { request: string; version: number; name: string }[];
    };
    expect(requests.map(({ name }) => name)).toEqual(['Mir, Dina', 'Puig, Joana']);
    const confirm = async ({ request, version }: { request: string; version: number }) =>
      expect(
        (await arbiter.act('entry.confirm', { command: { event: 'open', request, version, player: null } })).statusCode,
      ).toBe(200);
    await confirm(requests[1]!);
    await office.deliver();
    const after = office.post.letters.slice(before);
    expect(after.map(({ to }) => to)).toEqual([['joana@example.org']]);
    const [letter] = after;
    expect(letter!.text).toContain('Puig, Joana');
    expect(letter!.headers.subject).toContain(SWISS.name);
    expect(letter!.text).toContain(`${ORIGIN}/ca/cat/events/open`);
    expect(letter!.text).not.toMatch(/[{}]/);
    // Addresses are forgotten with the event: a mail still waiting then goes to nobody.
    await confirm(requests[0]!);
    await forgetRequestAddresses(office.context.vault, 'cat', 'open');
    await office.deliver();
    expect(office.post.letters).toHaveLength(before + 1);
    expect(await mailsIn(office.context.vault, 'cat', 'dropped')).toMatchObject([
      { kind: 'entry-confirmed', words: 'gone' },
    ]);
    const { mails } = (await arbiter.get('/mails')).json() as { mails: { name: string; kind: string }[] };
    expect(mails.flatMap(({ name, kind }) => (kind === 'entry-confirmed' ? [name] : [])).sort()).toEqual([
      'Mir, Dina',
      'Puig, Joana',
    ]);
  });

  it('decisions on a claim and on its appeal: to whoever brought them and to the player, in their languages', async () => {
    const office = await mailOffice();
    const opened = await chosen(office, 'opened@example.org', { language: 'ro' });
    const appealed = await chosen(office, 'appealed@example.org', { language: 'es' });
    await filed(office, put(playerKind, 'p1', 0, player), put(claimKind, 'c1', 0, { ...claim, openedBy: opened }));
    const own = await office.account('own@example.org', 'player');
    const rights = { account: own, version: 2, roles: ['player'], player: 'p1' };
    await office.perform('account.amend-roles', rights);
    await office.perform('claim.decide', { claim: 'c1', version: 1, verdict: 'rejected' });
    await office.deliver();
    const byAddress = () => Object.fromEntries(office.post.letters.map((letter) => [letter.to[0], letter]));
    expect(Object.keys(byAddress()).sort()).toEqual(['opened@example.org', 'own@example.org']);
    expect(byAddress()['opened@example.org']!.text).toContain(
      'Contestația privind Ana Pons pe lista „Estàndard” din 1 ianuarie 2017 a fost respinsă',
    );
    // The language of the federation.
    expect(byAddress()['own@example.org']!.text).toContain('ha estat desestimada');
    expect(byAddress()['own@example.org']!.text).toContain('> because');
    expect(byAddress()['own@example.org']!.text).toContain(`${ORIGIN}/ca/cat/desk/claims/c1`);
    const appeal = { text: 'Yes.', by: appealed, on: '2017-01-14' };
    await filed(office, put(claimKind, 'c1', 2, { ...claim, openedBy: opened, state: 'appealed', appeal }));
    await office.perform('claim.decide-appeal', { claim: 'c1', version: 3, verdict: 'upheld' });
    await office.deliver();
    expect(office.post.letters).toHaveLength(5);
    expect(byAddress()['appealed@example.org']!.text).toContain('ha sido estimado');
  });

  it('no decisions to those who do not want them, also where they said so after the decision', async () => {
    const office = await mailOffice();
    const openedBy = await chosen(office, 'no@example.org', { notices: { decisions: false, lists: false } });
    const by = await chosen(office, 'yes@example.org', {});
    const appeal = { text: 'Yes.', by, on: '2017-01-14' };
    const appealed = { ...claim, openedBy, state: 'appealed' as const, appeal };
    await filed(
      office,
      put(playerKind, 'p1', 0, player),
      put(claimKind, 'c1', 0, appealed),
      put(claimKind, 'c2', 0, appealed),
    );
    await office.perform('claim.decide-appeal', { claim: 'c1', version: 1, verdict: 'upheld' });
    await office.deliver();
    expect(office.post.letters.map(({ to }) => to[0])).toEqual(['yes@example.org']);
    office.post.answer('MAIL', '451 Later');
    await office.perform('claim.decide-appeal', { claim: 'c2', version: 1, verdict: 'upheld' });
    await office.deliver();
    const notices = { decisions: false, lists: false };
    await office.perform(
      'account.choose-notices',
      { account: by, language: 'en', notices },
      { account: by, roles: ['player'] },
    );
    office.post.answer('MAIL', undefined);
    office.pass(DAY);
    await office.deliver();
    expect(office.post.letters).toHaveLength(1);
    expect(await mailsIn(office.context.vault, 'cat', 'dropped')).toMatchObject([{ words: 'unsubscribed' }]);
  });

  it('decisions on reports: to whoever handed them in or registered the event, names as text', async () => {
    const office = await mailOffice();
    const submittedBy = await chosen(office, 'sent@example.org', {});
    const registeredBy = await chosen(office, 'registered@example.org', {});
    await filed(
      office,
      put(eventKind, 'e', 0, { ...event, registeredBy }),
      put(reportKind, 'e', 0, { ...report, submittedBy }),
      put(scrabbleReportKind, 's', 0, {
        name: 'Cupa\r\nBcc: x@example.org',
        collective: [],
        libere: [],
        start: '2017-01-02',
        end: '2017-01-02',
        state: 'submitted',
        findings: [],
        submittedBy,
        submittedOn: '2017-01-03',
      }),
    );
    await office.perform('report.refuse', { event: 'e', version: 1 });
    await office.perform('scrabble-report.refuse', { event: 's', version: 1 });
    await office.deliver();
    const { letters } = office.post;
    expect(letters.map(({ to }) => to[0])).toEqual(['sent@example.org', 'registered@example.org', 'sent@example.org']);
    expect(letters[0]!.text).toContain('The report of “Obert <b>de Reus</b>” has not been accepted.');
    expect(letters[0]!.text).toContain(`${ORIGIN}/en/cat/desk/events/e/report`);
    expect(letters[0]!.html).toContain('“Obert &lt;b&gt;de Reus&lt;/b&gt;”');
    expect(letters[0]!.html).not.toContain('<b>');
    // A line break in a name adds neither a header nor a recipient.
    expect(letters[2]!.headers.bcc).toBeUndefined();
    expect(letters[2]!.headers.subject).toContain('“Cupa Bcc: x@example.org”');
    expect(letters[2]!.text).toContain(`${ORIGIN}/en/cat/desk/scrabble/s`);
  });

  it('new lists: to those who asked for it, with a way out that needs no account (RFC 8058)', async () => {
    const office = await mailOffice();
    const wanting = await chosen(office, 'wants@example.org', { notices: { decisions: true, lists: true } });
    await chosen(office, 'wants-not@example.org', {});
    await office.account('never-asked@example.org', 'player');
    office.pass(17 * DAY);
    await office.perform('list.publish', { series: 'standard', date: '2017-02-01' });
    await office.deliver();
    const [letter] = office.post.letters;
    expect(office.post.letters).toHaveLength(1);
    expect(letter!.text).toContain('The list “Estàndard” of 1 February 2017 is published.');
    expect(letter!.text).toContain(`${ORIGIN}/en/cat/lists/standard/2017-02-01`);
    expect(letter!.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const [, path] = /^<http:\/\/office\.example\.org(.*)>$/.exec(letter!.headers['list-unsubscribe']!)!;
    const click = (url: string) =>
      office.send({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    // A mangled link does nothing, and neither does merely opening the link.
    expect((await click(`${path}x`)).statusCode).toBe(404);
    expect((await office.send({ method: 'GET', url: path! })).statusCode).toBe(404);
    expect((await click(path!)).statusCode).toBe(204);
    expect((await click(path!)).statusCode).toBe(204);
    await office.perform('list.publish', { series: 'rapid', date: '2017-02-01' });
    await office.deliver();
    expect(office.post.letters).toHaveLength(1);
    const account = await office.context.archive.read('cat', (reading) =>
      reading.acts({ kind: 'account.unsubscribe' }),
    );
    expect(account[0]).toMatchObject({ actor: wanting, subject: { id: wanting } });
  });

  it('the link of the page ends mails about lists as well, and nobody else’s', async () => {
    const office = await mailOffice();
    const account = await chosen(office, 'wants@example.org', { notices: { decisions: true, lists: true } });
    const other = await chosen(office, 'other@example.org', { notices: { decisions: true, lists: true } });
    office.pass(17 * DAY);
    await office.perform('list.publish', { series: 'standard', date: '2017-02-01' });
    await office.deliver();
    const { text } = office.post.letters.find(({ to }) => to[0] === 'wants@example.org')!;
    const [, token] = new RegExp(`/en/cat/unsubscribe#${account}/(\\S+)`).exec(text)!;
    const visitor = await office.as('public');
    const wrong = await visitor.act('account.unsubscribe', { command: { account: other }, secret: { token } });
    expect(wrong.json().problems).toMatchObject([{ code: 'unsubscribe-link' }]);
    const right = await visitor.act('account.unsubscribe', { command: { account }, secret: { token } });
    expect(right.statusCode).toBe(200);
  });
});
