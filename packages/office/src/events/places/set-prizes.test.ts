import { type Prize, worthOf } from '@escala/core';
import { forAllAsync } from '@escala/core/testing';
import type { prizeFundSchema } from '@escala/formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { NOBODY } from '../../access/actor.ts';
import { registerClub } from '../../registry/clubs/club-acts.ts';
import type { TestOffice } from '../../testing/test-office.ts';
import { addEntry } from '../entries/add-entry.ts';
import { type EventState, eventKind } from '../event.ts';
import { annulEvent, closeEvent } from '../event-state-acts.ts';
import { receiveEvent } from '../file/receive-event.ts';
import { eventFile } from '../file/write-event-file.ts';
import { amendEvent } from '../settings/amend-event.ts';
import { registerEvent } from '../settings/register-event.ts';
import { showEvent } from '../show-event.ts';
import {
  ARBITER,
  OTHER_ARBITER,
  officeWithEvent,
  officeWithPlayers,
  playerOf,
  playRounds,
  SWISS,
} from '../testing/event-office.ts';
import { setPrizes } from './set-prizes.ts';
import { showPrizes } from './show-standings.ts';

const by = { actor: ARBITER };
/** Prizes by place for everybody, shared equally. */
const byPlace = (prizes: Prize[], currency = 'EUR') => ({
  currency,
  limit: 'one' as const,
  categories: prizes.length === 0 ? [] : [{ name: 'General', sharing: 'equal' as const, prizes }],
});
const EUROS = byPlace([50_000, 30_000, 20_000]);

const eventOf = async (office: TestOffice) => (await office.record(eventKind, 'open'))!;
const versionOf = async (office: TestOffice) => (await eventOf(office)).version;

async function set(office: TestOffice, prizes: z.infer<typeof prizeFundSchema>, actor = ARBITER) {
  return office.perform(setPrizes, { event: 'open', version: await versionOf(office), prizes }, { actor });
}

/** Puts the event directly into a state. */
async function inState(state: EventState, facts = {}) {
  const office = await officeWithEvent(4, facts);
  const { version, body } = await eventOf(office);
  await office.ports.archive.write('cat', (writing) =>
    writing.put(eventKind, 'open', version + 1, version + 1, { ...body, state }),
  );
  return office;
}

const prizesOf = async (office: TestOffice, round?: number) =>
  office.ask(showPrizes, { event: 'open', ...(round && { round }) }, NOBODY);
/** Who takes which prize, in the order of the list. */
const taken = async (office: TestOffice) =>
  (await prizesOf(office)).prizes!.awards.map(({ category, taker, prize }) => [category, taker, prize]);

