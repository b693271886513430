import { LANGUAGES, type Language } from '@escala/messages';
import { expect } from 'vitest';
import type { ProblemDocument, ProblemItem } from '../../http/problem-document.ts';
import { questionPlace } from '../../routes/question-paths.ts';
import type { Answered, Person, Said } from './person.ts';
import type { YearClock } from './year-clock.ts';

/** What a reader would find wrong with the words of a problem. */
export function faultsOfWords(problem: ProblemDocument): string[] {
  const texts = [problem.detail, ...problem.problems.map(({ message }) => message)];
  return texts.flatMap((text) => faultsOf(text).map((fault) => `${fault}: ${text}`));
}

const FAULTS: readonly (readonly [fault: string, is: (text: string) => boolean])[] = [
  ['no sentence', (text) => !/^[\p{Lu}\d“"«¿‘(]/u.test(text) || !/[.!?»”)]$/.test(text) || !text.includes(' ')],
  ['a key in place of words', (text) => /\[[\w.-]+\]|\b(refusal|finding|fault|server|article)\.[a-z]/.test(text)],
  ['a code of a rule book', (text) => /\b(fce|fide|frs)-\d{4}\.[a-z]/.test(text)],
  ['only a code', (text) => /^(Refused|Refusat|Rechazado|Refuzat): [a-z-]+\.$/.test(text)],
  ['an argument that was left open', (text) => /[{}]|\bundefined\b|\bNaN\b|\[object/.test(text)],
];

const faultsOf = (text: string): string[] => FAULTS.filter(([, is]) => is(text)).map(([fault]) => fault);

/** Checks a problem in every language: the same fields, and no words of another language. */
export function faultsOfTranslations(byLanguage: ReadonlyMap<Language, ProblemDocument>): string[] {
  const english = byLanguage.get('en')!;
  const shape = ({ status, problems }: ProblemDocument): string =>
    JSON.stringify([status, problems.map(({ code, field }) => [code, field])]);
  return LANGUAGES.flatMap((language) => {
    const problem = byLanguage.get(language)!;
    const faults = faultsOfWords(problem);
    if (shape(problem) !== shape(english)) faults.push(`other problems than in English: ${shape(problem)}`);
    if (language !== 'en' && problem.detail === english.detail) faults.push(`said in English: ${problem.detail}`);
    return faults.map((fault) => `${language} ${fault}`);
  });
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly cookie: string | undefined;
  readonly text: string;
  /** Parsed if it is JSON. */
  readonly body: unknown;
}

type Speaking = Pick<Person, 'federation' | 'act' | 'acted' | 'refused' | 'ask' | 'refusedAnswer' | 'headers'>;
type HeadersOf = () => Promise<Readonly<Record<string, string>>>;

/**
 * The office as its users reach it: addresses, requests, answers.
 * It records which acts were performed and which questions asked.
 */
export interface OfficeApi {
  readonly clock: YearClock;
  readonly performed: Set<string>;
  readonly asked: Set<string>;
  /** Codes of all refusals. */
  readonly refusals: Set<string>;
  send(method: string, path: string, headers: Readonly<Record<string, string>>, body?: unknown): Promise<Answer>;
  /** A speaker who sends these headers. */
  speaking(federation: string, headers: HeadersOf): Speaking;
}

export function officeApi(address: () => string, clock: YearClock): OfficeApi {
  const api: OfficeApi = {
    clock,
    performed: new Set(),
    asked: new Set(),
    refusals: new Set(),
    send: async (method, path, headers, body) => {
      const content = body === undefined ? {} : { 'content-type': 'application/json' };
      const response = await fetch(`${address()}/api${path}`, {
        method,
        headers: { ...content, ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      const isJson = (response.headers.get('content-type') ?? '').includes('json') && text !== '';
      return {
        status: response.status,
        headers: response.headers,
        cookie: response.headers.getSetCookie()[0]?.split(';')[0],
        text,
        body: isJson ? JSON.parse(text) : undefined,
      };
    },
    speaking: (federation, headers) => speaking(api, federation, headers),
  };
  return api;
}

function speaking(api: OfficeApi, federation: string, headers: HeadersOf): Speaking {
  const acted = async <T>(kind: string, command: unknown, said: Said = {}): Promise<Answered<T>> => {
    const answer = await api.send('POST', `/${federation}/acts/${kind}`, await headers(), { ...said, command });
    if (answer.status !== 200) throw new Error(`${kind} ${JSON.stringify(command)}: ${answer.text}`);
    api.performed.add(kind);
    return answer.body as Answered<T>;
  };
  return {
    federation,
    headers,
    acted,
    act: async <T>(kind: string, command: unknown, said?: Said) => (await acted<T>(kind, command, said)).outcome,
    refused: async (kind, command, said = {}) =>
      problemsOf(api, (language) =>
        inLanguage(api, `/${federation}/acts/${kind}`, headers, language, { ...said, command }),
      ),
    ask: async <T>(kind: string, input: Readonly<Record<string, unknown>> = {}) => {
      const { method, path, body } = addressOf(federation, kind, input);
      const answer = await api.send(method, path, await headers(), body);
      if (answer.status !== 200) throw new Error(`${kind} ${JSON.stringify(input)}: ${answer.text}`);
      api.asked.add(kind);
      return answer.body as T;
    },
    refusedAnswer: async (kind, input = {}) => {
      const { method, path, body } = addressOf(federation, kind, input);
      return problemsOf(api, async (language) =>
        api.send(method, path, { ...(await headers()), 'accept-language': language }, body),
      );
    },
  };
}

const inLanguage = async (
  api: OfficeApi,
  path: string,
  headers: HeadersOf,
  language: Language,
  body: unknown,
): Promise<Answer> => api.send('POST', path, { ...(await headers()), 'accept-language': language }, body);

/** Checks that it is refused in every language, in sentences; returns the reasons in English. */
async function problemsOf(
  api: OfficeApi,
  send: (language: Language) => Promise<Answer>,
): Promise<readonly ProblemItem[]> {
  const byLanguage = new Map<Language, ProblemDocument>();
  for (const language of LANGUAGES) {
    const answer = await send(language);
    expect(answer.status, answer.text).toBeGreaterThanOrEqual(400);
    expect(answer.status, answer.text).toBeLessThan(500);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    byLanguage.set(language, answer.body as ProblemDocument);
  }
  expect(faultsOfTranslations(byLanguage)).toEqual([]);
  const { problems } = byLanguage.get('en')!;
  for (const { code } of problems) api.refusals.add(code);
  return problems;
}

/** The address of a question with its fields in the path, the query or the body. */
export function addressOf(
  federation: string,
  kind: string,
  input: Readonly<Record<string, unknown>>,
): { readonly method: string; readonly path: string; readonly body?: unknown } {
  const { method, path } = questionPlace(kind);
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  if (method === 'POST') return { method, path: `/${federation}${path}`, body: input };
  const filled = path.replace(/:(\w+)/g, (_whole, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams([...rest].flatMap(([name, value]) => fieldsOf(name, value)));
  return { method, path: `/${federation}${filled}${query.size > 0 ? `?${query}` : ''}` };
}

function fieldsOf(name: string, value: unknown): [string, string][] {
  if (Array.isArray(value)) return value.map((each) => [name, String(each)]);
  if (typeof value !== 'object' || value === null) return [[name, String(value)]];
  return Object.entries(value).flatMap(([field, inner]) => fieldsOf(`${name}.${field}`, inner));
}
