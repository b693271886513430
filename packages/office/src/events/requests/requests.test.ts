import { beforeEach, describe, expect, it } from 'vitest';
import { NOBODY } from '../../access/actor.ts';
import type { TestOffice } from '../../testing/test-office.ts';
import { callRoll } from '../entries/call-roll.ts';
import { entryKind } from '../entries/entry.ts';
import { setAbsence, setPaid } from '../entries/entry-acts.ts';
import { withdrawEntry } from '../entries/withdraw-entry.ts';
import { receiveEvent } from '../file/receive-event.ts';
import { eventFile } from '../file/write-event-file.ts';
import { showEvent } from '../show-event.ts';
import { ARBITER, OTHER_ARBITER, officeWithEvent, officeWithPlayers, pair, playerOf } from '../testing/event-office.ts';
import { askToPlay } from './ask-to-play.ts';
import { confirmRequest, declineRequest } from './request-acts.ts';
import { keepRequestAddress } from './request-addresses.ts';
import { searchRequests, showEntering } from './request-questions.ts';
import { setEntering } from './set-entering.ts';

let office: TestOffice;
const ENTERED = 4;
beforeEach(async () => {
  office = await officeWithEvent(ENTERED);
});

const by = { actor: ARBITER };
const open = async (entering: object = { until: '2017-01-15' }) => {
  const { version } = await office.ask(showEvent, { event: 'open' });
  return office.perform(setEntering, { event: 'open', version, entering }, by);
};
const ask = (name: string, more: object = {}) =>
  office.perform(askToPlay, { event: 'open', name, ...more }, { actor: NOBODY });
const requests = async () => (await office.ask(searchRequests, { event: 'open' }, ARBITER)).requests;
const confirm = async (name: string, player: string | null = null) => {
  const { request, version } = (await requests()).find((each) => each.name === name)!;
  return office.perform(confirmRequest, { event: 'open', request, version, player }, by);
};

describe('a public entry page (D-OFF-625)', () => {
  it('is closed until the arbiter opens it, and again when the first round is paired', async () => {
    expect(await office.codes(ask('Puig, Joana'))).toEqual(['entering-closed']);
    await open({ places: 10 });
    expect(await office.codes(ask('Puig, Joana'))).toEqual(['entering-closed']);
    await open();
    await ask('Puig, Joana');
    await pair(office, 1);
    expect(await office.codes(ask('Puig, Laia'))).toEqual(['entering-closed']);
    expect((await office.ask(showEntering, { event: 'open' }, NOBODY)).isOpen).toBe(false);
  });
  it.each([
    ['2017-01-14', false],
    ['2017-01-15', true],
    ['2017-01-16', true],
  ])('takes requests up to its last day: %s', async (until, isOpen) => {
    await open({ until });
    if (isOpen) await ask('Puig, Joana');
    else expect(await office.codes(ask('Puig, Joana'))).toEqual(['entering-closed']);
  });
  it('is opened by whoever runs the event alone', async () => {
    const work = office.perform(setEntering, { event: 'open', version: 1, entering: {} }, { actor: OTHER_ARBITER });
    expect(await office.codes(work)).toEqual(['not-own-matter']);
    expect(await office.codes(office.ask(searchRequests, { event: 'open' }, OTHER_ARBITER))).toEqual([
      'not-own-matter',
    ]);
  });
});

describe('places go to the entered, then to requests in their order (D-OFF-626)', () => {
  it.each([
    [ENTERED, 'waiting', 1, 0],
    [ENTERED + 1, 'asking', 0, 0],
    [ENTERED + 2, 'asking', 0, 1],
  ])('of %i places', async (places, state, turn, left) => {
    await open({ until: '2017-01-15', places });
    expect((await ask('Puig, Joana')).outcome).toMatchObject({ state, turn });
    expect(await office.ask(showEntering, { event: 'open' }, NOBODY)).toMatchObject({ left, isOpen: true });
  });
  it('whoever waits is not confirmed until somebody leaves, and then moves up', async () => {
    await open({ until: '2017-01-15', places: ENTERED });
    await ask('Puig, Joana');
    expect((await ask('Soler, Pau')).outcome.turn).toBe(2);
    expect(await office.codes(confirm('Puig, Joana'))).toEqual(['request-waits']);
    await office.perform(withdrawEntry, { event: 'open', player: playerOf(1), version: 1 }, by);
    expect(await office.codes(confirm('Soler, Pau'))).toEqual(['request-waits']);
    await confirm('Puig, Joana');
    expect((await requests()).map(({ name, turn }) => [name, turn])).toEqual([['Soler, Pau', 1]]);
  });
  it('a refused request makes room', async () => {
    await open({ until: '2017-01-15', places: ENTERED + 1 });
    await ask('Puig, Joana');
    await ask('Soler, Pau');
    const [{ request, version } = { request: '', version: 0 }] = await requests();
    await office.perform(declineRequest, { event: 'open', request, version }, by);
    expect((await requests()).map(({ name, turn }) => [name, turn])).toEqual([['Soler, Pau', 0]]);
    const again = office.perform(declineRequest, { event: 'open', request, version: version + 1 }, by);
    expect(await office.codes(again)).toEqual(['request-answered']);
  });
});

