import { describe, expect, it } from 'vitest';
import { mergePlayer } from '../../registry/merging/merge-player.ts';
import { playerKind } from '../../registry/players/player.ts';
import type { TestOffice } from '../../testing/test-office.ts';
import { registerEvent } from '../settings/register-event.ts';
import {
  ARBITER,
  officeWithEvent,
  officeWithPlayers,
  pair,
  playerOf,
  playRounds,
  SWISS,
  testPlayer,
} from '../testing/event-office.ts';
import { addEntries } from './add-entries.ts';
import { addEntry } from './add-entry.ts';
import { type EventEntry, entryId, entryKind } from './entry.ts';
import { amendEntry, setAbsence } from './entry-acts.ts';
import { returnEntry, withdrawEntry } from './withdraw-entry.ts';

const by = { actor: ARBITER };
const entryOf = async (office: TestOffice, player: string): Promise<EventEntry | undefined> =>
  (await office.record(entryKind, entryId('open', player)))?.body;

async function withoutEntries(players: number): Promise<TestOffice> {
  const office = await officeWithPlayers(players);
  await office.perform(registerEvent, { event: 'open', facts: SWISS }, by);
  return office;
}

describe('entering a player', () => {
  it('whose duplicate is entered is refused: one person plays once (D-OFF-181)', async () => {
    const office = await withoutEntries(3);
    await office.perform(addEntry, { event: 'open', player: 'p02' }, by);
    const merge = { kept: 'p01', version: 1, duplicate: 'p02', duplicateVersion: 1, evenIf: ['fide-ids' as const] };
    await office.perform(mergePlayer, merge, { reason: 'One person.' });
    const both = { kind: 'registry' as const, players: [{ player: 'p01' }, { player: 'p03' }] };
    expect(await office.refusals(office.perform(addEntry, { event: 'open', player: 'p01' }, by))).toMatchObject([
      { code: 'entry-exists', values: { id: 'p02' } },
    ]);
    expect(await office.refusals(office.perform(addEntries, { event: 'open', from: both }, by))).toMatchObject([
      { code: 'entry-exists', field: 'from.players.0.player' },
    ]);
  });

  it('warns of a namesake who is in already and whose birth does not speak against it (D-OFF-432)', async () => {
    const births = [1990, 1990, 1991, undefined];
    const office = await officeWithPlayers(4, (i) => ({
      name: i === 2 ? 'Anna Puig' : 'Puig, Anna',
      birthYear: births[i - 1],
    }));
    await office.perform(registerEvent, { event: 'open', facts: SWISS }, by);
    const add = async (player: string) =>
      (await office.perform(addEntry, { event: 'open', player }, by)).outcome.namesake;
    expect(await add('p01')).toBeUndefined();
    expect(await add('p03')).toBeUndefined();
    expect(await add('p02')).toEqual({ player: 'p01', name: 'Puig, Anna' });
    expect(await add('p04')).toEqual({ player: 'p01', name: 'Puig, Anna' });
  });

  it('copies the ratings of the list that is in force when the event starts, of all rhythms (D-OFF-500)', async () => {
    const before = { from: '2017-02-01', standard: 2100, rapid: 2050, blitz: 1990 };
    const after = { from: '2017-02-04', standard: 2111 };
    const office = await officeWithPlayers(1, () => ({ fide: { id: '22000001', ratings: [before, after] } }));
    await office.perform(registerEvent, { event: 'open', facts: SWISS }, by);
    await office.perform(addEntry, { event: 'open', player: 'p01' }, by);
    const { from: listed, ...ratings } = before;
    expect((await entryOf(office, 'p01'))?.fide).toEqual({ listed, id: '22000001', ...ratings });
  });

  it('takes over what the registry knows, and says whether there is a licence', async () => {
    const office = await officeWithPlayers(2, (i) => (i === 2 ? { licences: {}, titles: [{ title: 'IM' }] } : {}));
    await office.perform(registerEvent, { event: 'open', facts: SWISS }, by);
    const first = await office.perform(addEntry, { event: 'open', player: 'p01' }, by);
    const second = await office.perform(addEntry, { event: 'open', player: 'p02', facts: { category: 'first' } }, by);
    expect([first.outcome.licence, second.outcome.licence]).toEqual([true, false]);
    expect(await entryOf(office, 'p01')).toMatchObject({
      rating: 2190,
      ratings: { fide: 2190 },
      club: 'club-1',
      order: 0,
    });
    expect(await entryOf(office, 'p02')).toMatchObject({ title: 'MI', category: 'first', order: 1, absences: [] });
  });

  it('refuses who is unknown, merged or there already', async () => {
    const office = await officeWithPlayers(2, (i) => (i === 2 ? { mergedInto: 'p01' } : {}));
    await office.perform(registerEvent, { event: 'open', facts: SWISS }, by);
    const add = (player: string) => office.perform(addEntry, { event: 'open', player }, by);
    await add('p01');
    expect(await office.refusals(add('p01'))).toMatchObject([{ code: 'entry-exists' }]);
    expect(await office.refusals(add('p02'))).toMatchObject([{ code: 'player-merged', values: { kept: 'p01' } }]);
    expect(await office.refusals(add('p03'))).toMatchObject([{ kind: 'missing', code: 'player-unknown' }]);
  });

  it('[Suis 17] a late entry plays from the next round on; a league has none', async () => {
    const office = await officeWithEvent(8);
    await playRounds(office, 1, 1);
    await office.ports.archive.write('cat', async (writing) => {
      await writing.put(playerKind, 'p09', 1, 1, testPlayer(9));
    });
    await office.perform(addEntry, { event: 'open', player: 'p09' }, by);
    expect(await entryOf(office, 'p09')).toMatchObject({ firstRound: 2 });
    const league = await officeWithEvent(4, { system: 'round-robin', type: 'round-robin' });
    await pair(league, 1);
    expect(await league.refusals(league.perform(addEntry, { event: 'open', player: 'p09' }, by))).toMatchObject([
      { code: 'late-entry-schedule' },
      { code: 'player-unknown' },
    ]);
  });

  it.each([
    [2, undefined, []],
    [3, undefined, [{ code: 'late-entry-over', values: { rounds: 3 }, field: 'firstRound' }]],
    [1, 3, []],
    [1, 4, [{ code: 'late-entry-over' }]],
  ])('nobody joins after the last of three rounds: %i paired, from %s', async (paired, firstRound, refused) => {
    const office = await officeWithEvent(8);
    await playRounds(office, 1, paired);
    await office.ports.archive.write('cat', async (writing) => {
      await writing.put(playerKind, 'p09', 1, 1, testPlayer(9));
    });
    const add = office.perform(addEntry, { event: 'open', player: 'p09', ...(firstRound && { firstRound }) }, by);
    if (refused.length > 0) expect(await office.refusals(add)).toMatchObject(refused);
    else expect((await add).outcome).toMatchObject({ player: 'p09' });
  });
});

