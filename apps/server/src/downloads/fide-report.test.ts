import type { LightMyRequestResponse } from 'fastify';
import { expect, it } from 'vitest';
import { type Sender, SWISS, testServer } from '../testing/test-server.ts';

const answered = (answer: LightMyRequestResponse) => {
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

/** Four players are entered, two of them played. */
async function played() {
  const server = await testServer();
  server.pass(20 * 86_400_000);
  const [officer, arbiter] = [await server.as('officer'), await server.as('arbiter')];
  const act = async (by: Sender, kind: string, command: object) =>
    answered(await by.act(kind, { id: server.context.newId(), reason: 'a test', command }));
  const players = ['1', '2', '3', '4'];
  for (const player of players)
    await act(officer, 'player.register', {
      player,
      name: `Cognom${player}, Nom`,
      birthDate: `200${player}-05-1${player}`,
    });
  await act(arbiter, 'event.register', { event: 'open', facts: { ...SWISS, system: 'fce-1990' } });
  const listed = players.map((player) => ({ player }));
  await act(arbiter, 'entry.add-many', { event: 'open', from: { kind: 'registry', players: listed } });
  await act(arbiter, 'round.pair', { event: 'open', round: 1 });
  const { rounds } = (await arbiter.get('/events/open/rounds')).json();
  const [first, second] = rounds[0].boards;
  const board = { event: 'open', round: 1 };
  await act(arbiter, 'result.enter', { ...board, board: first.board, version: first.version, result: '1-0' });
  const forfeit = { result: '1-0', kind: 'forfeit' };
  await act(arbiter, 'result.enter', { ...board, board: second.board, version: second.version, ...forfeit });
  const there = [first.white, first.black] as string[];
  return { ...server, officer, arbiter, there, away: players.filter((player) => !there.includes(player)) };
}

const dateOf = (player: string) => `200${player}-05-1${player}`;
const inReport = (player: string) => `200${player}/05/1${player}`;

it('the desk reads years; the file for FIDE has the dates of those who play, and the log says who took it (D-OFF-1303)', async () => {
  const { officer, arbiter, there, away, as } = await played();
  const taken = async () => (await officer.get('/acts?kind=event.take-fide-report')).json().acts;
  for (const by of [officer, arbiter])
    for (const path of [
      '/events/open/document',
      '/events/open/trf',
      '/events/open/files/tournament.json',
      '/events/open/file',
    ]) {
      const { body } = await by.get(path);
      for (const player of [...there, ...away]) {
        expect(body, path).not.toContain(dateOf(player));
        expect(body, path).not.toContain(inReport(player));
      }
    }
  expect((await arbiter.get('/events/open/document')).body).toContain('"birthYear":2001');
  expect(await taken()).toEqual([]);

  const report = await arbiter.get('/events/open/files/report.trf');
  for (const player of there) expect(report.body).toContain(inReport(player));
  for (const player of away) expect(report.body).not.toContain(inReport(player));
  expect(await taken()).toMatchObject([
    { actor: arbiter.account, subject: { kind: 'event', id: 'open' }, command: { event: 'open', file: 'report.trf' } },
  ]);
  await officer.get('/events/open/files/report.trf16');
  expect(await taken()).toHaveLength(2);

  for (const other of [await as('public'), await as('arbiter'), await as('administrator')]) {
    const { statusCode, body } = await other.get('/events/open/files/report.trf');
    expect(statusCode).toBe(200);
    for (const player of there) expect(body).not.toContain(`200${player}/`);
  }
  expect(await taken()).toHaveLength(2);
});
