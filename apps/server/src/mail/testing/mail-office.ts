import { type ActKind, type Actor, actorOf, allActs, type Change, defineAct, performAct, SYSTEM } from '@escala/office';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import type { ServerParts } from '../../server-parts.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import type { Postman } from '../postman.ts';
import { smtpOf } from './smtp-of.ts';
import { type SmtpServer, smtpServer } from './smtp-server.ts';

/** Without https, so that the tests' session cookies are sent. */
export const ORIGIN = 'http://office.example.org';

/** An office with a test mail server. Nothing is sent before `deliver`. */
export interface MailOffice extends TestServer {
  readonly post: SmtpServer;
  readonly postman: Postman;
  perform<T = unknown>(kind: ActKind, command: object, by?: Partial<Actor>): Promise<T>;
  deliver(): Promise<void>;
}

export async function mailOffice(more: Partial<ServerParts> = {}): Promise<MailOffice> {
  const post = await smtpServer();
  const server = await testServer({ publicUrl: ORIGIN, metricsToken: 'figures' }, { mail: smtpOf(post.url), ...more });
  const postman = server.app.postman!;
  await postman.prepare();
  onTestFinished(async () => {
    await server.app.close();
    await postman.stop();
    await post.close();
  });
  return {
    ...server,
    post,
    postman,
    deliver: () => postman.deliver('cat'),
    perform: async <T>(kind: ActKind, command: object, by: Partial<Actor> = {}) => {
      const act = allActs.find((each) => each.kind === kind)!;
      const actor =
        by.account === undefined ? SYSTEM : { ...actorOf(by.account, { roles: [], clubs: [], events: [] }), ...by };
      const request = { federation: 'cat', id: server.context.newId(), actor, reason: 'because', command };
      return (await performAct(server.context, act, request)).outcome as T;
    },
  };
}

/** What follows `#` in the link of a letter: federation, account, token. */
export function linkOf(text: string): { readonly account: string; readonly token: string; readonly href: string } {
  const [href = ''] = /http:\S+#\S+/.exec(text) ?? [];
  const [, account = '', token = ''] = href.split('#')[1]?.split('/') ?? [];
  return { href, account, token };
}

/** Puts changes on record directly, for mails about things that would take long to bring about. */
export async function filed(office: MailOffice, ...changes: readonly Change[]): Promise<void> {
  const act = defineAct({
    kind: 'federation.amend',
    command: z.strictObject({}),
    subject: () => ({ kind: 'federation', id: 'cat' }),
    load: async () => undefined,
    decide: () => ({ changes, outcome: null }),
  });
  await performAct(office.context, act, { federation: 'cat', id: office.context.newId(), actor: SYSTEM, command: {} });
}
