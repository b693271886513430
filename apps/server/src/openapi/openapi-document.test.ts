import { LANGUAGES } from '@escala/messages';
import { type AnyAct, type AnyQuestion, allActs, allQuestions, defineAct, defineQuestion } from '@escala/office';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { secretWorkOf } from '../secrets/index.ts';
import { testServer } from '../testing/test-server.ts';
import { exampleRequest } from './act-operation.ts';
import { apiPage } from './api-page.ts';
import { components } from './json-schema-of.ts';
import { type OpenApiDocument, openApiDocument } from './openapi-document.ts';

const document = openApiDocument(allActs, allQuestions);

/** Every value in a document, with its place. */
function* within(value: unknown, place = '#'): Generator<readonly [place: string, value: unknown]> {
  yield [place, value];
  if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      yield* within(inner, `${place}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
}

function dangling(whole: OpenApiDocument): string[] {
  const places = new Map(within(whole));
  return [...places].flatMap(([, value]) => {
    const { $ref } = Object(value) as { $ref?: unknown };
    return typeof $ref === 'string' && !places.has($ref) ? [$ref] : [];
  });
}

describe('the OpenAPI document', () => {
  it('has the parts that 3.1 asks for', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: expect.any(String), version: expect.any(String) },
    });
    for (const [path, operations] of Object.entries(document.paths)) {
      expect(path).toMatch(/^\/api/);
      for (const [method, operation] of Object.entries(operations)) {
        expect(['get', 'post', 'put', 'delete']).toContain(method);
        expect(Object.keys(operation.responses).length).toBeGreaterThan(0);
        for (const [status, response] of Object.entries(operation.responses)) {
          expect(status).toMatch(/^[1-5]\d\d$/);
          expect(response.description).not.toBe('');
        }
        const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
        const inPath = (operation.parameters ?? []).filter((each) => each.in === 'path');
        expect(inPath.map(({ name }) => name).sort(), path).toEqual(named.sort());
        expect(inPath.every(({ required }) => required)).toBe(true);
      }
    }
  });

  it('marks what will be removed, with its replacement', () => {
    const [act, question] = [allActs.find(({ kind }) => kind === 'round.pair')!, allQuestions[0]!];
    const command = z.strictObject({ event: z.string(), half: z.boolean().optional().meta({ deprecated: true }) });
    const { paths, components: told } = openApiDocument(
      [{ ...act, command, deprecated: 'result.enter' }],
      [{ ...question, deprecated: 'list.read' }],
    );
    const marked = Object.values(paths).flatMap((path) => Object.values(path).filter(({ deprecated }) => deprecated));
    const said = Object.fromEntries(marked.map(({ operationId, description }) => [operationId, description]));
    expect(said).toEqual({
      [act.kind]: expect.stringMatching(/^Deprecated: use result\.enter\. Allowed/),
      [question.kind]: expect.stringMatching(/^Deprecated: use list\.read\. Allowed/),
    });
    expect(JSON.stringify(told)).toContain('"deprecated":true');
    expect(JSON.stringify(document)).not.toContain('"deprecated"');
  });

  it('names every operation once', () => {
    const ids = Object.values(document.paths).flatMap((path) => Object.values(path).map((each) => each.operationId));
    expect(new Set(ids).size).toBe(ids.length);
    for (const { kind } of [...allActs, ...allQuestions]) expect(ids).toContain(kind);
  });

  it('D-OFF-584: tells the upload of FIDE’s list beside the question after it', () => {
    const { get, put } = document.paths['/api/{federation}/fide-register']!;
    expect(get!.operationId).toBe('fide-register.show');
    expect(Object.keys(put!.requestBody!.content)).toEqual(['application/octet-stream']);
    expect(put!.parameters!.map(({ name }) => name)).toEqual(['federation', 'listed', 'rhythm', 'name']);
    expect(put!.responses[200]).toEqual(get!.responses[200]);
    expect(put!.description).toContain('administrator');
  });

  it('every reference leads somewhere, and every component has a name that is allowed', () => {
    expect(dangling(document)).toEqual([]);
    for (const name of Object.keys(document.components.schemas)) expect(name).toMatch(/^[\w.-]+$/);
    for (const [place, value] of within(document)) {
      expect(place).not.toMatch(/\/(\$defs|\$schema)$/);
      expect(value).not.toBeUndefined();
    }
  });

  it('every act says what it answers, as a schema without room for anything else', () => {
    for (const { kind, outcome } of allActs) {
      expect(outcome, kind).toBeDefined();
      const schema = document.components.schemas[`${kind}.outcome`];
      expect(schema, kind).toMatchObject({ type: 'object', additionalProperties: false });
      expect(Object.keys(schema!.properties ?? {}).length, kind).toBeGreaterThan(0);
    }
  });

  it('security schemes that are asked for exist', () => {
    const known = Object.keys(document.components.securitySchemes);
    for (const path of Object.values(document.paths))
      for (const { security = [] } of Object.values(path))
        for (const scheme of security.flatMap((each) => Object.keys(each))) expect(known).toContain(scheme);
  });

  it('schemas within schemas become components, those that hold themselves as well', () => {
    const tree = z.strictObject({
      name: z.string(),
      get children() {
        return z.array(tree);
      },
    });
    const act = { ...allActs[0]!, command: tree } as AnyAct;
    const question = defineQuestion({
      kind: 'account.show',
      input: z.strictObject({ account: z.string() }),
      answer: z.strictObject({ first: tree, second: tree, named: z.string().meta({ id: 'Named' }) }),
      ask: async () => ({ first: { name: '', children: [] }, second: { name: '', children: [] }, named: '' }),
    });
    const made = openApiDocument([act], [question as AnyQuestion]);
    expect(dangling(made)).toEqual([]);
    expect(JSON.stringify(made)).toContain(`#/components/schemas/${act.kind}.command`);
  });

  it('is served with a tag, as is the page', async () => {
    const server = await testServer();
    for (const url of ['/api', '/api/openapi.json', '/api/style.css']) {
      const first = await server.send({ url });
      expect(first.statusCode).toBe(200);
      const etag = String(first.headers.etag);
      const again = await server.send({ url, headers: { 'if-none-match': etag } });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
    const zipped = await server.send({ url: '/api/openapi.json', headers: { 'accept-encoding': 'gzip' } });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse((await server.send({ url: '/api/openapi.json' })).body)).toEqual(
      JSON.parse(JSON.stringify(document)),
    );
    await server.app.close();
  });
});

