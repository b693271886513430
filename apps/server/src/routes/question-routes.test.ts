import { forAll } from '@escala/core/testing';
import { type AnyQuestion, allActs, allQuestions, defineQuestion, PERMISSIONS } from '@escala/office';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { jsonSchemaOf } from '../openapi/json-schema-of.ts';
import { isAskedByPost, parametersOf } from '../openapi/question-operation.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { coercionFor } from './coerced-input.ts';
import { QUESTION_PATHS, questionPlace } from './question-paths.ts';

let server: TestServer | undefined;
afterEach(() => server?.app.close());

describe('paths of questions', () => {
  it('every question has one, and every one is a kind of the table', () => {
    const kinds = allQuestions.map(({ kind }) => kind as string);
    expect(kinds.filter((kind) => !Object.hasOwn(QUESTION_PATHS, kind))).toEqual([]);
    expect(Object.keys(QUESTION_PATHS).filter((kind) => !Object.hasOwn(PERMISSIONS, kind))).toEqual([]);
  });

  it('no two lead to the same place, and none to that of the acts or the session', () => {
    const bare = Object.values(QUESTION_PATHS).map((path) => path.replace(/:\w+/g, ':'));
    expect(new Set(bare).size).toBe(bare.length);
    for (const path of bare) expect(path).toMatch(/^(POST )?\/(?!acts\/|session$)[a-z]/);
  });

  it('what stands in a path is a field of the question', () => {
    for (const question of allQuestions) {
      const fields = Object.keys(jsonSchemaOf(question.input).properties ?? {});
      for (const [, name] of questionPlace(question.kind).path.matchAll(/:(\w+)/g))
        expect(fields, question.kind).toContain(name);
    }
  });

  it('an act and a question never share a kind', () => {
    const acts = new Set<string>(allActs.map(({ kind }) => kind));
    expect(allQuestions.filter(({ kind }) => acts.has(kind))).toEqual([]);
  });
});

describe('texts of an address', () => {
  const input = z.strictObject({
    name: z.string().optional(),
    limit: z.int().max(10).default(5),
    share: z.number().optional(),
    all: z.boolean().optional(),
    states: z.array(z.enum(['open', 'closed'])).optional(),
    numbers: z.array(z.int()).optional(),
    after: z.strictObject({ value: z.string(), id: z.string(), place: z.int().optional() }).optional(),
    either: z.union([z.int(), z.string()]).optional(),
  });
  const coerce = coercionFor(input);

  it('become what the question asks for', () => {
    const given = {
      name: '007',
      limit: '3',
      share: '-0.5',
      all: 'true',
      states: 'open',
      numbers: ['1', '2'],
      'after.value': 'x',
      'after.id': '7',
      'after.place': '7',
      either: '12',
    };
    expect(input.parse(coerce(given))).toEqual({
      name: '007',
      limit: 3,
      share: -0.5,
      all: true,
      states: ['open'],
      numbers: [1, 2],
      after: { value: 'x', id: '7', place: 7 },
      either: '12',
    });
  });

  const misfits: readonly Readonly<Record<string, unknown>>[] = [
    { limit: '' },
    { limit: '3x' },
    { limit: '0x3' },
    { limit: '1e1' },
    { limit: 'Infinity' },
    { limit: ['1', '2'] },
    { limit: '11' },
    { all: '1' },
    { all: '' },
    { states: 'shut' },
    { numbers: ['1', 'two'] },
    { 'after.value': 'x' },
    { 'after.value.deep': 'x' },
    { 'name.x': 'x' },
    { after: 'x' },
    { unknown: 'x' },
    { toString: 'x' },
  ];
  it.each(misfits)('that do not fit are refused: %j', (texts) => {
    expect(input.safeParse(coerce(texts)).success).toBe(false);
  });

  it('never reach a prototype, whatever they are called', () => {
    const names = fc.array(fc.constantFrom('__proto__', 'constructor', 'prototype', 'after', 'value', 'x', ''), {
      minLength: 1,
      maxLength: 4,
    });
    forAll({ of: [fc.array(names)] }, (paths) => {
      const entries = paths.map((path) => [path.join('.'), 'polluted'] as const);
      coerce(Object.fromEntries(entries));
      expect(Object.keys(Object.prototype)).toEqual([]);
      expect(({} as Record<string, unknown>).x).toBeUndefined();
    });
  });

  it('are described in the same names', () => {
    const question = { ...allQuestions.find((each) => !isAskedByPost(each))!, input } as AnyQuestion;
    expect(parametersOf(question).map(({ name }) => name)).toEqual([
      'name',
      'limit',
      'share',
      'all',
      'states',
      'numbers',
      'after.value',
      'after.id',
      'after.place',
      'either',
    ]);
  });
});

