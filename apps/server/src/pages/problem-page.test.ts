import { translator } from '@escala/messages';
import type { Site } from '@escala/web';
import { beforeAll, describe, expect, it } from 'vitest';
import { withoutLastSlash } from '../http/errors.ts';
import type { ProblemDocument } from '../http/problem-document.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { problemPage } from './problem-page.ts';

const site: Site = {
  language: 'en',
  translate: translator('en'),
  federation: { id: 'cat', name: 'Federació' },
  path: '/lists/standard?sex=x',
  assets: {},
  today: '2017-03-05',
};
const problem = (code: string, field?: string): ProblemDocument =>
  ({
    title: 'Refused',
    status: 400,
    problems: [{ code, message: 'This will not do.', field }],
  }) as unknown as ProblemDocument;

it('names the part of the address whose value is wrong', () => {
  expect(problemPage(problem('field-value', 'sex'), site).main.html).toContain(
    '<p><code>sex</code>: This will not do.</p>',
  );
});

it('adds nothing to a sentence that speaks of no field, or says itself what it is about', () => {
  for (const other of [problem('field-value'), problem('player-unknown', 'player')])
    expect(problemPage(other, site).main.html).toContain('<p>This will not do.</p>');
});

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const open = (url: string, language = 'ca', accept = BROWSER) =>
  server.send({ method: 'GET', url, headers: { accept, 'accept-language': language } });

describe('an address that leads nowhere', () => {
  it.each([
    ['/en/cat/nothing', 'en', '/en/cat'],
    ['/fr/cat', 'ca', '/ca/cat'],
    ['/fr/cat/lists?page=2', 'ca', '/ca/cat'],
    ['/es/elsewhere', 'es', '/es'],
    ['/elsewhere', 'ca', '/ca'],
    ['/es/elsewhere?lang=ro', 'ro', '/ro'],
    ['/en/%2e%2e%3Cb%3E/x', 'en', '/en'],
  ])('%s is a page in %s with the way to %s', async (url, language, home) => {
    const { statusCode, headers, body } = await open(url);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      404,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(headers['content-language']).toBe(language);
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(`<p><a class="button main" href="${home}">`);
    expect(body).not.toMatch(/\[web\.|\/api lists| style="|<script>|<b>/);
  });

  it.each(['__proto__', '2017-02-30', '2001-01-01', 'latest'])(
    'says of sections of a list of %s that it is not there',
    async (date) => {
      const { statusCode, body } = await open(`/en/cat/lists/standard/${date}/sections`);
      expect([400, 404, 422]).toContain(statusCode);
      expect(body).toContain('<html lang="en">');
    },
  );

  it('has the sections of the federation around it where the address names one', async () => {
    expect((await open('/en/cat/nothing')).body).toContain('href="/en/cat/lists"');
    expect((await open('/en/elsewhere/nothing')).body).not.toContain('/lists"');
  });

  it.each([
    ['/api/nothing', BROWSER],
    ['/api?x=1&nothing', 'application/json'],
    ['/api/cat/nothing', BROWSER],
    ['/en/cat/nothing', '*/*'],
    ['/nothing', 'application/json'],
  ])('%s stays problem+json for whoever accepts %s', async (url, accept) => {
    const answer = await open(url, 'en', accept);
    if (answer.statusCode === 200) return;
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      404,
      'application/problem+json; charset=utf-8',
    ]);
  });

  it('whatever is sent there is answered as to a program', async () => {
    const answer = await server.send({ method: 'POST', url: '/en/cat/nothing', headers: { accept: BROWSER } });
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  });

  it('an address that is too long, or asked for too often, is told as a page as well', async () => {
    const long = await open(`/en/cat/players/${'x'.repeat(201)}`);
    expect([long.statusCode, long.headers['content-type']]).toEqual([414, 'text/html; charset=utf-8']);
    const strict = await testServer({ reads: 1 });
    const ask = () => strict.send({ method: 'GET', url: '/en/cat', headers: { accept: BROWSER } });
    expect((await ask()).statusCode).toBe(200);
    const { statusCode, headers, body } = await ask();
    expect([statusCode, headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
    expect(headers['retry-after']).toBeTruthy();
    expect(body).toContain('<p><a class="button main" href="/en">');
  });
});

describe('half an address', () => {
  it.each(['//elsewhere.example/', '/\\elsewhere.example/', '/', '/en/cat', '/en?next=/x/'])(
    '%s is not taken for one with a slash too many',
    (url) => {
      expect(withoutLastSlash(url)).toBeUndefined();
    },
  );

  it.each([
    ['/en', '/en/cat'],
    ['/ro', '/ro/cat'],
    ['/cat', '/ca/cat'],
    ['/cat?lang=es', '/es/cat'],
    ['/en/', '/en'],
    ['/en/cat/', '/en/cat'],
    ['/en/cat/?x=1', '/en/cat?x=1'],
  ])('%s leads to %s', async (url, to) => {
    const { statusCode, headers } = await open(url);
    expect([statusCode, headers.location]).toEqual([302, to]);
  });
});