describe('examples', () => {
  it.each(
    allActs.filter(({ kind }) => /^(account|totp|api-token)\./.test(kind)).map((act) => [act.kind, act] as const),
  )('of %s would be taken', (kind, act) => {
    const example = exampleRequest(act, components());
    expect(act.command.safeParse(example.command).error?.issues ?? []).toEqual([]);
    const { secret } = secretWorkOf(kind);
    if (secret) expect(secret.safeParse(example.secret).error?.issues ?? []).toEqual([]);
  });
});

describe('the page', () => {
  it.each(LANGUAGES)('in %s: every act and question, no script, no word missing', (language) => {
    const page = apiPage(language, allActs, allQuestions);
    for (const { kind } of [...allActs, ...allQuestions])
      for (const at of [`id="${kind}"`, `href="#${kind}"`]) expect(page).toContain(at);
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).not.toMatch(/<script|style=|onclick|\[server\./);
    expect(page).toContain('<code>outcome.leftOut</code>');
  });

  it('anchors that are linked to exist', () => {
    const page = apiPage('en', allActs, allQuestions);
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
  });

  it('writes what an act names as text', () => {
    const act = defineAct({
      kind: 'account.suspend',
      command: z.strictObject({ account: z.enum(['<script>alert(1)</script>']) }),
      subject: () => ({ kind: 'x', id: 'x' }),
      load: async () => undefined,
      decide: () => ({ changes: [], outcome: null }),
    });
    expect(apiPage('en', [act as AnyAct], [])).not.toContain('<script>');
  });
});
