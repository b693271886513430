import type { Language } from '@escala/messages';
import { refusalText, translator } from '@escala/messages';
import { type Refusal, Refused } from '@escala/office';
import { StorageFault } from '@escala/storage';
import { ServerProblem } from './server-problem.ts';

/** RFC 9457, with every reason under `problems`. */
export interface ProblemDocument {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly requestId: string;
  readonly problems: readonly ProblemItem[];
  /** Number of faults beyond those under `problems`. */
  readonly more?: number | undefined;
}

/** This many faults are named; beyond that their number is given (D-OFF-433). */
export const MOST_NAMED = 100;

export interface ProblemItem {
  readonly code: string;
  readonly message: string;
  readonly field?: string | undefined;
  readonly regulation?: string | undefined;
  readonly article?: string | undefined;
  /** For a conflict: what was sent, and what is on record now. */
  readonly versions?: Refusal['versions'] | undefined;
}

/** The statuses the server answers with, and how the problem's type ends. */
export const PROBLEM_TYPES = {
  400: 'malformed',
  401: 'signed-out',
  403: 'forbidden',
  404: 'missing',
  409: 'conflict',
  413: 'too-large',
  414: 'address-too-long',
  415: 'media-type',
  422: 'invalid',
  429: 'too-many',
  500: 'fault',
  503: 'unavailable',
} as const satisfies Readonly<Record<number, string>>;
export type ProblemStatus = keyof typeof PROBLEM_TYPES;

/** A mistake of the program that sends it, and nothing that changed: a conflict with a type of its own. */
export const ID_USED = 'act-id-used';

export function problemOf(error: unknown, language: Language, requestId: string): ProblemDocument {
  if (error instanceof Refused) {
    const items = error.refusals.slice(0, MOST_NAMED).map((refusal) => itemOf(refusal, language));
    const more = error.refusals.length - items.length + error.more;
    return documentOf(statusOf(error.refusals), items, language, requestId, more);
  }
  const { status, code, values } = foundProblem(error);
  const message = translator(language)(`server.${code}`, values);
  return documentOf(status, [{ code, message }], language, requestId);
}

/** The framework's codes for a body that is empty or not JSON. */
const NOT_JSON = ['FST_ERR_CTP_EMPTY_JSON_BODY', 'FST_ERR_CTP_INVALID_JSON_BODY'];

/** Unforeseen errors reveal nothing: no library message, no stack trace. */
export function foundProblem(error: unknown): ServerProblem {
  if (error instanceof ServerProblem) return error;
  if (error instanceof StorageFault)
    return new ServerProblem(503, `storage-${error.code}`, {}, { 'retry-after': '10' });
  const { statusCode, code } = Object(error) as { statusCode?: unknown; code?: unknown };
  if (statusCode === 413) return new ServerProblem(413, 'body-too-large');
  if (statusCode === 414 || code === 'FST_ERR_MAX_PARAM_LENGTH') return new ServerProblem(414, 'address-too-long');
  if (statusCode === 415) return new ServerProblem(415, 'media-type');
  if (statusCode === 503) return new ServerProblem(503, 'closing', {}, { 'retry-after': '10' });
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500)
    return new ServerProblem(400, NOT_JSON.includes(String(code)) ? 'not-json' : 'malformed');
  return new ServerProblem(500, 'fault');
}

/** A part of a distributed database does not answer; the rest does. */
export const isPartAway = (error: unknown): boolean =>
  error instanceof StorageFault && error.code === 'part-unreachable';

function statusOf(refusals: readonly Refusal[]): ProblemStatus {
  const has = (kind: Refusal['kind']): boolean => refusals.some((refusal) => refusal.kind === kind);
  if (has('forbidden')) return 403;
  if (has('conflict')) return 409;
  return has('invalid') ? 422 : 404;
}

/** What was sent is repeated as far as it helps to recognise it. */
const MOST_LETTERS = 500;
const shortened = (value: Refusal['values'][string]): Refusal['values'][string] =>
  typeof value === 'string' && value.length > MOST_LETTERS ? `${value.slice(0, MOST_LETTERS)}…` : value;

function itemOf({ code, values, field, regulation, article, versions }: Refusal, language: Language): ProblemItem {
  const told = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shortened(value)]));
  const message = refusalText({ code, values: told }, language) ?? translator(language)('server.no-words', { code });
  return { code, message, field: field && String(shortened(field)), regulation, article, versions };
}

function documentOf(
  status: number,
  problems: readonly ProblemItem[],
  language: Language,
  requestId: string,
  more = 0,
): ProblemDocument {
  const translate = translator(language);
  const name = problems[0]?.code === ID_USED ? ID_USED : (PROBLEM_TYPES[status as ProblemStatus] ?? 'fault');
  const count = problems.length + more;
  const detail =
    count === 1 ? problems[0]!.message : translate('server.several-problems', { count, named: problems.length, more });
  return {
    type: `/api#problem-${name}`,
    title: translate(`server.problem-${name}`),
    status,
    detail,
    requestId,
    problems,
    ...(more > 0 && { more }),
  };
}