const trfRow = (number: number, id: string, name: string): string =>
  `001 ${String(number).padStart(4)}      ${name.padEnd(33)} 2100 ESP ${id.padStart(11)}            0.0 ${String(number).padStart(4)}`;

describe('entering a list', () => {
  it('reads a CSV, players by id, FIDE id or whole name', async () => {
    const office = await withoutEntries(3);
    const text = 'ID;FIDE ID;Nom;Categoria\np01;;NÓM Cognom1;primera\n;22000002;Cognom2, N.;\n;;cognom3 nom;\n';
    const { outcome } = await office.perform(addEntries, { event: 'open', from: { kind: 'csv', text } }, by);
    expect(outcome.entered.map(({ player }) => player)).toEqual(['p01', 'p02', 'p03']);
    expect(await entryOf(office, 'p01')).toMatchObject({ category: 'primera', rating: 2190 });
  });

  it('warns of a namesake in the same list, and of nobody whose entry was taken back (D-OFF-432)', async () => {
    const office = await officeWithPlayers(3, (i) => ({ name: i === 3 ? 'Roca, Pau' : 'Puig, Anna', birthYear: 1990 }));
    await office.perform(registerEvent, { event: 'open', facts: SWISS }, by);
    const enter = async (...players: string[]) => {
      const from = { kind: 'registry' as const, players: players.map((player) => ({ player })) };
      const { outcome } = await office.perform(addEntries, { event: 'open', from }, by);
      return outcome.entered.map(({ namesake }) => namesake?.player);
    };
    expect(await enter('p01', 'p02', 'p03')).toEqual([undefined, 'p01', undefined]);
    for (const player of ['p01', 'p02'])
      await office.perform(withdrawEntry, { event: 'open', player, version: 1 }, { ...by, reason: 'Ill.' });
    expect(await enter('p02')).toEqual([undefined]);
  });

  it('tells every fault with its line and everybody who is not registered, and enters nobody', async () => {
    const office = await withoutEntries(2);
    const text = 'ID;Nom;Elo\np01;Cognom1, Nom;molt\np99;Ningú;1800\n;Un altre;\n';
    const refusals = await office.refusals(
      office.perform(addEntries, { event: 'open', from: { kind: 'csv', text } }, by),
    );
    expect(refusals.map(({ code }) => code)).toEqual(['file-fault', 'player-not-registered', 'player-not-registered']);
    expect(refusals[0]?.values).toMatchObject({ fault: 'entries-not-a-rating', line: 2, column: 18 });
    expect(refusals.map(({ field }) => field)).toEqual(['from.text.line-2', 'from.text.line-3', 'from.text.line-4']);
    expect(await entryOf(office, 'p01')).toBeUndefined();
  });

  it('leaves out what whoever sends it says, by lines of a CSV and by numbers of a report, faults too', async () => {
    const office = await withoutEntries(3);
    const text = 'ID;Nom;Elo\np01;Cognom1, Nom;molt\np99;Ningú;1800\np02;Cognom2, Nom;\n';
    const from = { kind: 'csv' as const, text, leaveOut: [2, 3] };
    const { outcome } = await office.perform(addEntries, { event: 'open', from }, by);
    expect(outcome.entered.map(({ player }) => player)).toEqual(['p02']);
    const report = `012 Obert\n${trfRow(1, '99', 'Ningú')}\n${trfRow(2, '22000003', 'Cognom3, Nom')}\n`;
    const trf = { kind: 'trf' as const, text: report, leaveOut: [1] };
    const second = await office.perform(addEntries, { event: 'open', from: trf }, by);
    expect(second.outcome.entered.map(({ player }) => player)).toEqual(['p03']);
  });

  it('does not choose between namesakes', async () => {
    const office = await officeWithPlayers(2, () => ({ name: 'Puig, Anna' }));
    await office.perform(registerEvent, { event: 'open', facts: SWISS }, by);
    const from = { kind: 'csv' as const, text: 'Nom;Club\nPuig, Anna;x\n' };
    expect(await office.refusals(office.perform(addEntries, { event: 'open', from }, by))).toMatchObject([
      { code: 'player-ambiguous', values: { candidates: 'p01, p02' } },
    ]);
  });

  it('reads the players of a report, with their start numbers', async () => {
    const office = await withoutEntries(2);
    const text = `012 Obert\n${trfRow(1, '22000002', 'Cognom2, Nom')}\n${trfRow(2, '22000001', 'Cognom1, Nom')}\n`;
    await office.perform(addEntries, { event: 'open', from: { kind: 'trf', text } }, by);
    expect(await entryOf(office, 'p02')).toMatchObject({ number: 1, rating: 2100 });
  });

  it('names a player twice on one list', async () => {
    const office = await withoutEntries(1);
    const from = { kind: 'registry' as const, players: [{ player: 'p01' }, { player: 'p01' }] };
    expect(await office.refusals(office.perform(addEntries, { event: 'open', from }, by))).toMatchObject([
      { code: 'entry-repeated', field: 'from.players.1.player', values: { of: 'players', at: 1 } },
    ]);
    const text = 'Nom;Id\nCognom1, Nom;p01\nCognom1, Nom;p01\nCognom1, Nom;p01\n';
    const csv = office.perform(addEntries, { event: 'open', from: { kind: 'csv', text } }, by);
    expect(await office.refusals(csv)).toMatchObject([
      { code: 'entry-repeated', field: 'from.text.line-3', values: { id: 'p01', of: 'line', at: 2 } },
      { code: 'entry-repeated', field: 'from.text.line-4', values: { id: 'p01', of: 'line', at: 2 } },
    ]);
    const trf = `012 Obert\n${trfRow(5, '22000001', 'Cognom1, Nom')}\n${trfRow(7, '22000001', 'Cognom1, Nom')}\n`;
    const report = office.perform(addEntries, { event: 'open', from: { kind: 'trf', text: trf } }, by);
    expect(await office.refusals(report)).toMatchObject([
      { code: 'entry-repeated', field: 'from.text.player-7', values: { of: 'player', at: 5 } },
    ]);
    await office.perform(addEntry, { event: 'open', player: 'p01' }, by);
    const again = office.perform(addEntries, { event: 'open', from }, by);
    expect(await office.codes(again)).toEqual(['entry-exists', 'entry-exists']);
  });
});

