import { describe, expect, it } from 'vitest';
import { playerKind } from '../../registry/players/player.ts';
import type { TestOffice } from '../../testing/test-office.ts';
import { registerEvent } from '../settings/register-event.ts';
import {
  ARBITER,
  enterRound,
  OTHER_ARBITER,
  officeWithEvent,
  officeWithPlayers,
  pair,
  SWISS,
  testPlayer,
} from '../testing/event-office.ts';
import { addEntries } from './add-entries.ts';
import { addEntry } from './add-entry.ts';
import { entryKind } from './entry.ts';
import { amendEntry } from './entry-acts.ts';
import { giveNumbers } from './give-numbers.ts';

const by = { actor: ARBITER };

async function withoutEntries(players: number): Promise<TestOffice> {
  const office = await officeWithPlayers(players);
  await office.perform(registerEvent, { event: 'open', facts: SWISS }, by);
  return office;
}

const trfRow = (number: number, player: number): string =>
  `001 ${String(number).padStart(4)}      ${`Cognom${player}, Nom`.padEnd(33)} 2100 ESP ${String(22_000_000 + player).padStart(11)}            0.0 ${String(number).padStart(4)}`;

/** A report with these players, the strongest with the last number. */
const report = (...players: number[]) => ({
  kind: 'trf' as const,
  text: `012 Obert\n${players.map((player, i) => `${trfRow(i + 1, player)}\n`).join('')}`,
});

const numbersOf = async (office: TestOffice): Promise<Record<string, number | undefined>> => {
  const entries = await office.read((reading) => reading.find(entryKind, { key: 'event', equals: 'open' }));
  return Object.fromEntries(entries.map(({ body }) => [body.player, body.number]));
};

const enterReport = (office: TestOffice, ...players: number[]) =>
  office.perform(addEntries, { event: 'open', from: report(...players) }, by);
const enterCsv = (office: TestOffice, text: string) =>
  office.perform(addEntries, { event: 'open', from: { kind: 'csv', text } }, by);

describe('[D-OFF-270] start numbers of a report', () => {
  it('are the pairing numbers where nobody else is entered, or the others have other numbers', async () => {
    const office = await withoutEntries(6);
    const first = await enterReport(office, 2, 1);
    expect(first.outcome.numbers).toBe('of-file');
    const text = `012 Obert\n${trfRow(3, 4)}\n${trfRow(4, 3)}\n`;
    const { outcome } = await office.perform(addEntries, { event: 'open', from: { kind: 'trf', text } }, by);
    expect(outcome.numbers).toBe('of-file');
    expect(await numbersOf(office)).toEqual({ p01: 2, p02: 1, p03: 4, p04: 3 });
  });

  it('are left out beside entries without numbers, and the round can be paired', async () => {
    const office = await withoutEntries(6);
    await office.perform(addEntry, { event: 'open', player: 'p05' }, by);
    await office.perform(addEntry, { event: 'open', player: 'p06' }, by);
    const { outcome } = await enterReport(office, 4, 3, 2, 1);
    expect(outcome).toMatchObject({ numbers: 'by-rating', entered: Array(4).fill({}) });
    expect(new Set(Object.values(await numbersOf(office)))).toEqual(new Set([undefined]));
    expect((await pair(office, 1)).outcome.boards).toBe(3);
  });

  it('that clash before the first pairing leave nobody with one: all are given by rating', async () => {
    const office = await withoutEntries(6);
    await enterReport(office, 2, 1);
    const { outcome } = await enterReport(office, 4, 3);
    expect(outcome.numbers).toBe('by-rating');
    expect(new Set(Object.values(await numbersOf(office)))).toEqual(new Set([undefined]));
    expect((await pair(office, 1)).outcome.boards).toBe(2);
  });

  it('that clash later give way to the next ones; those that stand stay', async () => {
    const office = await withoutEntries(6);
    await enterReport(office, 4, 3, 2, 1);
    await pair(office, 1);
    await enterRound(office, 1);
    expect((await enterReport(office, 6, 5)).outcome.numbers).toBe('next');
    expect(await numbersOf(office)).toMatchObject({ p04: 1, p01: 4, p06: 5, p05: 6 });
  });

  it('are not given twice by hand', async () => {
    const office = await withoutEntries(6);
    await enterReport(office, 2, 1);
    const add = office.perform(addEntry, { event: 'open', player: 'p03', facts: { number: 2 } }, by);
    expect(await office.refusals(add)).toMatchObject([
      { code: 'number-taken', values: { number: 2, name: 'Cognom1, Nom' } },
    ]);
  });
});

