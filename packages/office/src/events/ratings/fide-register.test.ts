import type { FidePlayer } from '@escala/formats';
import { describe, expect, it } from 'vitest';
import { findInFideRegister, showFideRegister } from '../../fide-register/find-in-fide-register.ts';
import { type Player, playerKind } from '../../registry/players/player.ts';
import { loadRegister } from '../../testing/loaded-register.ts';
import type { TestOffice } from '../../testing/test-office.ts';
import { addEntries } from '../entries/add-entries.ts';
import { addEntry } from '../entries/add-entry.ts';
import { type EventEntry, entryId, entryKind } from '../entries/entry.ts';
import { amendEntry } from '../entries/entry-acts.ts';
import { registerEvent } from '../settings/register-event.ts';
import { ARBITER, enterAll, OTHER_ARBITER, officeWithPlayers, pair, SWISS } from '../testing/event-office.ts';
import { eventFideDifferences, takeFideRatings } from './fide-differences.ts';

const by = { actor: ARBITER };
const NADIA: FidePlayer = {
  ...{ id: '77', name: 'Nova, Nadia', federation: 'AND', title: 'WIM', sex: 'f', birthYear: 1999 },
  ...{ standard: 2210, rapid: 2150, blitz: 2100 },
};
const listedAs = (number: number, more: Partial<FidePlayer>): FidePlayer => ({
  ...{ id: String(22_000_000 + number), name: `Cognom${number}, Nom`, federation: 'CAT', sex: 'm' },
  ...more,
});

async function officeWithRegister(
  listed: readonly FidePlayer[],
  { players = 2, date = '2017-02-01', more = (_: number): Partial<Player> => ({}) } = {},
): Promise<TestOffice> {
  const office = await officeWithPlayers(players, more);
  await loadRegister(office.ports.fidePages!, listed, date);
  await office.perform(registerEvent, { event: 'open', facts: SWISS }, by);
  return office;
}

const entryOf = async (office: TestOffice, player: string): Promise<EventEntry | undefined> =>
  (await office.record(entryKind, entryId('open', player)))?.body;
const enter = (office: TestOffice, ...ids: string[]) =>
  office.perform(addEntries, { event: 'open', from: { kind: 'fide', ids } }, by);

describe('players of FIDE’s list are entered by their number (D-OFF-504)', () => {
  it('as guests with what the list says, where the registry does not know them', async () => {
    const office = await officeWithRegister([NADIA]);
    const { outcome } = await enter(office, '77');
    const [id] = outcome.guests!;
    const player = await office.record(playerKind, id!);
    expect(player?.body).toMatchObject({
      ...{
        name: 'Nova, Nadia',
        birthYear: 1999,
        sex: 'f',
        nationality: 'AND',
        titles: [{ title: 'WIM' }],
        guest: true,
      },
      fide: { id: '77', ratings: [{ from: '2017-02-01', standard: 2210, rapid: 2150, blitz: 2100 }] },
    });
    const { sex: _sex, ...copied } = NADIA;
    expect(await entryOf(office, id!)).toMatchObject({
      ...{ title: 'WIM', rating: 2210, ratingFrom: 'fide' },
      fide: { listed: '2017-02-01', ...copied },
    });
    expect(await office.refusals(enter(office, '77'))).toMatchObject([{ code: 'entry-exists' }]);
  });

  it('says that a list which is later than the event gives no rating (D-OFF-505)', async () => {
    const office = await officeWithRegister([NADIA], { date: '2017-03-01' });
    const add = (player: string) => office.perform(addEntry, { event: 'open', player }, by);
    expect((await add('fide:77')).outcome).toMatchObject({ laterList: '2017-03-01' });
    expect((await add('p01')).outcome).not.toHaveProperty('laterList');
    const inTime = await officeWithRegister([NADIA]);
    const { outcome } = await inTime.perform(addEntry, { event: 'open', player: 'fide:77' }, by);
    expect(outcome).not.toHaveProperty('laterList');
  });

  it('one by one with `fide:` before the number, too', async () => {
    const office = await officeWithRegister([NADIA]);
    const add = (player: string) => office.perform(addEntry, { event: 'open', player }, by);
    const { outcome } = await add('fide:77');
    expect(await entryOf(office, outcome.player)).toMatchObject({ rating: 2210, fide: { id: '77' } });
    expect(await office.refusals(add('fide:78'))).toMatchObject([{ code: 'fide-id-not-listed', field: 'player' }]);
    expect(await office.refusals(add('fide:x'))).toMatchObject([{ code: 'player-unknown', field: 'player' }]);
  });

  it('as the players of the registry whom their number is linked to', async () => {
    const office = await officeWithRegister([listedAs(1, { standard: 2255 })]);
    const { outcome } = await enter(office, '22000001');
    expect(outcome).toMatchObject({ entered: [{ player: 'p01' }] });
    expect(outcome.guests).toBeUndefined();
    expect(await entryOf(office, 'p01')).toMatchObject({ rating: 2255, fide: { standard: 2255 } });
  });

  it.each([
    ['whose number is another person’s there', [listedAs(1, { name: 'Altra, Persona' })], 'player-named-otherwise'],
    ['who may be somebody without a number', [{ ...NADIA, id: '22000001', name: 'Nom Sol' }], 'fide-player-similar'],
    ['who are not on the list', [NADIA], 'fide-id-not-listed'],
  ])('but not %s', async (_who, listed, code) => {
    const more = (): Partial<Player> => (code === 'fide-player-similar' ? { name: 'Sol, Nom', fide: {} } : {});
    const office = await officeWithRegister(listed, { more, players: 1 });
    expect(await office.refusals(enter(office, '22000001'))).toMatchObject([{ code, field: 'from.ids.0' }]);
  });

  it('without ratings of a list that comes after the first day', async () => {
    const office = await officeWithRegister([NADIA], { date: '2017-03-01' });
    const { outcome } = await enter(office, '77');
    const entry = await entryOf(office, outcome.entered[0]!.player);
    expect(entry?.fide).toEqual({
      listed: '2017-03-01',
      id: '77',
      name: 'Nova, Nadia',
      federation: 'AND',
      title: 'WIM',
      birthYear: 1999,
    });
    expect(entry?.rating).toBeUndefined();
  });
});

