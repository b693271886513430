import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PostgresServer, postgresHere, startPostgres } from '@escala/storage/testing';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { MINUTE } from '../instant.ts';
import { officeApi } from '../year/testing/office-api.ts';
import { type SmallOffice, smallOffice } from '../year/testing/small-office.ts';
import { acceptedInvitation } from '../year/testing/year.ts';
import { linkOf } from './testing/mail-office.ts';
import { type SmtpServer, smtpServer } from './testing/smtp-server.ts';

async function officeWithPost(url: string): Promise<{ office: SmallOffice; post: SmtpServer }> {
  const post = await smtpServer();
  onTestFinished(() => post.close());
  return { office: await smallOffice(url, undefined, post.url), post };
}

const person = (name: string) => ({ name, email: `${name}@example.org`, roles: ['player'] });

/** D-OFF-442: at worst a second copy under the same id, whose link works. */
async function killedAfterSending(url: string): Promise<void> {
  const { office, post } = await officeWithPost(url);
  const killed = new Promise<void>((resolve) => {
    post.onLetter(async () => {
      post.onLetter(undefined);
      await office.first.kill();
      resolve();
    });
  });
  await office.administrator.act('account.invite', person('ana'));
  await killed;
  expect(post.letters).toHaveLength(1);
  // The process sending it may still be at it: for five minutes no other process touches the mail.
  const soon = await office.another(undefined, 4 * MINUTE);
  office.use(soon);
  await office.administrator.act('account.invite', person('pere'));
  await post.come(2);
  expect(post.letters.map(({ to }) => to[0])).toEqual(['ana@example.org', 'pere@example.org']);
  await soon.terminate();
  const later = await office.another(undefined, 6 * MINUTE);
  office.use(later);
  const [first, , second] = await post.come(3);
  expect(second!.to).toEqual(['ana@example.org']);
  expect(second!.headers['message-id']).toBe(first!.headers['message-id']);
  // Whichever copy is opened has a working link.
  expect(linkOf(second!.text)).toEqual(linkOf(first!.text));
  const { account, token } = linkOf(first!.text);
  const api = officeApi(() => later.address, office.api.clock);
  await acceptedInvitation(api, 'cat', { outcome: { account }, shown: { token } } as never);
}

describe('a process that is killed between sending a mail and noting it', () => {
  it('on SQLite', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'escala-mail-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    await killedAfterSending(join(folder, 'escala.db'));
  });

  describe.runIf(postgresHere())('and with PostgreSQL', () => {
    let postgres: PostgresServer;
    beforeAll(async () => {
      postgres = await startPostgres();
    });
    afterAll(() => postgres?.stop());

    it('the same', () => killedAfterSending(postgres.database('killed')));

    it('two processes: each mail is sent by one of them', async () => {
      const { office, post } = await officeWithPost(postgres.database('two'));
      const second = await office.another();
      const names = Array.from({ length: 16 }, (_, i) => `person${i}`);
      const [here, there] = [office.first, second];
      for (const [i, name] of names.entries()) {
        office.use(i % 2 === 0 ? here : there);
        await office.administrator.act('account.invite', person(name));
      }
      const letters = await post.come(names.length);
      // Both make one more pass as they end; anything sent twice would be here by then.
      await Promise.all([here.terminate(), there.terminate()]);
      expect(letters.map(({ to }) => to[0]).sort()).toEqual(names.map((name) => `${name}@example.org`).sort());
    });
  });
});
