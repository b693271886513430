import { parsePlayersFile } from '@escala/formats';
import { REGISTER_COLUMNS } from '@escala/office';
import { expect, it } from 'vitest';
import { testServer } from '../testing/test-server.ts';

it('[16.2] the register is a file that can be imported again, with the games of past years, for officers alone', async () => {
  const { as, send } = await testServer();
  const officer = await as('officer');
  const source = { name: 'players.csv', digest: 'a'.repeat(64) };
  const opened = await officer.act('import.open', { id: 'a1', command: { subject: 'players', source } });
  const { import: id } = opened.json().outcome;
  const games = [{ year: 2015, games: 12 }];
  const anna = { line: 2, id: '7', name: '=Puig, Anna', birthDate: '2001-02-03', sex: 'f', fideId: '22000007', games };
  const batch = { import: id, digest: source.digest, batch: 0, rows: [anna] };
  expect((await officer.act('import.players', { id: 'a2', command: batch })).statusCode).toBe(200);
  const file = await officer.get('/players.csv');
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(file.headers['content-disposition']).toMatch(/^attachment; filename="players-\d{4}-\d\d-\d\d\.csv"$/);
  expect(file.headers['cache-control']).toContain('no-store');
  const { players, problems } = parsePlayersFile(file.body, REGISTER_COLUMNS);
  expect(problems).toEqual([]);
  expect(players.find(({ nationalId }) => nationalId === '7')).toMatchObject({
    birthDate: '2001-02-03',
    sex: 'f',
    fideId: '22000007',
    games: [{ year: 2015, games: 12, series: 'standard' }],
  });
  expect((await send({ method: 'GET', url: '/api/cat/players.csv' })).statusCode).toBe(401);
  expect((await (await as('delegate')).get('/players.csv')).statusCode).toBe(403);
});
