import { type Problem, ProblemAnswer } from './problem-answer.ts';

/** The office's answer to a question. */
export type AnswerOf<Question extends { ask(...asked: never): Promise<unknown> }> = Awaited<
  ReturnType<Question['ask']>
>;

/** Who is signed in, as `GET session` answers it. */
export interface Session {
  readonly account: string | null;
  readonly name: string | null;
  readonly roles: readonly string[];
  readonly clubs: readonly string[];
  readonly events: readonly string[];
  readonly player: string | null;
  readonly secondFactor: 'none' | 'done' | 'missing';
  readonly csrf: string | null;
}

/** What an act answers, besides its outcome. */
interface Acted<Outcome> {
  readonly act: { readonly seq: number; readonly id: string };
  readonly again: boolean;
  readonly outcome: Outcome;
  readonly shown?: Readonly<Record<string, string>>;
}

export interface Said {
  /** Repeated when the same act is sent again: it is performed once. */
  readonly id?: string | undefined;
  readonly reason?: string | undefined;
  readonly secret?: Readonly<Record<string, string>> | undefined;
  /** Stops waiting for an answer. */
  readonly signal?: AbortSignal | undefined;
}

/** Address and password, with a code or passkey if a second factor is required; or a passkey alone. */
export type SignIn =
  | { readonly email: string; readonly password: string; readonly code?: string; readonly passkey?: string }
  | { readonly passkey: string };

/** The office of one federation, from the browser. Anything that fails throws a `ProblemAnswer`. */
export interface OfficeApi {
  ask<T>(path: string, signal?: AbortSignal): Promise<T>;
  act<T = unknown>(kind: string, command: object, said?: Said): Promise<Acted<T>>;
  session(signal?: AbortSignal): Promise<Session>;
  signIn(given: SignIn): Promise<Session>;
  /** Sends a file unchanged, reporting the part already sent. */
  put<T>(path: string, file: Blob, sent: (part: number) => void): Promise<T>;
  /** The challenge for a passkey, for signing in or for confirming one's identity. */
  passkeyChallenge(): Promise<PublicKeyCredentialRequestOptionsJSON>;
  signOut(): Promise<void>;
  /** Sends a mail with a link if the office knows the address; the answer does not say whether it does. */
  forgetPassword(email: string): Promise<void>;
}

/** With `bearer` it acts as a device that was handed out, whoever is signed in. */
export function officeApi(federation: string, bearer?: string): OfficeApi {
  const at = (path: string): string => `/api/${federation}${path}`;
  let csrf: string | undefined;
  const known = (session: Session): Session => {
    csrf = session.csrf ?? '';
    return session;
  };
  const session = async (signal?: AbortSignal): Promise<Session> =>
    known(await send('GET', at('/session'), undefined, {}, signal));
  const guarded = async (): Promise<Record<string, string>> => {
    if (bearer !== undefined) return { authorization: `Bearer ${bearer}` };
    if (csrf === undefined) await session();
    return csrf ? { 'x-csrf-token': csrf } : {};
  };
  return {
    session,
    ask: async (path, signal) => send('GET', at(path), undefined, bearer === undefined ? {} : await guarded(), signal),
    act: async <T>(kind: string, command: object, { id = newActId(), reason, secret, signal }: Said = {}) => {
      const body = { id, reason, command, secret };
      const acted = await send<Acted<T>>('POST', at(`/acts/${kind}`), body, await guarded(), signal);
      if (acted.shown?.csrf !== undefined) csrf = acted.shown.csrf;
      return acted;
    },
    put: async (path, file, sent) => putFile(at(path), file, await guarded(), sent),
    signIn: async (given) => known(await send('POST', at('/session'), given)),
    forgetPassword: (email) => send('POST', at('/password-reset'), { email }),
    passkeyChallenge: () => send('POST', at('/session/passkey')),
    signOut: async () => {
      await send('DELETE', at('/session'), undefined, await guarded());
      csrf = undefined;
    },
  };
}

/** Problems come in the language of the page. */
export async function send<T>(
  method: string,
  url: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
): Promise<T> {
  const response = await fetch(url, {
    method,
    headers: {
      'accept-language': document.documentElement.lang,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  });
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T;
  const answer = (await response.json().catch(() => ({}))) as { problems?: readonly Problem[]; more?: number };
  throw new ProblemAnswer(response.status, answer.problems ?? [], answer.more);
}

/** `crypto.randomUUID` is missing over plain http, which is how a laptop serves a playing hall. */
export function newActId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** `fetch` does not report upload progress. */
function putFile<T>(
  url: string,
  file: Blob,
  headers: Readonly<Record<string, string>>,
  sent: (part: number) => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    const all = {
      'accept-language': document.documentElement.lang,
      'content-type': 'application/octet-stream',
      ...headers,
    };
    for (const [name, value] of Object.entries(all)) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => sent(total > 0 ? loaded / total : 1));
    request.addEventListener('load', () => {
      if (request.status === 200) return resolve(request.response as T);
      const { problems = [], more } = Object(request.response) as { problems?: readonly Problem[]; more?: number };
      return reject(new ProblemAnswer(request.status, problems, more));
    });
    // The same error as `fetch` without a connection.
    request.addEventListener('error', () => reject(new TypeError('No connection.')));
    request.send(file);
  });
}