describe('changing an entry', () => {
  it('puts its facts right, and gives no number twice', async () => {
    const office = await officeWithEvent(2);
    const amend = (player: string, number: number) =>
      office.perform(amendEntry, { event: 'open', player, version: 1, facts: { number, rating: 1900 } }, by);
    await amend('p01', 5);
    expect(await entryOf(office, 'p01')).toMatchObject({ number: 5, rating: 1900, order: 0 });
    expect(await office.refusals(amend('p02', 5))).toMatchObject([{ code: 'number-taken', values: { id: 'p01' } }]);
    expect(await office.refusals(amend('p01', 6))).toMatchObject([{ kind: 'conflict', code: 'changed-meanwhile' }]);
  });

  it('sets absences ahead, not in rounds that are paired nor in rounds that there are not', async () => {
    const office = await officeWithEvent(8);
    await pair(office, 1);
    const set = (rounds: number[], version = 1) =>
      office.perform(setAbsence, { event: 'open', player: playerOf(3), version, rounds }, by);
    expect(await office.refusals(set([1, 2, 4]))).toMatchObject([
      { code: 'absence-round-paired', values: { round: 1 } },
      { code: 'round-beyond', values: { round: 4, rounds: 3 } },
    ]);
    await set([3, 2]);
    expect((await entryOf(office, 'p03'))?.absences).toEqual([2, 3]);
  });
});

