import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../access/actor.ts';
import type { TestOffice } from '../../testing/test-office.ts';
import { annulEvent } from '../annul-event.ts';
import { closeEvent } from '../close-event.ts';
import { type EventState, eventKind } from '../event.ts';
import { receiveEvent } from '../file/receive-event.ts';
import { eventFile } from '../file/write-event-file.ts';
import { amendEvent } from '../settings/amend-event.ts';
import { showEvent } from '../show-event.ts';
import {
  ARBITER,
  OTHER_ARBITER,
  officeWithEvent,
  officeWithPlayers,
  playRounds,
  SWISS,
} from '../testing/event-office.ts';
import { setPrizes } from './set-prizes.ts';
import { showStandings } from './show-standings.ts';

const by = { actor: ARBITER };
const EUROS = { currency: 'EUR', amounts: [50_000, 30_000, 20_000] };

const eventOf = async (office: TestOffice) =>
  (await office.ports.archive.read('cat', (reading) => reading.get(eventKind, 'open')))!;
const versionOf = async (office: TestOffice) => (await eventOf(office)).version;

async function set(office: TestOffice, prizes: { currency: string; amounts: number[] }, actor = ARBITER) {
  return office.perform(setPrizes, { event: 'open', version: await versionOf(office), prizes }, { actor });
}

/** The event in a state that nothing but this test has brought it to. */
async function inState(state: EventState, facts = {}) {
  const office = await officeWithEvent(4, facts);
  const { version, body } = await eventOf(office);
  await office.ports.archive.write('cat', (writing) =>
    writing.put(eventKind, 'open', version + 1, version + 1, { ...body, state }),
  );
  return office;
}

const prizesOf = async (office: TestOffice, round?: number) =>
  (await office.ask(showStandings, { event: 'open', ...(round && { round }) }, NOBODY)).prizes;

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
    await set(office, { currency: 'RON', amounts: [0] });
    expect((await eventOf(office)).body.prizes).toEqual({ currency: 'RON', amounts: [0] });
    await set(office, { currency: 'RON', amounts: [] });
    expect((await eventOf(office)).body).not.toHaveProperty('prizes');
  });
  it('[Desempats 1.6.1] every amount that is no whole number of coins is named; below, at and above zero', async () => {
    const office = await officeWithEvent(4);
    const refused = await office.refusals(set(office, { currency: 'EUR', amounts: [-1, 0, 1, 10.5] }));
    const ofRule = { code: 'by-the-rules', regulation: 'fce-1990', article: 'Desempats 1.6.1' };
    expect(refused).toMatchObject([
      { ...ofRule, field: 'prizes.amounts.0', values: { place: 1, prize: -1 } },
      { ...ofRule, field: 'prizes.amounts.3', values: { place: 4, prize: 10.5 } },
    ]);
  });
  it.each(['eur', 'EU', 'EURO', '€'])('a currency is three capital letters, not %s', async (currency) => {
    const office = await officeWithEvent(4);
    expect(await office.refusals(set(office, { currency, amounts: [1] }))).toMatchObject([
      { field: 'prizes.currency' },
    ]);
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
    expect(await prizesOf(office)).toBeUndefined();
    await set(office, EUROS);
    expect(await prizesOf(office)).toEqual({ ...EUROS, isFinal: false, shares: [] });
    await playRounds(office, 1, 1);
    const level = { firstPlace: 1, lastPlace: 2, pool: 80_000, amount: 40_000 };
    expect(await prizesOf(office)).toMatchObject({ isFinal: false, shares: [level, level, {}, {}] });
    await playRounds(office, 2, 3);
    expect(await prizesOf(office)).toMatchObject({ isFinal: false });
    await office.perform(closeEvent, { event: 'open', version: await versionOf(office) }, by);
    expect(await prizesOf(office)).toMatchObject({ isFinal: true });
    expect(await prizesOf(office, 2)).toMatchObject({ isFinal: false });
  });
  it('nobody takes anything of an event that was annulled', async () => {
    const office = await officeWithEvent(4);
    await set(office, EUROS);
    await playRounds(office, 1, 1);
    await office.perform(annulEvent, { event: 'open', version: await versionOf(office) }, { reason: 'Void.' });
    expect(await prizesOf(office)).toBeUndefined();
  });
  it('[Desempats 1.6.1] not a coin is lost, whatever the prizes', async () => {
    const office = await officeWithEvent(6);
    await playRounds(office, 1, 2);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(100_000), { minLength: 1, maxLength: 8 }), async (amounts) => {
        await set(office, { currency: 'EUR', amounts });
        const { shares } = (await prizesOf(office))!;
        const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
        expect(total(shares.map(({ amount }) => amount))).toBe(total(amounts.slice(0, 6)));
      }),
      { numRuns: 25 },
    );
  });
});
