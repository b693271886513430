import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { roundOf } from './testing/chapters/desk.ts';
import type { OfficeProcess } from './testing/office-process.ts';
import type { Answered } from './testing/person.ts';
import { type SmallOffice, smallOffice, through } from './testing/small-office.ts';

interface Sent {
  readonly kind: string;
  readonly id: string;
  readonly command: unknown;
}

/** Sends everything at once and kills the server at a moment; then sends all of it again, with the same ids, to the next one. */
async function killedAt(
  office: SmallOffice,
  running: OfficeProcess,
  sent: readonly Sent[],
  moment: (answers: readonly Promise<unknown>[]) => Promise<unknown>,
): Promise<OfficeProcess> {
  const before = through(running, office);
  const answers = sent.map(({ kind, id, command }) =>
    before.send(kind, command, id).then(
      ({ status }) => status === 200,
      () => false,
    ),
  );
  await moment(answers);
  await running.kill();
  const acknowledged = await Promise.all(answers);
  const next = await office.another();
  office.use(next);
  const after = through(next, office);
  for (const [i, { kind, id, command }] of sent.entries()) {
    const answer = await after.send(kind, command, id);
    expect(answer.status, answer.text).toBe(200);
    if (acknowledged[i]) expect((answer.body as Answered<unknown>).again, id).toBe(true);
  }
  return next;
}

async function onSqlite(): Promise<SmallOffice> {
  const folder = mkdtempSync(join(tmpdir(), 'escala-killed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return smallOffice(join(folder, 'escala.db'));
}

it('killed while results are entered: what was acknowledged is there, the rest is sent again with the same ids', async () => {
  const office = await onSqlite();
  const { officer } = office;
  await officer.act('round.pair', { event: 'obert', round: 1 });
  const { boards } = await roundOf(officer, 'obert', 1);
  const sent = boards.map(({ board, version }) => ({
    kind: 'result.enter',
    id: `board-${board}`,
    command: { event: 'obert', round: 1, board, version, result: '1/2' },
  }));
  await killedAt(office, office.first, sent, (answers) => Promise.race(answers));
  const after = await roundOf(officer, 'obert', 1);
  expect(after.boards.map(({ result }) => result)).toEqual(boards.map(() => '1/2'));
});

it('killed while lists are published: each is out wholly or not at all, and the same act brings it about once', async () => {
  const office = await onSqlite();
  const { officer } = office;
  let running = office.first;
  for (const [series, milliseconds] of [
    ['standard', 5],
    ['rapid', 30],
  ] as const) {
    const command = { series, date: '2017-02-01' };
    const publish = { kind: 'list.publish', id: `${series}-february`, command };
    running = await killedAt(office, running, [publish], () => sleep(milliseconds));
    expect(await officer.ask('list.verify', command)).toMatchObject({ holds: true });
  }
  expect(await officer.ask('list.search')).toMatchObject({ lists: [{}, {}] });
  expect(await officer.ask('act.search', { kind: 'list.publish' })).toMatchObject({ acts: [{}, {}] });
});