describe('who it is (D-OFF-629)', () => {
  it('a name alone takes nobody, a number with its name is proposed, and the arbiter says it', async () => {
    await open();
    await office.perform(withdrawEntry, { event: 'open', player: playerOf(1), version: 1 }, by);
    await ask('Cognom1, Nom');
    await ask('Cognom1, Nom', { fideId: '22000001' });
    const [byName, byNumber] = await requests();
    expect(byName).toMatchObject({ candidates: [{ player: 'p01' }], isEntered: false });
    expect(byName).not.toHaveProperty('found');
    expect(byNumber).toMatchObject({ found: 'p01' });
    expect((await confirm('Cognom1, Nom', 'p01')).outcome.player).toBe('p01');
    expect((await requests())[0]).toMatchObject({ isEntered: true });
    expect(await office.codes(confirm('Cognom1, Nom', 'p01'))).toEqual(['entry-exists']);
  });
  it('becomes a guest with the club as told, and without a rating', async () => {
    await open();
    await ask('Puig, Joana', { birthYear: 2001, club: 'CE Sants' });
    const { player } = (await confirm('Puig, Joana')).outcome;
    const { entries } = await office.ask(showEvent, { event: 'open' });
    const entry = entries.find((each) => each.player === player);
    expect(entry).toMatchObject({ name: 'Puig, Joana', club: 'CE Sants' });
    expect(entry).not.toHaveProperty('rating');
  });
  it('the address is seen at the desk alone, and is no part of the record (D-OFF-628)', async () => {
    await open();
    const { outcome, entry } = await ask('Puig, Joana');
    const kept = { event: 'open', request: outcome.request, email: 'joana@example.org', end: outcome.end };
    await keepRequestAddress(office.ports.vault!, 'cat', kept);
    expect((await requests())[0]).toMatchObject({ email: 'joana@example.org' });
    expect(JSON.stringify(entry)).not.toContain('@');
    expect(JSON.stringify(await office.ask(showEntering, { event: 'open' }, NOBODY))).not.toMatch(/@|Puig/);
  });
});

it('the fee is ticked at the desk and no matter of the public (D-OFF-630)', async () => {
  await open({ fee: 12.5, currency: 'EUR' });
  const paid = (isPaid: boolean, version: number) =>
    office.perform(setPaid, { event: 'open', player: playerOf(2), version, paid: isPaid }, by);
  await paid(true, 1);
  expect((await office.ask(showEvent, { event: 'open' }, ARBITER)).desk?.paid).toEqual([playerOf(2)]);
  expect(JSON.stringify(await office.ask(showEvent, { event: 'open' }, NOBODY))).not.toContain('paid');
  await paid(false, 2);
  expect((await office.ask(showEvent, { event: 'open' }, ARBITER)).desk?.paid).toEqual([]);
});

describe('check-in (D-OFF-631)', () => {
  const roll = (round: number, here = false) => office.perform(callRoll, { event: 'open', round, here }, by);
  const absences = async () =>
    (await office.read((reading) => reading.find(entryKind, { key: 'event', equals: 'open' }))).map(
      ({ body }) => body.absences,
    );
  it('has nobody here for the next round until they are ticked, and nobody else is paired', async () => {
    expect((await roll(1)).outcome.changed).toBe(4);
    for (const i of [1, 2])
      await office.perform(setAbsence, { event: 'open', player: playerOf(i), version: 2, rounds: [] }, by);
    expect(await absences()).toEqual([[], [], [1], [1]]);
    expect((await pair(office, 1)).outcome).toMatchObject({ boards: 1 });
  });
  it('has everybody here again', async () => {
    await roll(1);
    expect((await roll(1, true)).outcome.changed).toBe(4);
    expect(await absences()).toEqual([[], [], [], []]);
    expect((await roll(1, true)).outcome.changed).toBe(0);
  });
  it.each([
    [1, ['roll-round']],
    [2, []],
    [3, ['roll-round']],
  ])('is for the next round alone: %i', async (round, refused) => {
    await pair(office, 1);
    if (refused.length === 0) await roll(round);
    else expect(await office.codes(roll(round))).toEqual(refused);
  });
});

describe('requests of an event that goes elsewhere (D-OFF-871)', () => {
  const fileWith = async (...names: readonly string[]) => {
    await open();
    for (const name of names) await ask(name);
    return office.ask(eventFile, { event: 'open' }, ARBITER);
  };
  const received = async (file: Awaited<ReturnType<typeof fileWith>>) => {
    await office.perform(receiveEvent, { file }, by);
    return (await requests()).map(({ request, name }) => [request, name]);
  };

  it('arrive with it, in their order', async () => {
    const file = await fileWith('Puig, Joana', 'Mas, Pol');
    office = await officeWithPlayers(ENTERED);
    expect(await received(file)).toEqual([
      ['open/00001', 'Puig, Joana'],
      ['open/00002', 'Mas, Pol'],
    ]);
  });

  it('stand behind those who asked here, and what was decided here stays', async () => {
    const file = await fileWith('Puig, Joana', 'Mas, Pol');
    office = await officeWithEvent(ENTERED);
    await open();
    for (const name of ['Own, Olga', 'Mas, Pol']) await ask(name);
    const [, pol] = await requests();
    await office.perform(
      declineRequest,
      { event: 'open', request: pol!.request, version: pol!.version },
      { ...by, reason: 'twice' },
    );
    expect(await received(file)).toEqual([
      ['open/00001', 'Own, Olga'],
      ['open/00003', 'Puig, Joana'],
    ]);
  });
});
