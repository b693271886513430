/** What came in the way before or beside an act. Words: `server.<code>`. */
export class ServerProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string,
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

export const signInFirst = (code = 'sign-in-first'): ServerProblem =>
  new ServerProblem(401, code, {}, { 'www-authenticate': 'Bearer' });

export const tooMany = (seconds: number, code = 'too-many'): ServerProblem =>
  new ServerProblem(429, code, { seconds }, { 'retry-after': String(seconds) });