it('players are found while one types, with whom the registry has under the number', async () => {
  const office = await officeWithRegister([NADIA, listedAs(2, { standard: 2000 })]);
  expect((await office.ask(findInFideRegister, { text: 'cognom2', limit: 5 }, ARBITER)).players).toEqual([
    { ...listedAs(2, { standard: 2000 }), player: 'p02' },
  ]);
  expect((await office.ask(findInFideRegister, { text: 'nova and', limit: 5 }, ARBITER)).players).toEqual([NADIA]);
  expect((await office.ask(showFideRegister, {}, ARBITER)).register).toMatchObject({
    listed: '2017-02-01',
    players: 2,
  });
});

describe('ratings of FIDE’s list are taken over by one act (D-OFF-505)', () => {
  const LISTED = [
    listedAs(1, { standard: 2300, rapid: 2222 }),
    listedAs(2, { standard: 2180 }),
    listedAs(3, { name: 'Altra, Persona', standard: 2500 }),
    { ...NADIA, id: '78', name: 'Cognom5, Nom', birthYear: 1990 },
  ];
  const ready = async (date = '2017-02-01'): Promise<TestOffice> => {
    const more = (i: number): Partial<Player> => (i === 5 ? { fide: {}, birthYear: 1990 } : {});
    const office = await officeWithRegister(LISTED, { players: 5, date, more });
    await enterAll(office, 5);
    return office;
  };
  const take = (office: TestOffice, listed = '2017-02-01', actor = ARBITER) =>
    office.perform(takeFideRatings, { event: 'open', listed }, { actor });

  it('the differences are shown, and they are what changes', async () => {
    const office = await ready();
    const { rows, same, register } = await office.ask(eventFideDifferences, { event: 'open' }, ARBITER);
    expect(register?.listed).toBe('2017-02-01');
    expect([same, rows]).toMatchObject([
      4,
      [
        { player: 'p01', state: 'changed', before: { standard: 2190 }, after: { standard: 2300, rapid: 2222 } },
        { player: 'p03', state: 'other-name', listedName: 'Altra, Persona' },
        { player: 'p04', state: 'not-listed', fideId: '22000004' },
        { player: 'p05', state: 'perhaps', fideId: '78', listedName: 'Cognom5, Nom' },
      ],
    ]);
    const { outcome } = await take(office);
    // The second player has the same ratings, from a newer list.
    expect(outcome).toEqual({ event: 'open', listed: '2017-02-01', changed: 2 });
    expect(await entryOf(office, 'p01')).toMatchObject({
      rating: 2300,
      ratings: { fide: 2300 },
      fide: { rapid: 2222 },
    });
    expect(await entryOf(office, 'p02')).toMatchObject({ rating: 2180, fide: { listed: '2017-02-01' } });
    expect(await entryOf(office, 'p03')).toMatchObject({ rating: 2170, fide: { listed: '2016-01-01' } });
    expect((await office.ask(eventFideDifferences, { event: 'open' }, ARBITER)).rows).toHaveLength(3);
    expect((await take(office)).outcome.changed).toBe(0);
  });

  it('a rating that somebody told stays', async () => {
    const office = await ready();
    await office.perform(amendEntry, { event: 'open', player: 'p01', version: 1, facts: { rating: 2001 } }, by);
    await take(office);
    expect(await entryOf(office, 'p01')).toMatchObject({ rating: 2001, fide: { standard: 2300 } });
  });

  it('never after the first pairing, of a list that came later or that nobody looked at, nor by others', async () => {
    const office = await ready();
    expect(await office.refusals(take(office, '2017-01-01'))).toMatchObject([{ code: 'fide-register-changed' }]);
    expect(await office.refusals(take(office, '2017-02-01', OTHER_ARBITER))).toMatchObject([{ kind: 'forbidden' }]);
    await pair(office, 1);
    expect(await office.refusals(take(office))).toMatchObject([{ code: 'fide-ratings-paired' }]);
    const later = await ready('2017-03-01');
    expect(await later.refusals(take(later, '2017-03-01'))).toMatchObject([{ code: 'fide-list-after-start' }]);
    const none = await officeWithPlayers(1);
    await none.perform(registerEvent, { event: 'open', facts: SWISS }, by);
    expect(await none.refusals(take(none))).toMatchObject([{ code: 'fide-register-empty' }]);
  });
});
