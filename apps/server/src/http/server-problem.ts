import type { CodeOf } from '@escala/messages';

export type ServerCode = CodeOf<'server'>;

/** An obstacle before or beside an act. Words: `server.<code>`. */
export class ServerProblem extends Error {
  readonly status: number;
  readonly code: ServerCode;
  readonly values: Readonly<Record<string, string | number>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: ServerCode,
    values: Readonly<Record<string, string | number>> = {},
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(code);
    this.name = 'ServerProblem';
    this.status = status;
    this.code = code;
    this.values = values;
    this.headers = headers;
  }
}

export const signInFirst = (code: ServerCode = 'sign-in-first'): ServerProblem =>
  new ServerProblem(401, code, {}, { 'www-authenticate': 'Bearer' });

export const tooMany = (seconds: number, code: ServerCode = 'too-many'): ServerProblem =>
  new ServerProblem(429, code, { seconds }, { 'retry-after': String(seconds) });
