import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smallDisk } from '@escala/storage/testing';
import { expect, it, onTestFinished } from 'vitest';
import type { Board } from './testing/chapters/desk.ts';
import { killedAt, type Sent, sentAgain } from './testing/killed-at.ts';
import type { Person } from './testing/person.ts';
import { type SmallOffice, smallOffice, through } from './testing/small-office.ts';

const FIRST = ['Aina', 'Biel', 'Carla', 'Dídac', 'Elna', 'Ferran', 'Gala', 'Hug', 'Iris', 'Jordi', 'Kira', 'Lluc'];
const LAST = ['Alsina', 'Bosch', 'Comas', 'Duran', 'Espriu', 'Font', 'Gironès', 'Homs', 'Illa', 'Jover'];
const LINES = FIRST.flatMap((first, i) => LAST.map((last, j) => `${first} ${last} ${1200 + 10 * i + 121 * j}`));
const ROUNDS = 9;
const HOUR = 3_600_000;
const FACTS = {
  name: 'Open',
  rules: 'fide-2026',
  system: 'fide-dutch',
  type: 'swiss',
  start: '2017-03-01',
  end: '2017-03-01',
  rounds: ROUNDS,
  timeControl: { minutes: 15, increment: 10 },
  initialColour: 'white',
};

/** Always the same for the same two players, whoever enters it and wherever. */
function resultOf(white: string, black: string): string {
  const sum = [...`${white}-${black}`].reduce((total, sign) => (total * 31 + sign.charCodeAt(0)) % 9973, 7);
  return ['1-0', '0-1', '1/2', '1-0'][sum % 4]!;
}

interface Entered extends Pick<Board, 'board' | 'version'> {
  readonly result: string;
}

async function played(person: Pick<Person, 'ask'>, event: string, round: number): Promise<Entered[]> {
  const asked = await person.ask<{ rounds: { boards: Board[] }[]; names: Record<string, string> }>('event.rounds', {
    event,
    round,
  });
  return asked.rounds[0]!.boards.map(({ board, version, white, black }) => ({
    ...{ board, version },
    result: resultOf(asked.names[white]!, asked.names[black]!),
  }));
}

const pair = (person: Pick<Person, 'act'>, event: string, round: number) => person.act('round.pair', { event, round });

async function calmly(person: Pick<Person, 'act' | 'ask'>, event: string, from: number, to: number): Promise<void> {
  for (let round = from; round <= to; round++) {
    await pair(person, event, round);
    await person.act('results.enter-many', { event, round, results: await played(person, event, round) });
  }
}

async function oneByOne(person: Person, event: string, round: number): Promise<Sent[]> {
  return (await played(person, event, round)).map((entered) => ({
    kind: 'result.enter',
    id: `${event}-${round}-${entered.board}`,
    command: { event, round, ...entered },
  }));
}

/** Places, points and tie-breaks by name; ids differ on another laptop. */
async function standings(person: Pick<Person, 'ask'>, event: string): Promise<unknown> {
  const { standings: table, names } = await person.ask<{
    standings: { rows: { player: string }[] };
    names: Record<string, string>;
  }>('event.standings', { event });
  return table.rows.map(({ player, ...row }) => ({ ...row, name: names[player] }));
}

async function registered({ officer }: SmallOffice, event: string): Promise<void> {
  await officer.act('event.register', { event, facts: { ...FACTS, arbiters: [officer.account] } });
  await officer.act('entry.add-many', { event, from: { kind: 'lines', text: LINES.join('\n') } });
}

