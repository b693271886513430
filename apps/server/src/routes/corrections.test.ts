import type { RecordedChange } from '@escala/office';
import { fileEvents, filePlayers } from '@escala/office/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Sender, type TestServer, testServer } from '../testing/test-server.ts';

type EventRecord = Parameters<typeof fileEvents>[1][number];

const DAY = 86_400_000;
const fide = { ratings: [{ from: '2016-01-01', standard: 1900 }] };
const game = (round: number, white: string, black: string): EventRecord['games'][number] => ({
  round,
  white,
  black,
  result: '1-0',
});

const event: EventRecord = {
  id: 'e1',
  name: 'Open',
  type: 'swiss',
  start: '2017-01-20',
  end: '2017-01-20',
  timeControl: { minutes: 90, increment: 30 },
  games: [game(1, 'p0', 'p1'), game(1, 'p2', 'p3')],
};

/** An office over HTTP with four players, an event that counts, and the February list. */
let server: TestServer;
let officer: Sender;
beforeEach(async () => {
  server = await testServer();
  const office = { ports: server.context, federation: 'cat' };
  await filePlayers(
    office,
    ['Ana', 'Biel', 'Carla', 'Dídac', 'Eva'].map((name) => ({ name, fide, federatedOn: '2015-01-10' })),
  );
  await fileEvents(office, [event]);
  server.pass(30 * DAY);
  officer = await server.as('officer');
  const published = await officer.act('list.publish', { command: { series: 'standard', date: '2017-02-01' } });
  expect(published.statusCode, published.body).toBe(200);
});
afterEach(() => server.app.close());

type Lines = { readonly player: string; readonly before: number | null; readonly after: number | null }[];
interface Preview {
  readonly preview: string;
  readonly players: number;
  readonly lists: { readonly series: string; readonly date: string; readonly lines: Lines }[];
}

const preview = (change: unknown) =>
  server.send({ method: 'POST', url: '/api/cat/corrections/preview', headers: officer.headers, payload: { change } });
const confirm = (change: unknown, digest: string) =>
  officer.act('correction.confirm', { command: { change, preview: digest }, reason: 'The sheets.' });
const LIST = '/lists/standard?date=2017-02-01&edition=published';

/** Whom each kind of correction moves on the February list: these players and no others. */
const CASES: readonly (readonly [string, RecordedChange, readonly string[]])[] = [
  ['colours', { kind: 'colours', event: 'e1', round: 1, white: 'p0', black: 'p1' }, []],
  ['identity', { kind: 'identity', event: 'e1', from: 'p1', to: 'p4' }, ['p1', 'p4']],
  // The list that took the games in keeps them, with its original days (D-OFF-403).
  ['dates', { kind: 'dates', event: 'e1', start: '2017-02-03', end: '2017-02-03' }, []],
  ['annulment', { kind: 'annulment', event: 'e1' }, ['p0', 'p1', 'p2', 'p3']],
];

describe('a correction over HTTP', () => {
  it.each(CASES)('of %s is previewed, confirmed and read', async (_kind, change, moved) => {
    const published = (await officer.get(LIST)).json<object>();
    const seen = (await preview(change)).json<Preview>();
    const lines = seen.lists.flatMap((list) => list.lines);
    expect(lines.map(({ player }) => player).sort()).toEqual(moved);
    const outdated = await confirm(change, 'another');
    expect([outdated.statusCode, outdated.json().problems[0].code]).toEqual([409, 'preview-outdated']);
    const confirmed = await confirm(change, seen.preview);
    expect(confirmed.statusCode, confirmed.body).toBe(200);
    const { correction } = confirmed.json<{ outcome: { correction: string } }>().outcome;
    expect((await officer.get(`/corrections/${correction}`)).json()).toMatchObject({
      change,
      reason: 'The sheets.',
      names: { e1: 'Open' },
    });
    const after = (await officer.get(LIST)).json<{ isRevised: boolean; revisions: object[] }>();
    expect(after).toEqual({ ...published, isRevised: moved.length > 0, revisions: after.revisions });
    expect(after.revisions).toHaveLength(Number(moved.length > 0));
    const { steps } = (await officer.get('/lists/standard/differences?date=2017-02-01')).json<{
      steps: { cause: unknown; lines: Lines }[];
    }>();
    expect(steps).toMatchObject(moved.length === 0 ? [] : [{ cause: { correction, change }, lines: {} }]);
    expect(steps.flatMap((step) => step.lines.map(({ player }) => player)).sort()).toEqual(moved);
    const verdict = (await officer.get('/lists/standard/2017-02-01/verification')).json();
    expect(verdict).toMatchObject({ holds: true });
  });

  it('is refused with what is on record where there is nothing to correct', async () => {
    const codes = async (change: unknown): Promise<string[]> => {
      const answer = await preview(change);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      return answer.json<{ problems: { code: string }[] }>().problems.map(({ code }) => code);
    };
    const colours = { kind: 'colours', event: 'e1', round: 1, white: 'p1', black: 'p0' };
    expect(await codes(colours)).toEqual(['game-unknown']);
    expect(await codes({ kind: 'identity', event: 'e1', from: 'p4', to: 'p0' })).toEqual([
      'player-not-in-event',
      'player-in-event',
    ]);
    expect(await codes({ kind: 'dates', event: 'e1', start: '2017-01-20', end: '2017-01-19' })).toEqual([
      'dates-reversed',
    ]);
    expect(await codes({ kind: 'annulment', event: 'e9' })).toEqual(['event-unknown']);
    const annulment = { kind: 'annulment', event: 'e1' };
    await confirm(annulment, (await preview(annulment)).json<Preview>().preview);
    expect(await codes(annulment)).toEqual(['event-annulled']);
  });
});
