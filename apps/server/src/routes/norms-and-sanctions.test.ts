import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Sender, type TestServer, testServer } from '../testing/test-server.ts';

const DAY = 86_400_000;
const OPPONENTS = Array.from({ length: 9 }, (_, i) => `p${i + 1}`);

let server: TestServer;
let officer: Sender;
beforeEach(async () => {
  server = await testServer();
  officer = await server.as('officer');
});
afterEach(() => server.app.close());

async function act<Outcome>(who: Sender, kind: string, command: object, reason = 'A test.'): Promise<Outcome> {
  const answer = await who.act(kind, { command, reason });
  if (answer.statusCode >= 400) throw new Error(`${kind}: ${answer.body}`);
  return answer.json().outcome as Outcome;
}
const ask = async (path: string) => (await officer.get(path)).json();

/** `p0` has White against one opponent a round, all rated 2275: five and a half points out of nine make a norm. */
async function eventWithNorm(event: string, day: string): Promise<void> {
  const arbiter = await server.as('arbiter');
  const facts = {
    name: `Tancat ${event}`,
    type: 'round-robin',
    ruleFacts: { kind: 'closed', internationalRating: true },
    start: day,
    end: day,
    rounds: 9,
    timeControl: { minutes: 90, increment: 30 },
    arbiters: [],
  };
  await act(arbiter, 'event.register', { event, facts });
  const results = ['1-0', '1-0', '1-0', '1-0', '1-0', '1/2', '0-1', '0-1', '0-1'];
  const text = JSON.stringify({
    format: 'escala/tournament@1',
    name: facts.name,
    system: 'round-robin',
    rounds: 9,
    players: [
      { id: 'p0', category: 'first', rating: 2200 },
      ...OPPONENTS.map((id) => ({ id, category: 'preferent', rating: 2275, club: `club ${id}` })),
    ],
    games: results.map((result, i) => ({ round: i + 1, board: 1, white: 'p0', black: OPPONENTS[i], result })),
  });
  await act(arbiter, 'report.submit', { event, version: 1, from: { kind: 'json', text } });
  const { version, open } = await ask(`/events/${event}/report`);
  for (const { code, article } of open) await act(officer, 'report.waive', { event, version, code, article });
  await act(officer, 'report.accept', { event, version });
}

describe('norms over the years', () => {
  it('[MC norma 4] two seasons without another take the oldest away, on the day after the second', async () => {
    for (const number of [2017, 2018, 2019, 2020])
      await act(officer, 'season.open', { number, from: `${number}-01-01`, to: `${number}-12-31` });
    for (const player of ['p0', ...OPPONENTS])
      await act(officer, 'player.register', { player, name: `Player ${player}`, season: 2017 });
    for (const day of ['13', '14']) {
      await eventWithNorm(`e${day}`, `2017-01-${day}`);
      await act(officer, 'norm.record', { event: `e${day}` });
    }
    const states = async () => (await ask('/players/p0/norms')).norms.map(({ state }: { state: string }) => state);
    expect(await states()).toEqual(['valid', 'valid']);
    expect((await ask('/players/p0/norms')).nextLoss).toBe(2019);
    // Within the second season after, on its last day, and on the next day.
    for (const [days, expected] of [
      [365 * 2, ['valid', 'valid']],
      [350, ['valid', 'valid']],
      [1, ['expired', 'valid']],
    ] as const) {
      server.pass(days * DAY);
      officer = await server.as('officer');
      expect(await states()).toEqual(expected);
    }
    expect((await ask('/titles-due')).due).toEqual([]);
    expect((await ask('/players/p0/norms')).nextLoss).toBe(2021);
    const refused = await officer.act('title.grant-by-norms', { command: { player: 'p0', version: 1 }, reason: 'x' });
    expect(refused.json().problems).toMatchObject([
      { code: 'norms-not-enough', article: 'MC títol 5', message: expect.stringContaining('1') },
    ]);
  });
});

it('[Desempats 1.7.1.1] sanctions count against a player for ever, served or ended; only a quashed one never was', async () => {
  await act(officer, 'player.register', { player: 'p0', name: 'Puig, Anna' });
  const commission = await server.as('committee');
  const counts = async (): Promise<boolean> => (await ask('/sanctions?player=p0')).counts;
  expect(await counts()).toBe(false);
  const impose = async (until?: string) =>
    (
      await act<{ sanction: string }>(commission, 'sanction.impose', {
        player: 'p0',
        decision: 'Two days.',
        imposedOn: '2017-01-10',
        until,
      })
    ).sanction;
  const served = await impose('2017-01-12');
  expect(await counts()).toBe(true);
  await act(commission, 'sanction.lift', { sanction: served, version: 1, as: 'ended' });
  expect(await counts()).toBe(true);
  await act(commission, 'sanction.lift', { sanction: served, version: 2, as: 'quashed' });
  expect(await counts()).toBe(false);
  const officers = await officer.act('sanction.impose', {
    command: { player: 'p0', decision: 'x', imposedOn: '2017-01-10' },
    reason: 'x',
  });
  expect(officers.statusCode).toBe(403);
});