/** Fills the disk to the last byte, until the file is removed. */
function filled(folder: string): () => void {
  const path = join(folder, 'filler');
  const file = openSync(path, 'w');
  for (const size of [1 << 20, 4096])
    try {
      for (;;) writeSync(file, Buffer.alloc(size));
    } catch {}
  closeSync(file);
  return () => rmSync(path);
}

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'escala-rehearsal-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it('[D-OFF-620] nine rounds of 120 players with everything that goes wrong on a day: what was acknowledged is there, and the standings are those of a calm day', async () => {
  const disk = smallDisk(64);
  const office = await smallOffice(join(disk?.folder ?? emptyFolder(), 'escala.db'));
  const { officer } = office;
  await registered(office, 'calm');
  await calmly(officer, 'calm', 1, ROUNDS);
  const event = 'rough';
  await registered(office, event);
  await calmly(officer, event, 1, 1);

  // The battery dies while results are entered.
  await pair(officer, event, 2);
  let running = await killedAt(office, office.first, await oneByOne(officer, event, 2), (answers) =>
    Promise.race(answers),
  );

  // No room on the disk: nothing half-done is acknowledged, and the same is sent again once there is room.
  await pair(officer, event, 3);
  const third = await oneByOne(officer, event, 3);
  if (disk !== undefined) {
    // A new log of the database has no spare room of its own.
    await running.terminate();
    running = await office.another();
    office.use(running);
    await officer.ask('event.show', { event });
    const makeRoom = filled(disk.folder);
    const answers = [];
    for (const { kind, command, id } of third) answers.push(await through(running, office).send(kind, command, id));
    expect(answers.at(-1)).toMatchObject({ status: 503, body: { problems: [{ code: 'storage-disk-full' }] } });
    makeRoom();
    await sentAgain(
      office,
      running,
      third,
      answers.map(({ status }) => status === 200),
    );
  } else await sentAgain(office, running, third, []);

  // The clock is an hour behind for two rounds.
  await running.terminate();
  running = await office.another(undefined, -HOUR);
  office.use(running);
  await calmly(officer, event, 4, 5);
  await running.terminate();
  running = await office.another();
  office.use(running);

  // Two people enter one board differently: both entries are shown, and the arbiter chooses.
  await pair(officer, event, 6);
  const [first, ...others] = await played(officer, event, 6);
  const wrong = first!.result === '1-0' ? '0-1' : '1-0';
  await officer.act('result.enter', { event, round: 6, ...first!, result: wrong });
  const [conflict] = await officer.refused('result.enter', { event, round: 6, ...first! });
  expect(conflict).toMatchObject({ code: 'result-conflict', versions: { theirs: { result: wrong } } });
  const [now] = await played(officer, event, 6);
  await officer.act('result.enter', { event, round: 6, ...now! });
  await officer.act('results.enter-many', { event, round: 6, results: others });

  // The laptop is broken; another one continues from the event file.
  const file = await officer.ask('event.file', { event });
  await calmly(officer, event, 7, ROUNDS);
  const calm = await standings(officer, 'calm');
  expect(calm).toHaveLength(120);
  expect(await standings(officer, event)).toEqual(calm);
  const other = await smallOffice(join(emptyFolder(), 'escala.db'));
  await other.officer.act('event.receive', { file, register: true });
  await calmly(other.officer, event, 7, ROUNDS);
  expect(await standings(other.officer, event)).toEqual(calm);
  // A file does not overwrite what was played here: both are shown,
  // with no difference; then one result that does differ is chosen.
  const back = await other.officer.ask('event.file', { event });
  expect(await officer.refused('event.receive', { file: back })).toMatchObject([{ code: 'event-received' }]);
  expect(await officer.ask('event.compare', { file: back })).toMatchObject({ boards: [], entries: [], rounds: null });
  const [last] = await played(other.officer, event, ROUNDS);
  const turned = last!.result === '1-0' ? '0-1' : '1-0';
  await other.officer.act(
    'result.correct',
    { event, round: ROUNDS, ...last!, result: turned },
    { reason: 'Signed so.' },
  );
  const differing = await other.officer.ask('event.file', { event });
  const shown = await officer.ask<{ seen: string }>('event.compare', { file: differing });
  expect(shown).toMatchObject({
    boards: [{ ours: { result: last!.result }, theirs: { result: turned } }],
    rounds: null,
  });
  await officer.act('event.merge', { file: differing, take: 'all', seen: shown.seen }, { reason: 'The other laptop.' });
  expect(await standings(officer, event)).toEqual(await standings(other.officer, event));
  expect(await standings(officer, event)).not.toEqual(calm);
});