describe('withdrawing', () => {
  it('takes an entry back before the start, and lets it be made again', async () => {
    const office = await officeWithEvent(3);
    await office.perform(withdrawEntry, { event: 'open', player: 'p03', version: 1 }, by);
    expect((await entryOf(office, 'p03'))?.cancelled).toBe(true);
    const { outcome } = await office.perform(addEntry, { event: 'open', player: 'p03' }, by);
    expect(outcome.version).toBe(3);
    expect((await entryOf(office, 'p03'))?.cancelled).toBeUndefined();
  });

  it('is after the last round played at least, and not ahead', async () => {
    const office = await officeWithEvent(8);
    await playRounds(office, 1, 2);
    const leave = (afterRound: number) =>
      office.perform(withdrawEntry, { event: 'open', player: 'p08', version: 1, afterRound }, by);
    expect(await office.refusals(leave(1))).toMatchObject([{ code: 'withdrawal-before-game' }]);
    expect(await office.refusals(leave(3))).toMatchObject([{ code: 'withdrawal-ahead' }]);
    await leave(2);
    const { outcome } = await pair(office, 3);
    expect(outcome.byes).toHaveLength(1);
  });

  it('[14.2.1] before the first pairing a Preferent is taken back, with a word about it', async () => {
    const office = await officeWithEvent(2);
    await office.perform(
      amendEntry,
      { event: 'open', player: 'p01', version: 1, facts: { category: 'preferent' } },
      by,
    );
    const { outcome } = await office.perform(withdrawEntry, { event: 'open', player: 'p01', version: 2 }, by);
    expect(outcome.findings).toMatchObject([{ article: 'Retirats 14.2.1' }]);
  });

  it('is taken back: the rounds missed are absences', async () => {
    const office = await officeWithEvent(8);
    await playRounds(office, 1, 1);
    await office.perform(withdrawEntry, { event: 'open', player: 'p08', version: 1 }, by);
    await playRounds(office, 2, 2);
    await office.perform(returnEntry, { event: 'open', player: 'p08', version: 2 }, by);
    expect(await entryOf(office, 'p08')).toMatchObject({ absences: [2] });
    const twice = office.perform(returnEntry, { event: 'open', player: 'p08', version: 3 }, by);
    expect(await office.refusals(twice)).toMatchObject([{ code: 'not-withdrawn' }]);
  });
});