describe('answers', () => {
  const open = defineQuestion({
    kind: 'federation.show',
    input: z.strictObject({ size: z.int().min(0).max(5000).default(1) }),
    answer: z.strictObject({ text: z.string(), viewer: z.string() }),
    ask: async (_reading, { size }, { viewer }) => ({ text: 'x'.repeat(size), viewer: viewer.account }),
  });

  it('public ones have a tag and may be kept, but are asked for again', async () => {
    server = await testServer({}, { questions: [open as AnyQuestion], acts: [] });
    const url = `/api/cat${questionPlace('federation.show').path}`;
    const first = await server.send({ url });
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(first.headers.vary).toContain('Cookie');
    const etag = String(first.headers.etag);
    for (const known of [etag, `"x", ${etag}`, '*', etag.replace('W/', '')])
      expect((await server.send({ url, headers: { 'if-none-match': known } })).statusCode).toBe(304);
    expect((await server.send({ url, headers: { 'if-none-match': '"x"' } })).statusCode).toBe(200);
    expect((await server.send({ url: `${url}?size=2`, headers: { 'if-none-match': etag } })).statusCode).toBe(200);
    expect((await server.send({ url: `${url}?lang=ca` })).statusCode).toBe(200);
    expect((await server.send({ method: 'HEAD', url })).headers.etag).toBe(etag);
  });

  it('those of visitors are worked out once until something is added to the record or the day changes (D-OFF-1001)', async () => {
    const asked: string[] = [];
    const counting = defineQuestion({
      ...open,
      ask: async (reading, input, by, ports) => {
        asked.push(by.viewer.account);
        return open.ask(reading, input, by, ports);
      },
    });
    server = await testServer({}, { questions: [counting as AnyQuestion] });
    const url = `/api/cat${questionPlace('federation.show').path}`;
    const times = async (work: () => Promise<unknown>): Promise<number> => {
      asked.length = 0;
      for (let i = 0; i < 2; i++) expect(await work()).toMatchObject({ statusCode: 200 });
      return asked.length;
    };
    const visitor = () => server!.send({ url });
    const officer = await server.as('officer');
    expect(await times(visitor)).toBe(1);
    expect(await times(visitor)).toBe(0);
    expect(await times(() => server!.send({ url: `${url}?size=2` }))).toBe(1);
    expect(await times(() => officer.get(questionPlace('federation.show').path))).toBe(2);
    await officer.act('delegation.register', { command: { delegation: 'bcn', name: 'Barcelona' } });
    expect(await times(visitor)).toBe(1);
    server.pass(24 * 3_600_000);
    expect(await times(visitor)).toBe(1);
    expect((await visitor()).json()).toEqual({ text: 'x', viewer: 'public' });
  });

  it('what an account sees is not for others to keep', async () => {
    server = await testServer({}, { questions: [open as AnyQuestion], acts: [] });
    const player = await server.as('player');
    const answer = await player.get(questionPlace('federation.show').path);
    expect(answer.json().viewer).toBe(player.account);
    expect(answer.headers['cache-control']).toBe('private, no-cache');
  });

  it('what not everybody may see is never kept', async () => {
    server = await testServer();
    const admin = await server.as('administrator');
    const answer = await admin.get('/accounts');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.etag).toBeUndefined();
  });

  it('a question that is a document is sent as one', async () => {
    const asked = defineQuestion({
      kind: 'event.precheck',
      input: z.strictObject({ facts: z.array(z.strictObject({ n: z.int() })) }),
      answer: z.strictObject({ sum: z.int() }),
      ask: async (_reading, { facts }) => ({ sum: facts.reduce((sum, { n }) => sum + n, 0) }),
    });
    server = await testServer({}, { questions: [asked as AnyQuestion], acts: [] });
    const arbiter = await server.as('officer');
    const { method, path } = questionPlace('event.precheck');
    const ask = (payload: object) =>
      server!.send({ method, url: `/api/cat${path}`, headers: { cookie: arbiter.headers.cookie! }, payload });
    const answer = await ask({ facts: [{ n: 1 }, { n: 2 }] });
    expect([answer.json(), answer.headers['cache-control']]).toEqual([{ sum: 3 }, 'no-store']);
    expect((await ask({ facts: [{ n: '1' }] })).json().problems[0].field).toBe('facts.0.n');
  });

  it('long ones are compressed', async () => {
    server = await testServer({}, { questions: [open as AnyQuestion], acts: [] });
    const url = `/api/cat${questionPlace('federation.show').path}?size=5000`;
    const answer = await server.send({ url, headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers['content-encoding']).toBe('gzip');
  });
});