describe('the prizes of an event', () => {
  it('are on record with who set them, public, and stay when the facts are amended', async () => {
    const office = await officeWithEvent(4);
    const { outcome, entry } = await set(office, EUROS);
    expect(outcome).toEqual({ event: 'open', version: 2 });
    expect(entry).toMatchObject({ kind: 'event.set-prizes', actor: 'ada', subject: { kind: 'event' } });
    await office.perform(amendEvent, { event: 'open', version: 2, facts: { ...SWISS, place: 'Reus' } }, by);
    expect((await office.ask(showEvent, { event: 'open' }, NOBODY)).event).toMatchObject({
      place: 'Reus',
      prizes: EUROS,
    });
  });
  it('are given anew as a whole; none takes them back', async () => {
    const office = await officeWithEvent(4);
    await set(office, EUROS);
    await set(office, byPlace([0], 'RON'));
    expect((await eventOf(office)).body.prizes).toEqual(byPlace([0], 'RON'));
    await set(office, byPlace([], 'RON'));
    expect((await eventOf(office)).body).not.toHaveProperty('prizes');
  });
  it.each([-1, 10.5])('an amount is a whole number of coins and not below zero: not %d', async (amount) => {
    const office = await officeWithEvent(4);
    expect(await office.refusals(set(office, byPlace([amount])))).toMatchObject([
      { field: 'prizes.categories.0.prizes.0' },
    ]);
  });
  it('what the book does not allow and what cannot be is refused line by line', async () => {
    const office = await officeWithEvent(4);
    const [line] = byPlace([100, 101]).categories;
    const categories = [
      line!,
      { ...line!, prizes: [1], sharing: 'hort' as const },
      { ...line!, prizes: [1], under: 14, from: 65 },
    ];
    const refused = await office.refusals(set(office, { ...EUROS, categories }));
    expect(refused).toMatchObject([
      { field: 'prizes.categories.0', values: { finding: 'prizes.rising', line: 1, place: 2 } },
      { field: 'prizes.categories.1', regulation: 'fce-1990', article: 'Desempats 1.6.1' },
      { field: 'prizes.categories.2', values: { finding: 'prizes.nobody' } },
    ]);
    expect(refused[0]).not.toHaveProperty('regulation');
  });
  it('[D-PRZ-5] places that bring less, the same and more than the one before', async () => {
    const office = await officeWithEvent(4);
    await set(office, byPlace([100, 99]));
    await set(office, byPlace([100, 100]));
    expect(await office.refusals(set(office, byPlace([100, 101])))).toMatchObject([
      { values: { place: 2, before: 1 } },
    ]);
  });
  it.each(['eur', 'EU', 'EURO', '€'])('a currency is three capital letters, not %s', async (currency) => {
    const office = await officeWithEvent(4);
    expect(await office.refusals(set(office, byPlace([1], currency)))).toMatchObject([{ field: 'prizes.currency' }]);
  });
  it.each(['registered', 'running', 'closed', 'submitted', 'refused'] as const)(
    '[D-OFF-370] %s: the prizes are open',
    async (state) => {
      expect((await set(await inState(state), EUROS)).outcome).toMatchObject({ event: 'open' });
    },
  );
  it.each(['accepted', 'annulled'] as const)('[D-OFF-370] %s: the prizes stay as they are', async (state) => {
    const office = await inState(state);
    expect(await office.refusals(set(office, EUROS))).toMatchObject([{ code: 'event-state', values: { state } }]);
  });
  it.each(['team', 'match'] as const)('[D-OFF-371] an event of type %s has no table to go by', async (type) => {
    const office = await officeWithEvent(4, { type, system: undefined });
    expect(await office.refusals(set(office, EUROS))).toMatchObject([
      { code: 'prizes-without-table', article: 'Desempats 1.6.1' },
    ]);
  });
  it('are for whoever runs the event, who saw it as it is', async () => {
    const office = await officeWithEvent(4);
    expect(await office.refusals(set(office, EUROS, OTHER_ARBITER))).toMatchObject([{ kind: 'forbidden' }]);
    await set(office, EUROS);
    const late = office.perform(setPrizes, { event: 'open', version: 1, prizes: EUROS }, by);
    expect(await office.refusals(late)).toMatchObject([{ kind: 'conflict', code: 'changed-meanwhile' }]);
    const unknown = office.perform(setPrizes, { event: 'x', version: 1, prizes: EUROS });
    expect(await office.refusals(unknown)).toMatchObject([{ code: 'event-unknown' }]);
  });
  it('go with the event in its file', async () => {
    const office = await officeWithEvent(4);
    await set(office, EUROS);
    await playRounds(office, 1, 1);
    const file = await office.ask(eventFile, { event: 'open' }, ARBITER);
    const to = await officeWithPlayers(4);
    await to.perform(receiveEvent, { file }, by);
    expect((await eventOf(to)).body.prizes).toEqual(EUROS);
    expect(await prizesOf(to)).toEqual(await prizesOf(office));
  });
});