describe('all numbers by rating', () => {
  it('in one act before the first pairing, after which the round can be paired', async () => {
    const office = await officeWithEvent(4);
    const facts = { number: 1, rating: 2100 };
    await office.perform(amendEntry, { event: 'open', player: 'p04', version: 1, facts }, by);
    const [refusal] = await office.refusals(pair(office, 1));
    expect(refusal).toMatchObject({
      values: { finding: 'fce-1990.swiss.numbers-partial', players: 'Cognom1, Nom; Cognom2, Nom; Cognom3, Nom' },
    });
    expect((await office.perform(giveNumbers, { event: 'open' }, by)).outcome).toEqual({ event: 'open', freed: 1 });
    expect((await pair(office, 1)).outcome.boards).toBe(2);
    expect(await office.refusals(office.perform(giveNumbers, { event: 'open' }, by))).toMatchObject([
      { code: 'numbers-paired', values: { paired: 1 } },
    ]);
  });

  it('is a matter of the event’s arbiters', async () => {
    const office = await officeWithEvent(2);
    const other = office.perform(giveNumbers, { event: 'open' }, { actor: OTHER_ARBITER });
    expect(await office.refusals(other)).toMatchObject([{ code: 'not-own-matter' }]);
    expect(await office.refusals(office.perform(giveNumbers, { event: 'no' }))).toMatchObject([
      { code: 'event-unknown' },
    ]);
  });

  it('a pairing that one player stands against names them', async () => {
    const office = await officeWithEvent(4);
    const facts = { title: 'XX' };
    await office.perform(amendEntry, { event: 'open', player: 'p04', version: 1, facts }, by);
    expect(await office.refusals(pair(office, 1))).toMatchObject([
      { code: 'player-by-the-rules', values: { name: 'Cognom4, Nom', finding: 'fce-1990.swiss.title-unknown' } },
    ]);
  });
});

describe('[D-OFF-271] an id and the name beside it', () => {
  it('have to be one person’s, both are named where they are not', async () => {
    const office = await withoutEntries(3);
    const refusals = await office.refusals(
      enterCsv(office, 'ID;FIDE ID;Nom\np01;;Cognom2, Nom\n;22000003;Roca, Anna\np02;;nom cognom2\n'),
    );
    expect(refusals).toMatchObject([
      {
        code: 'player-named-otherwise',
        field: 'from.text.line-2',
        values: { id: 'p01', name: 'Cognom2, Nom', holder: 'Cognom1, Nom' },
      },
      {
        code: 'player-named-otherwise',
        field: 'from.text.line-3',
        values: { id: '22000003', name: 'Roca, Anna', holder: 'Cognom3, Nom' },
      },
    ]);
  });

  it('a report’s number that is the own id of one and the FIDE id of another is whose name it is', async () => {
    const office = await withoutEntries(2);
    await office.ports.archive.write('cat', (writing) =>
      writing.put(playerKind, '22000002', 1, 1, testPlayer(9, { name: 'Roca, Anna', fide: undefined })),
    );
    const { outcome } = await enterReport(office, 2);
    expect(outcome.entered).toMatchObject([{ player: 'p02' }]);
  });

  it('an id that nobody has leaves the name, which is told', async () => {
    const office = await withoutEntries(2);
    const { outcome } = await enterCsv(office, 'ID;Nom\np99;Nom Cognom1\np02;Cognom2, Nom\n');
    expect(outcome.entered.map(({ player }) => player)).toEqual(['p01', 'p02']);
    expect(outcome.byName).toEqual([{ id: 'p99', name: 'Cognom1, Nom', player: 'p01' }]);
  });

  it('a year of birth is compared where the registry knows one', async () => {
    const office = await officeWithPlayers(2, (i) => ({ name: 'Puig, Anna', birthYear: 1990 + i }));
    await office.perform(registerEvent, { event: 'open', facts: SWISS }, by);
    const { outcome } = await enterCsv(office, 'Nom;Any\nAnna Puig;1992\n');
    expect(outcome.entered).toMatchObject([{ player: 'p02' }]);
  });
});

describe('columns of a list', () => {
  it('that are not known are named, where it is entered and where it is refused', async () => {
    const office = await withoutEntries(2);
    expect((await enterCsv(office, 'Nom;Telèfon\nCognom1, Nom;123\n')).outcome.passedOver).toEqual(['Telèfon']);
    expect(await office.refusals(enterCsv(office, 'Nom;Matrícula\nNingú;2\n'))).toMatchObject([
      { code: 'player-not-registered' },
      { code: 'file-fault', field: 'from.text.headings', values: { heading: 'Matrícula' } },
    ]);
  });

  it('[D-OFF-272] named for a number alone are ids unless they count the rows', async () => {
    const office = await withoutEntries(3);
    const { outcome } = await enterCsv(office, 'Número;Nom\np03;Cognom3, Nom\np01;Cognom1, Nom\n');
    expect(outcome.entered.map(({ player }) => player)).toEqual(['p03', 'p01']);
    expect(outcome).not.toHaveProperty('byName');
    const counted = await enterCsv(office, 'Nr;Nom\n1;Cognom2, Nom\n');
    expect(counted.outcome).not.toHaveProperty('byName');
  });
});
