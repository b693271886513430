import { describe, expect, it } from 'vitest';
import type { Actor } from '../../access/actor.ts';
import { type Player, playerKind } from '../../registry/players/player.ts';
import { imposeSanction, liftSanction } from '../../registry/sanctions/sanction-acts.ts';
import type { TestOffice } from '../../testing/test-office.ts';
import { addEntries } from '../entries/add-entries.ts';
import { addEntry } from '../entries/add-entry.ts';
import { amendEntry } from '../entries/entry-acts.ts';
import { confirmPlace } from '../entries/player-wishes.ts';
import { withdrawEntry } from '../entries/withdraw-entry.ts';
import { acceptReport } from '../reports/accept-report.ts';
import { waiveFinding } from '../reports/refuse-report.ts';
import { submitReport } from '../reports/submit-report.ts';
import { registerEvent } from '../settings/register-event.ts';
import { showEvent } from '../show-event.ts';
import { ARBITER, enterAll, officeWithPlayers, pair, SWISS, testPlayer } from '../testing/event-office.ts';
import { givePlaces } from './give-places.ts';
import { orderOfPlaces } from './order-of-places.ts';

const COMMISSION: Actor = { account: 'carme', roles: ['commission', 'committee'], clubs: [], events: [], player: null };
const by = { actor: COMMISSION, reason: 'Few places.' };

/** All rated 2100 by default. */
async function officeWithLevelField(players: number, more: (i: number) => Partial<Player> = () => ({})) {
  const rated = { id: undefined, ratings: [{ from: '2016-01-01', standard: 2100 }] };
  const office = await officeWithPlayers(players, (i) => ({ fide: { ...rated, id: String(i) }, ...more(i) }));
  await office.perform(registerEvent, { event: 'open', facts: SWISS }, { actor: ARBITER });
  await enterAll(office, players);
  return office;
}

const order = (office: TestOffice, input: object = {}) =>
  office.ask(orderOfPlaces, { event: 'open', ...input }, COMMISSION);
const give = (office: TestOffice, command: object) =>
  office.perform(givePlaces, { event: 'open', version: 0, places: 2, ...command }, by);
const entered = async (office: TestOffice) =>
  (await office.ask(showEvent, { event: 'open' })).entries.map(({ player }) => player);

async function sanction(office: TestOffice, player: string): Promise<string> {
  const decision = { player, decision: 'A month.', imposedOn: '2017-01-10', until: '2017-01-12' };
  return (await office.perform(imposeSanction, decision, by)).outcome.sanction;
}

/** An event of last season won by p03, with p02 second. */
async function lastSeason(office: TestOffice, state: 'submitted' | 'accepted'): Promise<void> {
  const facts = { ...SWISS, name: 'Obert d’abans', type: 'round-robin', system: 'round-robin', rounds: 1 } as const;
  const dates = { start: '2017-01-13', end: '2017-01-13', roundDates: ['2017-01-13'] };
  await office.perform(registerEvent, { event: 'before', facts: { ...facts, ...dates } }, { actor: ARBITER });
  const text = JSON.stringify({
    format: 'escala/tournament@1',
    name: facts.name,
    system: 'round-robin',
    rounds: 1,
    players: [{ id: 'p02' }, { id: 'p03' }],
    games: [{ round: 1, board: 1, white: 'p03', black: 'p02', result: '1-0' }],
  });
  const submitted = { event: 'before', version: 1, from: { kind: 'json', text } } as const;
  const { outcome } = await office.perform(submitReport, submitted, { actor: ARBITER });
  if (state === 'submitted') return;
  const report = { event: 'before', version: 1 };
  for (const { code, article, severity } of outcome.findings)
    if (severity === 'error') await office.perform(waiveFinding, { ...report, code, article }, by);
  await office.perform(acceptReport, report, { reason: 'In order.' });
}