describe('who takes what', () => {
  it('[Desempats 1.6.1] those level on points share, as things stand until the event is over', async () => {
    const office = await officeWithEvent(4);
    expect(await prizesOf(office)).not.toHaveProperty('prizes');
    await set(office, EUROS);
    expect(await prizesOf(office)).toMatchObject({ isFinal: false, prizes: { ...EUROS, round: 0, awards: [] } });
    await playRounds(office, 1, 1);
    const level = {
      prize: 40_000,
      steps: [{ values: { first: 1, last: 2, players: 2 } }, { values: { pool: 80_000 } }],
    };
    expect(await prizesOf(office)).toMatchObject({ isFinal: false, prizes: { awards: [level, level, {}, {}] } });
    await playRounds(office, 2, 3);
    expect(await prizesOf(office)).toMatchObject({ isFinal: false });
    await office.perform(closeEvent, { event: 'open', version: await versionOf(office) }, by);
    expect(await prizesOf(office)).toMatchObject({ isFinal: true });
    expect(await prizesOf(office, 2)).toMatchObject({ isFinal: false });
  });
  it('by sex, age, rating, club and federation as the registry and the entries know them; teams of clubs by their names', async () => {
    const office = await officeWithPlayers(6, (i) => ({
      sex: i % 2 === 0 ? 'f' : 'm',
      ...(i === 5 ? { birthYear: 2005 } : { birthDate: `19${70 + i}-06-01` }),
      nationality: i === 4 ? 'FRA' : 'ESP',
      ...(i === 6 && { fide: undefined }),
    }));
    await office.perform(registerClub, { club: 'sants', name: 'Sants' });
    await office.perform(registerEvent, { event: 'open', facts: SWISS }, by);
    for (let i = 1; i <= 6; i += 1) {
      const facts = { ...(i < 6 && { rating: 2200 - 100 * i }), ...(i > 3 && { club: 'sants' }) };
      await office.perform(addEntry, { event: 'open', player: playerOf(i), facts }, by);
    }
    await playRounds(office, 1, 3);
    const category = (name: string, conditions: object) => ({
      name,
      sharing: 'equal' as const,
      prizes: [9],
      ...conditions,
    });
    const categories = [
      category('Women', { sex: 'f' }),
      category('U18', { under: 18 }),
      category('Low', { highestRating: 1800 }),
      category('Unrated', { unrated: true }),
      category('Abroad', { federation: 'FRA' }),
      category('Sants', { club: 'sants' }),
      category('Team', { teamOf: 3 }),
    ];
    await set(office, { currency: 'EUR', limit: 'every', categories });
    const takers = (await taken(office)).map(([at, taker]) => `${categories[at as number]!.name} ${taker}`);
    expect(takers).toEqual(expect.arrayContaining(['U18 p05', 'Unrated p06', 'Abroad p04', 'Team sants']));
    expect(takers.filter((each) => each.startsWith('Women'))).toContainEqual(expect.stringMatching(/p0[246]/));
    expect(takers.filter((each) => /^Women p0[135]|^Low p0[123]|^Sants p0[123]/.test(each))).toEqual([]);
    expect((await prizesOf(office)).clubs).toEqual({ sants: 'Sants' });
  });
  it('nobody takes anything of an event that was annulled', async () => {
    const office = await officeWithEvent(4);
    await set(office, EUROS);
    await playRounds(office, 1, 1);
    await office.perform(annulEvent, { event: 'open', version: await versionOf(office) }, { reason: 'Void.' });
    expect(await prizesOf(office)).not.toHaveProperty('prizes');
  });
  it('[Desempats 1.6.1] not a coin is lost, whatever the prizes', async () => {
    const office = await officeWithEvent(6);
    await playRounds(office, 1, 2);
    await forAllAsync(
      { of: [fc.array(fc.nat(100_000), { minLength: 1, maxLength: 8 })], numRuns: 25 },
      async (unsorted) => {
        const amounts = unsorted.toSorted((a, b) => b - a);
        await set(office, byPlace(amounts));
        const { awards } = (await prizesOf(office)).prizes!;
        const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
        expect(total(awards.map(({ prize }) => worthOf(prize)))).toBe(total(amounts.slice(0, 6)));
      },
    );
  });
});
