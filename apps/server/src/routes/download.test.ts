import { missing, Refused } from '@escala/office';
import { afterEach, expect, it } from 'vitest';
import { type TestServer, testServer } from '../testing/test-server.ts';
import type { Download } from './download.ts';

let server: TestServer;
let made = 0;
afterEach(() => server.app.close());

const csv: Download = {
  kind: 'federation.show',
  path: '/lists/:series/:date.csv',
  answer: async (_reading, { params }) => {
    if (params.series === 'none') throw new Refused([missing('list-unknown', {})]);
    return {
      contentType: 'text/csv; charset=utf-8',
      etag: `"${params.series}-${params.date}"`,
      immutable: true,
      fileName: `${params.series}-${params.date}.csv`,
      body: async () => {
        made++;
        return Buffer.from(`name,rating\n${params.series},${params.date}\n`);
      },
    };
  },
};
const json: Download = {
  kind: 'account.search',
  path: '/lists/:series/:date.json',
  answer: async () => ({ contentType: 'application/json; charset=utf-8', body: '{}' }),
};

it('a file comes with its name and tag, and is not made for who has it', async () => {
  server = await testServer({}, { downloads: [csv, json] });
  made = 0;
  const url = '/api/cat/lists/standard/2017-02-01.csv';
  const first = await server.send({ url });
  expect(first.body).toBe('name,rating\nstandard,2017-02-01\n');
  expect(first.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="standard-2017-02-01.csv"',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: '"standard-2017-02-01"',
  });
  const again = await server.send({ url, headers: { 'if-none-match': '"standard-2017-02-01"' } });
  expect([again.statusCode, again.body, made]).toEqual([304, '', 1]);
});

it('refuses as questions do', async () => {
  server = await testServer({}, { downloads: [csv, json] });
  expect((await server.send({ url: '/api/cat/lists/none/2017-02-01.csv' })).statusCode).toBe(404);
  expect((await server.send({ url: '/api/cat/lists/standard/2017-02-01.json' })).statusCode).toBe(401);
  const admin = await server.as('administrator');
  const answer = await admin.get('/lists/standard/2017-02-01.json');
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
});
