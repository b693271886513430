import { LANGUAGES, type Language } from '@escala/messages';
import { allActs, allQuestions, permissionOf, ROLES, type Role } from '@escala/office';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProblemDocument } from '../http/problem-document.ts';
import { questionPlace } from '../routes/question-paths.ts';
import { secretWorkOf } from '../secrets/index.ts';
import { type Sender, type TestServer, testServer } from '../testing/test-server.ts';
import { faultsOfTranslations, faultsOfWords } from './testing/office-api.ts';
import { wrongDocuments } from './testing/wrong-commands.ts';

let server: TestServer;
const people = new Map<Role, Sender>();
beforeAll(async () => {
  server = await testServer({ reads: 1e9, files: 1e9, writes: 1e9, signIns: 1e9 });
  for (const role of ROLES) people.set(role, await server.as(role));
});
afterAll(() => server.app.close());

/** A sender who may try the act, so that it is refused for its content. */
const senderFor = (kind: (typeof allActs)[number]['kind']): Sender =>
  people.get(ROLES.find((role) => permissionOf(kind)[role] !== undefined)!)!;

type Send = (language: Language) => Promise<LightMyRequestResponse>;

const problemOf = (answer: LightMyRequestResponse): ProblemDocument => {
  expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode, answer.body).toBeLessThan(500);
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  return answer.json();
};

/** Checks the sentences, and the same in four languages for every new combination of reasons. */
const met = new Set<string>();
async function inSentences(send: Send): Promise<ProblemDocument> {
  const english = problemOf(await send('en'));
  expect(faultsOfWords(english)).toEqual([]);
  const reasons = english.problems.map(({ code }) => code).join();
  if (met.has(reasons)) return english;
  met.add(reasons);
  const all = new Map<Language, ProblemDocument>();
  for (const language of LANGUAGES) all.set(language, problemOf(await send(language)));
  expect(faultsOfTranslations(all)).toEqual([]);
  return english;
}

/** Whether the place itself, or something in it, is named. */
const names = ({ problems }: ProblemDocument, place: string): boolean =>
  problems.some(({ field = '' }) => field === place || field.startsWith(place === '' ? '' : `${place}.`));

/** Parts of commands and questions already tried with every mistake. */
const known = new Set<string>();

describe('a command that is wrong at any place is refused with its place, in sentences', () => {
  it.each(allActs.map((act) => [act.kind, act] as const))('%s', async (kind, act) => {
    const sender = senderFor(kind);
    const secret = secretWorkOf(kind).secret === undefined ? {} : { secret: { password: 'x', code: '1', token: 'x' } };
    const wrong = wrongDocuments(act.command, known);
    expect(wrong.length).toBeGreaterThan(1);
    for (const { place, document } of wrong) {
      const problem = await inSentences((language) =>
        server.send({
          method: 'POST',
          url: `/api/cat/acts/${kind}?lang=${language}`,
          headers: sender.headers,
          payload: { reason: 'a test', command: document ?? null, ...secret },
        }),
      );
      expect(names(problem, place), `${kind} ${place}: ${JSON.stringify(problem)}`).toBe(true);
    }
  });
});

describe('so is a question', () => {
  it.each(allQuestions.map((question) => [question.kind, question] as const))('%s', async (kind, question) => {
    const { method, path } = questionPlace(kind);
    const { headers } = senderFor(kind);
    if (method === 'POST') {
      for (const { place, document } of wrongDocuments(question.input, known)) {
        const problem = await inSentences((language) =>
          server.send({
            method,
            url: `/api/cat${path}?lang=${language}`,
            headers,
            payload: (document ?? 'null') as object,
          }),
        );
        if (typeof document === 'object' && document !== null) expect(names(problem, place), place).toBe(true);
      }
      return;
    }
    const filled = path.replace(/:\w+/g, '%00x');
    for (const query of ['noSuchField=1', 'limit=many', 'page=-1', 'after=x&after.value=1', 'from=2017-02-30'])
      await inSentences((language) =>
        server.send({ method, url: `/api/cat${filled}?noSuchField=1&${query}&lang=${language}`, headers }),
      );
  });
});

it.each([
  ['no JSON', '{"command": '],
  ['a text', '"command"'],
  ['a list', '[]'],
  ['nothing', 'null'],
  ['an id that is none', '{"id": 1, "command": {}}'],
  ['a reason that is none', '{"reason": {}, "command": {}}'],
  ['more than there is', '{"command": {}, "also": 1}'],
  ['a field of every object', '{"command": {"__proto__": {"x": 1}}}'],
  ['a constructor', '{"command": {"constructor": {"prototype": {}}}}'],
])('so is a request that is none: %s', async (_what, payload) => {
  const { headers } = people.get('officer')!;
  await inSentences((language) =>
    server.send({
      method: 'POST',
      url: `/api/cat/acts/season.open?lang=${language}`,
      headers: { ...headers, 'content-type': 'application/json' },
      payload,
    }),
  );
});