describe('the order of places', () => {
  it('[Desempats 1.7.1.1] who was ever sanctioned comes after, unless the sanction was quashed', async () => {
    const office = await officeWithLevelField(3, (i) => (i === 3 ? { titles: [{ title: 'MC' }] } : {}));
    const first = await sanction(office, 'p03');
    const { lines } = await order(office, { places: 2 });
    expect(lines.map(({ player, has }) => [player, has])).toEqual([
      ['p01', true],
      ['p02', true],
      ['p03', false],
    ]);
    expect(lines[2]).toMatchObject({
      sanctioned: true,
      step: { quantity: 'fce-1990.entry-sanction', articles: ['Normes 4.2.2.1', 'Desempats 1.7.1.1'] },
    });
    await office.perform(liftSanction, { sanction: first, version: 1, as: 'ended' }, by);
    expect((await order(office)).lines.at(-1)).toMatchObject({ player: 'p03', sanctioned: true });
    await office.perform(liftSanction, { sanction: first, version: 2, as: 'quashed' }, by);
    expect((await order(office)).lines[0]).toMatchObject({ player: 'p03', sanctioned: false });
  });

  it('[Desempats 1.7.1.1] sanctions of a duplicate are those of the player', async () => {
    const office = await officeWithLevelField(2);
    await office.ports.archive.write('cat', (writing) => writing.put(playerKind, 'p09', 1, 1, testPlayer(9)));
    await sanction(office, 'p09');
    const merged = testPlayer(9, { mergedInto: 'p01' });
    await office.ports.archive.write('cat', (writing) => writing.put(playerKind, 'p09', 2, 1, merged));
    expect((await order(office)).lines.map(({ player }) => player)).toEqual(['p02', 'p01']);
  });

  it('[Desempats 1.7.1] goes by the rating of the federation where the entry has one (D-OFF-210)', async () => {
    const office = await officeWithLevelField(2);
    expect((await order(office)).lines.map(({ rating }) => rating)).toEqual([2100, 2100]);
    const facts = { rating: 2100, ratings: { catalan: 2101, fide: 2100 } };
    await office.perform(amendEntry, { event: 'open', player: 'p02', version: 1, facts }, { actor: ARBITER });
    expect((await order(office)).lines.map(({ player, rating }) => [player, rating])).toEqual([
      ['p02', 2101],
      ['p01', 2100],
    ]);
  });

  it('[Desempats 1.7.1.3] then by the classification of the event of last season, once it counts', async () => {
    const office = await officeWithLevelField(3);
    expect(await office.refusals(order(office, { previous: 'nothing' }))).toMatchObject([
      { code: 'event-unknown', field: 'previous' },
    ]);
    await lastSeason(office, 'submitted');
    expect(await office.refusals(order(office, { previous: 'before' }))).toMatchObject([
      { code: 'previous-unclassified' },
    ]);
  });

  it('[Desempats 1.7.1.3] the better place first, who did not play last', async () => {
    const office = await officeWithLevelField(3);
    await lastSeason(office, 'accepted');
    const { lines } = await order(office, { previous: 'before' });
    expect(lines.map(({ player, lastPlace }) => [player, lastPlace])).toEqual([
      ['p03', 1],
      ['p02', 2],
      ['p01', undefined],
    ]);
  });

  it('is for the officer and the commission: sanctions are no matter of arbiters', async () => {
    const office = await officeWithLevelField(2);
    const asked = office.ask(orderOfPlaces, { event: 'open' }, ARBITER);
    expect(await office.refusals(asked)).toMatchObject([{ code: 'not-allowed' }]);
  });
});

describe('giving places', () => {
  it('[Desempats 1.7.1.4] a draw is due only where the places end', async () => {
    const office = await officeWithLevelField(3);
    for (const [places, level] of [
      [1, 3],
      [2, 3],
      [3, 0],
    ] as const)
      expect((await order(office, { places })).drawDue).toHaveLength(level);
    expect(await office.refusals(give(office, {}))).toMatchObject([
      { code: 'draw-due', article: 'Desempats 1.7.1.4', field: 'seed' },
    ]);
    const { outcome } = await give(office, { seed: '17-02-01 Lleida' });
    expect(outcome.given).toEqual(
      (await order(office, { seed: '17-02-01 Lleida', places: 2 })).lines
        .filter(({ has }) => has)
        .map(({ player }) => player),
    );
    expect(await entered(office)).toEqual([...outcome.given].sort());
  });

  it('[Normes 4.2.2.1] who was left out takes the place of who renounces, by the same lots', async () => {
    const office = await officeWithLevelField(3);
    const { outcome } = await give(office, { seed: 'drawn' });
    const [renounces] = outcome.given;
    await office.perform(withdrawEntry, { event: 'open', player: renounces!, version: 1 }, { actor: ARBITER });
    expect(await office.refusals(give(office, { version: 1, seed: 'once more' }))).toMatchObject([
      { code: 'seed-drawn', values: { seed: 'drawn' } },
    ]);
    const after = await give(office, { version: 1 });
    expect(after.outcome).toMatchObject({ version: 2, leftOut: [] });
    expect(await entered(office)).toEqual([outcome.given[1]!, outcome.leftOut[0]!].sort());
    expect((await order(office)).decided).toMatchObject({ seed: 'drawn', places: 2 });
  });

  it('[Normes 4.1.2] who is qualified and did not confirm in time has no place to be given: the last day, the day after', async () => {
    const office = await officeWithLevelField(3);
    const qualified = { places: 1, qualified: ['p02'] };
    office.setToday('2017-01-20');
    expect(await office.refusals(give(office, qualified))).toMatchObject([
      { code: 'player-by-the-rules', field: 'qualified.0', article: 'Normes 4.1.2' },
    ]);
    const confirm = { event: 'open', player: 'p02', version: 1, on: '2017-01-19' };
    await office.perform(confirmPlace, confirm, { actor: ARBITER });
    expect((await give(office, qualified)).outcome.given).toEqual(['p02']);
    const other = await officeWithLevelField(3);
    other.setToday('2017-01-19');
    expect((await give(other, qualified)).outcome.given).toEqual(['p02']);
  });

  it('[Normes 4.2.2.1] who is qualified has a place, sanctioned or not', async () => {
    const office = await officeWithLevelField(3);
    await sanction(office, 'p02');
    expect((await give(office, { places: 1, qualified: ['p02'] })).outcome.given).toEqual(['p02']);
    expect(await office.refusals(give(office, { version: 1, places: 1, qualified: ['p02', 'x'] }))).toMatchObject([
      { code: 'entry-unknown', field: 'qualified.1' },
      { code: 'qualified-too-many' },
    ]);
  });

  it('refuses a decision made on an older one, and one after the first pairing', async () => {
    const office = await officeWithLevelField(4);
    await give(office, { seed: 'a' });
    expect(await office.refusals(give(office, {}))).toMatchObject([{ code: 'changed-meanwhile' }]);
    await pair(office, 1);
    expect(await office.refusals(give(office, { version: 1 }))).toMatchObject([{ code: 'event-state' }]);
    expect(await office.refusals(give(office, { event: 'x' }))).toMatchObject([{ code: 'event-unknown' }]);
  });
});

