import type { Clock } from '@escala/office';
import { Secret, TOTP } from 'otpauth';
import type { ProblemItem } from '../../http/problem-document.ts';
import type { OfficeApi } from './office-api.ts';

export const PASSWORD = 'a long enough password';

export interface Said {
  readonly reason?: string;
  readonly secret?: Readonly<Record<string, string>>;
  readonly id?: string;
}

/** What an act answers, besides its outcome. */
export interface Answered<T> {
  readonly act: { readonly seq: number; readonly id: string };
  readonly again: boolean;
  readonly outcome: T;
  readonly shown?: Readonly<Record<string, string>>;
}

/** A person who works with the office over HTTP. */
export interface Person {
  readonly federation: string;
  /** Id of the account. */
  readonly account: string;
  /** The outcome of an act that succeeds. */
  act<T = unknown>(kind: string, command: unknown, said?: Said): Promise<T>;
  /** The whole answer of an act that succeeds. */
  acted<T = unknown>(kind: string, command: unknown, said?: Said): Promise<Answered<T>>;
  /** All reasons why an act is refused, in four languages. */
  refused(kind: string, command: unknown, said?: Said): Promise<readonly ProblemItem[]>;
  ask<T>(kind: string, input?: Readonly<Record<string, unknown>>): Promise<T>;
  refusedAnswer(kind: string, input?: Readonly<Record<string, unknown>>): Promise<readonly ProblemItem[]>;
  /** Headers of this person's requests. */
  headers(): Promise<Readonly<Record<string, string>>>;
  /** Enrols an authenticator app; needed by people who decide on other people's matters. */
  enrol(): Promise<void>;
  signIn(password?: string): Promise<number>;
  /** Uses another password from now on. */
  takePassword(password: string): void;
  /** The session is no longer valid, or the key is gone: the next request signs in again. */
  forget(what: 'session' | 'key'): void;
}

export const codeOf = (key: string, clock: Clock): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.parse(clock.now()) });

/** An account holder. Sessions end with the day, as people's do. */
export function personOf(api: OfficeApi, federation: string, email: string): Person {
  let [password, key, cookie, csrf, account, day] = [PASSWORD, '', '', '', '', ''];
  const signIn = async (given = password): Promise<number> => {
    const body = { email, password: given, ...(key === '' ? {} : { code: codeOf(key, api.clock) }) };
    const answer = await api.send('POST', `/${federation}/session`, {}, body);
    if (answer.status !== 200) return answer.status;
    const shown = answer.body as { csrf: string; account: string };
    [cookie, csrf, account, day] = [answer.cookie ?? '', shown.csrf, shown.account, api.clock.date];
    return answer.status;
  };
  const headers = async (): Promise<Readonly<Record<string, string>>> => {
    if (day !== api.clock.date && (await signIn()) !== 200) throw new Error(`${email} cannot sign in.`);
    return { cookie, 'x-csrf-token': csrf };
  };
  const person: Person = {
    ...api.speaking(federation, headers),
    get account() {
      return account;
    },
    signIn,
    takePassword: (next) => {
      password = next;
    },
    forget: (what) => {
      day = '';
      if (what === 'key') key = '';
    },
    enrol: async () => {
      const command = { account: (await headers()) && account };
      const { shown } = await person.acted('totp.enrol', command, { secret: { password } });
      key = shown!.key!;
      const path = `/${federation}/acts/totp.confirm`;
      const body = { command, secret: { code: codeOf(key, api.clock) } };
      const confirmed = await api.send('POST', path, await headers(), body);
      const answer = confirmed.body as Answered<unknown>;
      [cookie, csrf] = [confirmed.cookie ?? '', answer.shown!.csrf!];
      api.performed.add('totp.confirm');
    },
  };
  return person;
}
