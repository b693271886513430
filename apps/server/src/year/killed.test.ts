import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { roundOf } from './testing/chapters/desk.ts';
import { killedAt } from './testing/killed-at.ts';
import { type SmallOffice, smallOffice } from './testing/small-office.ts';

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