describe('entries beside the places that were given', () => {
  const enter = (office: TestOffice, player: string, reason = '') =>
    office.perform(addEntry, { event: 'open', player }, { actor: ARBITER, reason });
  const refused = async (office: TestOffice, work: Promise<unknown>) =>
    (await office.refusals(work)).map(({ code, field, article }) => [code, field, article]);
  const BARRED = ['place-not-given', 'player', 'Desempats 1.7.1'];
  const REASON = ['entry-beside-places', 'reason', 'Desempats 1.7.1'];

  /** Two places by default for the first players; the others are registered but not entered. */
  async function officeWithFewPlaces(entrants: number, places = 2) {
    const office = await officeWithLevelField(entrants, (i) => ({ fide: { id: String(i) }, ...titled(i) }));
    for (const i of [7, 8, 9])
      await office.ports.archive.write('cat', (writing) => writing.put(playerKind, `p0${i}`, 1, 1, testPlayer(i)));
    await give(office, { places });
    return office;
  }
  const titled = (i: number): Partial<Player> => (i < 3 ? { titles: [{ title: 'MC' }] } : {});

  it('[Desempats 1.7.1] who has no place is not entered by hand, whatever is said (D-OFF-223)', async () => {
    const office = await officeWithFewPlaces(3);
    expect(await entered(office)).toEqual(['p01', 'p02']);
    expect(await refused(office, enter(office, 'p03'))).toEqual([BARRED]);
    expect(await refused(office, enter(office, 'p03', 'A friend.'))).toEqual([BARRED]);
    const from = { kind: 'registry' as const, players: [{ player: 'p03' }, { player: 'p01' }] };
    const many = office.perform(addEntries, { event: 'open', from }, { actor: ARBITER });
    expect(await office.refusals(many)).toMatchObject([{ code: 'entry-exists' }, { code: 'place-not-given' }]);
  });

  it('[Normes 4.2.2.1] not even while a place is vacant; the order fills it', async () => {
    const office = await officeWithFewPlaces(4);
    await office.perform(withdrawEntry, { event: 'open', player: 'p01', version: 1 }, { actor: ARBITER });
    expect(await refused(office, enter(office, 'p04'))).toEqual([BARRED]);
    expect(await refused(office, enter(office, 'p07'))).toEqual([REASON]);
    const { outcome } = await give(office, { version: 1, seed: 'drawn' });
    expect(outcome.given).toHaveLength(2);
    expect(await refused(office, enter(office, outcome.leftOut[0]!))).toEqual([BARRED]);
  });

  it('[Desempats 1.7.1] a second number of who has no place does not help', async () => {
    const office = await officeWithFewPlaces(3);
    const merged = testPlayer(3, { mergedInto: 'p07' });
    await office.ports.archive.write('cat', (writing) => writing.put(playerKind, 'p03', 2, 1, merged));
    expect(await refused(office, enter(office, 'p07', 'Another.'))).toEqual([BARRED]);
  });

  it('who did not ask before comes in with a reason on record (D-OFF-224)', async () => {
    const office = await officeWithFewPlaces(3);
    expect(await refused(office, enter(office, 'p07'))).toEqual([REASON]);
    const { entry } = await enter(office, 'p07', 'Champion of the year before, qualified.');
    expect(entry.reason).toBe('Champion of the year before, qualified.');
    const { outcome } = await give(office, { version: 1, qualified: ['p07'], seed: 'drawn' });
    expect(outcome).toMatchObject({ given: ['p07', expect.any(String)] });
  });

  it('needs no reason while places are left and nobody was left out', async () => {
    const office = await officeWithFewPlaces(2, 4);
    await enter(office, 'p07');
    await enter(office, 'p08');
    expect(await refused(office, enter(office, 'p09'))).toEqual([REASON]);
    await enter(office, 'p09', 'A fifth place, by the organiser.');
  });

  it('needs a reason for anybody once the order is closed by the first pairing', async () => {
    const office = await officeWithFewPlaces(3);
    await pair(office, 1);
    expect(await refused(office, enter(office, 'p03'))).toEqual([REASON]);
    await enter(office, 'p03', 'p01 did not come; first of those left out.');
    expect(await entered(office)).toEqual(['p01', 'p02', 'p03']);
  });
});
