import type { FidePlayer } from '@escala/formats';
import { describe, expect, it } from 'vitest';
import { playerKind } from '../../registry/players/player.ts';
import { confirmPlayer } from '../../registry/players/player-acts.ts';
import { loadRegister } from '../../testing/loaded-register.ts';
import type { TestOffice } from '../../testing/test-office.ts';
import { showReport } from '../inbox/show-report.ts';
import { acceptReport } from '../reports/accept-report.ts';
import { registerEvent } from '../settings/register-event.ts';
import { ARBITER, officeWithPlayers, pair, SWISS, testPlayer } from '../testing/event-office.ts';
import { fideOffice, handIn } from '../testing/fide-office.ts';
import { addEntries } from './add-entries.ts';
import { addEntry } from './add-entry.ts';
import { entryKind } from './entry.ts';
import { recogniseLines } from './recognise-lines.ts';

const by = { actor: ARBITER };
const NAMES = ['Puig, Joana', 'Mas, Pol', 'Garcia, Anna', 'Garcia, Anna'];

async function office(): Promise<TestOffice> {
  return officeWithPlayers(4, (i) => ({ name: NAMES[i - 1]!, birthYear: 1980 + i }));
}

const players = async (of: TestOffice) =>
  (await of.read((reading) => reading.find(playerKind, { key: 'number' }))).map(({ id, body }) => ({
    id,
    ...body,
  }));
const entered = async (of: TestOffice) =>
  (await of.read((reading) => reading.find(entryKind, { key: 'event', equals: 'open' })))
    .map(({ body }) => body)
    .sort((a, b) => a.order - b.order);

describe('lines that somebody pastes (D-OFF-565)', () => {
  const text = 'Joana Puig 1874\nAnna Garcia\nMia Okafor 1500 NGR\nPol Mas\nMIA OKAFOR\n1874';

  it('are told apart: found, one of two, a guest, said twice, without a name', async () => {
    const answer = await (await office()).ask(recogniseLines, { text }, by.actor);
    expect(recogniseLines.answer.parse(JSON.parse(JSON.stringify(answer)))).toEqual(answer);
    const { lines, nameless } = answer;
    expect(lines.map(({ line, state, player, first }) => ({ line, state, player, first }))).toEqual([
      { line: 1, state: 'found', player: 'p01', first: undefined },
      { line: 2, state: 'choose', player: undefined, first: undefined },
      { line: 3, state: 'guest', player: undefined, first: undefined },
      { line: 4, state: 'found', player: 'p02', first: undefined },
      { line: 5, state: 'repeated', player: undefined, first: 3 },
    ]);
    expect(lines[1]?.candidates?.map(({ player, birthYear }) => [player, birthYear])).toEqual([
      ['p03', 1983],
      ['p04', 1984],
    ]);
    expect(lines[2]).toMatchObject({ name: 'Mia Okafor', rating: 1500, federation: 'NGR' });
    expect(nameless).toEqual([{ line: 6, text: '1874' }]);
  });

  it('an event begins with them in one act; whoever must be chosen stops all of it', async () => {
    const of = await office();
    const begin = (choices?: { line: number; player: string | null }[]) =>
      of.perform(
        registerEvent,
        { event: 'open', facts: SWISS, entries: { kind: 'lines', text, ...(choices && { choices }) } },
        by,
      );
    expect(await of.refusals(begin())).toMatchObject([{ code: 'player-ambiguous', field: 'from.text.line-2' }]);
    expect(await players(of)).toHaveLength(4);
    expect((await begin([{ line: 2, player: 'p04' }])).outcome).toMatchObject({ entered: 4 });
    const guest = (await players(of)).find(({ guest }) => guest);
    expect(guest).toMatchObject({ name: 'Mia Okafor', licences: {} });
    expect((await entered(of)).map(({ player, rating }) => [player, rating])).toEqual([
      ['p01', 1874],
      ['p04', 2160],
      [guest?.id, 1500],
      ['p02', 2180],
    ]);
    await pair(of, 1);
  });

  it('[D-OFF-568] one typed line is entered at once: whom it means, a guest where nobody bears the name', async () => {
    const of = await office();
    await of.perform(registerEvent, { event: 'open', facts: SWISS }, by);
    const add = (player: string) => of.perform(addEntry, { event: 'open', player, firstRound: 1 }, by);
    expect((await add('line:Joana Puig 1874')).outcome).toMatchObject({ player: 'p01' });
    const { player } = (await add('line:Mia Okafor 1500')).outcome;
    const namesake = (await add('guest:Pol Mas')).outcome.player;
    expect((await players(of)).filter(({ guest }) => guest).map(({ id, name }) => [id, name])).toEqual([
      [player, 'Mia Okafor'],
      [namesake, 'Pol Mas'],
    ]);
    expect((await entered(of)).map(({ rating }) => rating)).toEqual([1874, 1500, undefined]);
    expect(await of.refusals(add('line:Anna Garcia'))).toMatchObject([{ code: 'player-ambiguous', field: 'player' }]);
    const refused = async (said: string) => (await of.refusals(add(said))).map(({ code, field }) => [code, field]);
    expect(await refused('line:1874')).toEqual([['line-nameless', 'player']]);
    expect(await refused('line:Total: 24')).toEqual([['line-nameless', 'player']]);
    expect(await refused('line:A\nB')).toEqual([['player-unknown', 'player']]);
  });

  it('somebody of the same name can be said to be a guest all the same', async () => {
    const of = await office();
    const from = { kind: 'lines' as const, text: 'Joana Puig\nJoana Puig', choices: [{ line: 2, player: null }] };
    await of.perform(registerEvent, { event: 'open', facts: SWISS, entries: from }, by);
    expect((await entered(of)).map(({ player }) => player)).toEqual(['p01', '5']);
  });

  it('pasted a second time they enter those who are new', async () => {
    const of = await office();
    await of.perform(registerEvent, { event: 'open', facts: SWISS }, by);
    const add = (lines: string) =>
      of
        .perform(addEntries, { event: 'open', from: { kind: 'lines', text: lines } }, by)
        .then(({ outcome }) => outcome);
    expect(await add('Joana Puig\nMia Okafor')).toMatchObject({ guests: ['5'] });
    const again = await add('Joana Puig\nMia Okafor\nPol Mas');
    expect(again.entered.map(({ player }) => player)).toEqual(['p02']);
    expect(again.guests).toBeUndefined();
    const { lines } = await of.ask(recogniseLines, { text: 'Okafor, Mia\nNils Berg', event: 'open' }, by.actor);
    expect(lines.map(({ state }) => state)).toEqual(['entered', 'guest']);
  });

  it('[D-OFF-1351] a number counts with an agreeing name alone (D-OFF-271), and another one of the same name is asked', async () => {
    const of = await office();
    await of.ports.archive.write('cat', async (writing) => {
      const known = (await writing.get(playerKind, 'p01'))!;
      await writing.put(playerKind, 'p01', known.version + 1, 99, { ...known.body, fide: { id: '24512345' } });
    });
    const ask = async (line: string) => (await of.ask(recogniseLines, { text: line }, by.actor)).lines[0];
    expect(await ask('Puig, J. 24512345')).toMatchObject({ state: 'found', player: 'p01' });
    expect(await ask('Somebody Else 24512345')).toMatchObject({ state: 'choose', candidates: [{ player: 'p01' }] });
    expect(await ask('Joana Puig 99999999')).toMatchObject({ state: 'choose', candidates: [{ player: 'p01' }] });
    const begin = (choices: { line: number; player: string | null }[]) => {
      const entries = { kind: 'lines' as const, text: 'Joana Puig 99999999', choices };
      return of.perform(registerEvent, { event: 'open', facts: SWISS, entries }, by);
    };
    const values = { id: '99999999', name: 'Joana Puig', player: 'p01' };
    expect(await of.refusals(begin([]))).toMatchObject([{ code: 'player-numbered-otherwise', values }]);
    await begin([{ line: 1, player: null }]);
    expect((await players(of)).find(({ guest }) => guest)).toMatchObject({ fide: { id: '99999999' } });
  });

  it('games of a guest are not accepted for rating', async () => {
    const of = await fideOffice(10);
    await of.ports.archive.write(of.federation, (writing) =>
      writing.put(playerKind, 'p01', 2, 99, { ...testPlayer(1), guest: true }),
    );
    await handIn(of, 'open', {}, [{ white: 'p01', black: 'p02' }]);
    expect(await of.refusals(of.perform(acceptReport, { event: 'open', version: 1 }))).toContainEqual(
      expect.objectContaining({ code: 'player-guest', values: { id: 'p01', name: testPlayer(1).name } }),
    );
  });

  it('whoever accepts the report sees its guests, and may confirm them with it (D-OFF-1011)', async () => {
    const of = await fideOffice(10);
    const fide = { id: '2200077' };
    await of.ports.archive.write(of.federation, (writing) =>
      writing.put(playerKind, 'p01', 2, 99, { ...testPlayer(1), fide, nationality: 'AND', guest: true }),
    );
    await handIn(of, 'open', {}, [{ white: 'p01', black: 'p02' }]);
    expect((await of.ask(showReport, { event: 'open' })).guests).toEqual([
      { player: 'p01', name: testPlayer(1).name, fideId: '2200077', federation: 'AND' },
    ]);
    of.setToday('2017-02-21');
    const permission = { by: 'Joan' };
    await of.perform(acceptReport, { event: 'open', version: 1, permission, confirmsGuests: true });
    expect((await of.record(playerKind, 'p01'))?.body.guest).toBeUndefined();
    expect((await of.ask(showReport, { event: 'open' })).guests).toEqual([]);
  });

  it('a guest is confirmed by the office, once', async () => {
    const of = await office();
    await of.perform(
      registerEvent,
      { event: 'open', facts: SWISS, entries: { kind: 'lines', text: 'Mia Okafor' } },
      by,
    );
    await of.perform(confirmPlayer, { player: '5', version: 1 });
    expect((await players(of)).find(({ id }) => id === '5')?.guest).toBeUndefined();
    expect(await of.refusals(of.perform(confirmPlayer, { player: '5', version: 2 }))).toMatchObject([
      { code: 'player-no-guest' },
    ]);
  });
});

describe('lines beside FIDE’s list (D-OFF-580, D-OFF-581, D-OFF-582)', () => {
  const MAGNA = {
    id: '1503999',
    name: 'Karlsson, Magna',
    federation: 'NOR',
    title: 'WGM',
    sex: 'f',
    birthYear: 1991,
  } as const;
  const LIST: FidePlayer[] = [
    { ...MAGNA, standard: 2444, rapid: 2400 },
    { id: '1504000', name: 'Karlsson, Magna Lise', federation: 'SWE', standard: 1801, birthYear: 2001 },
    { id: '2200001', name: 'Puig, Joana', federation: 'AND', standard: 1990, birthYear: 1981 },
    { id: '2200002', name: 'Mas, Pol', federation: 'ESP', standard: 1400, birthYear: 2010 },
  ];
  async function listed(): Promise<TestOffice> {
    const of = await officeWithPlayers(4, (i) => ({ name: NAMES[i - 1]!, birthYear: 1980 + i, fide: {} }));
    await loadRegister(of.ports.fidePages!, LIST, '2016-01-01');
    return of;
  }
  const ask = async (of: TestOffice, text: string, choices?: { line: number; player: string | null }[]) =>
    (await of.ask(recogniseLines, { text, ...(choices && { choices }) }, by.actor)).lines;
  const begin = (of: TestOffice, text: string, choices?: { line: number; player: string | null }[]) =>
    of.perform(
      registerEvent,
      { event: 'open', facts: SWISS, entries: { kind: 'lines', text, ...(choices && { choices }) } },
      by,
    );

  it('a number with an agreeing name takes title, rating, federation and year of birth', async () => {
    const of = await listed();
    expect(await ask(of, 'M. Karlsson 1503999')).toEqual([
      {
        ...{ line: 1, name: 'Karlsson, Magna', state: 'listed', title: 'WGM', rating: 2444 },
        ...{ federation: 'NOR', birthYear: 1991, fideId: '1503999' },
      },
    ]);
    await begin(of, 'M. Karlsson 1503999\nKarlsson Magna Lise;1850;1504000');
    const guests = (await players(of)).filter(({ guest }) => guest);
    expect(guests).toMatchObject([
      { name: 'Karlsson, Magna', nationality: 'NOR', birthYear: 1991, sex: 'f', fide: { id: '1503999' } },
      { name: 'Karlsson, Magna Lise', nationality: 'SWE', fide: { id: '1504000' } },
    ]);
    expect(await entered(of)).toMatchObject([
      { title: 'WGM', rating: 2444, fide: { id: '1503999', listed: '2016-01-01', standard: 2444 } },
      { rating: 1850, fide: { id: '1504000', standard: 1801 } },
    ]);
  });

  it('the rating is of the time control, else the standard one', async () => {
    const ratings = async (minutes: number) => {
      const text = 'Magna Karlsson 1503999\nMagna Lise Karlsson 1504000';
      const input = { text, timeControl: { minutes, increment: 0 } };
      return (await (await listed()).ask(recogniseLines, input, by.actor)).lines.map(({ rating }) => rating);
    };
    expect(await ratings(90)).toEqual([2444, 1801]);
    expect(await ratings(25)).toEqual([2400, 1801]);
  });

  it('what a line says stays, and the list’s rating is told beside it', async () => {
    expect(await ask(await listed(), 'Magna Karlsson 2400 1503999')).toMatchObject([
      { rating: 2400, listedRating: 2444 },
    ]);
  });

  it('a name alone only offers: the player is a guest until somebody says otherwise', async () => {
    const of = await listed();
    const [line] = await ask(of, 'Magna Karlsson');
    expect(line).toMatchObject({ state: 'guest', name: 'Magna Karlsson' });
    expect(line?.rating).toBeUndefined();
    expect(line?.candidates?.map(({ player, rating, federation }) => [player, rating, federation])).toEqual([
      ['fide:1503999', 2444, 'NOR'],
      ['fide:1504000', 1801, 'SWE'],
    ]);
    expect((await ask(of, 'Magna Karlsson\t1500\t2001'))[0]?.candidates).toMatchObject([{ player: 'fide:1504000' }]);
    expect(await ask(of, 'Magna Karlsson', [{ line: 1, player: 'fide:1504000' }])).toMatchObject([
      { state: 'listed', name: 'Karlsson, Magna Lise', rating: 1801 },
    ]);
    await begin(of, 'Magna Karlsson\nMagna Lise Karlsson', [{ line: 2, player: 'fide:1504000' }]);
    expect(await entered(of)).toMatchObject([{ order: 0 }, { rating: 1801, fide: { id: '1504000' } }]);
    expect((await entered(of))[0]?.rating).toBeUndefined();
    expect((await players(of)).filter(({ guest }) => guest).map(({ fide }) => fide?.id)).toEqual([
      undefined,
      '1504000',
    ]);
  });

  it('a number of somebody named otherwise has to be decided, and does not come along with a guest', async () => {
    const of = await listed();
    expect(await ask(of, 'Nils Berg 1503999')).toMatchObject([
      { state: 'choose', candidates: [{ player: 'fide:1503999', name: 'Karlsson, Magna' }] },
    ]);
    expect(await of.refusals(begin(of, 'Nils Berg 1503999'))).toMatchObject([
      { code: 'player-named-otherwise', values: { holder: 'Karlsson, Magna' }, field: 'from.text.line-1' },
    ]);
    const said = await of.ask(
      recogniseLines,
      { text: 'Nils Berg 1503999', choices: [{ line: 1, player: null }] },
      by.actor,
    );
    expect(said.lines).toEqual([{ line: 1, name: 'Nils Berg', state: 'guest' }]);
    await begin(of, 'Nils Berg 1503999', [{ line: 1, player: null }]);
    const guest = (await players(of)).find(({ name }) => name === 'Nils Berg');
    expect(guest).toMatchObject({ guest: true });
    expect(guest?.fide).toBeUndefined();
  });

  it('the registry comes first: its player takes over the list’s facts, unless the births tell two persons', async () => {
    const of = await listed();
    expect(await ask(of, 'Joana Puig 2200001\nPol Mas 2200002\nPol Mas')).toMatchObject([
      { state: 'found', player: 'p01', rating: 1990, fideId: '2200001' },
      { state: 'choose', candidates: [{ player: 'p02' }, { player: 'fide:2200002' }] },
      { state: 'repeated', first: 2 },
    ]);
    await begin(of, 'Joana Puig 2200001\nPol Mas 2200002', [{ line: 2, player: 'fide:2200002' }]);
    expect(await entered(of)).toMatchObject([
      { player: 'p01', fide: { id: '2200001' } },
      { player: '5', fide: { id: '2200002' } },
    ]);
    // From now on the number is in the registry.
    expect(await ask(of, 'Pol Mas 2200002')).toMatchObject([{ state: 'found', player: '5' }]);
  });

  it('the same person twice is told: by the number, or by the name where nothing speaks against it', async () => {
    const of = await listed();
    const lines = await ask(
      of,
      'Karlsson, M. 1503999\nM. Karlsson 1503999\nMagna Karlsson\nMagna Karlsson\t1500\t1950\nNils Berg 777777\nBerg Nils 888888',
    );
    expect(lines.map(({ state, first }) => [state, first])).toEqual([
      ['listed', undefined],
      ['repeated', 1],
      ['repeated', 1],
      ['guest', undefined],
      ['guest', undefined],
      ['guest', undefined],
    ]);
    const said = await ask(of, 'Nils Berg\nNils Berg', [{ line: 2, player: null }]);
    expect(said.map(({ state }) => state)).toEqual(['guest', 'guest']);
  });

  it('somebody else than the line before is still the one whose number the line has', async () => {
    const of = await listed();
    const text = 'Magna Karlsson\nMagna Karlsson 1503999';
    expect(await ask(of, text)).toMatchObject([{ state: 'guest' }, { state: 'repeated', first: 1 }]);
    expect(await ask(of, text, [{ line: 2, player: null }])).toMatchObject([
      { state: 'guest' },
      { state: 'listed', rating: 2444, federation: 'NOR', fideId: '1503999' },
    ]);
    await begin(of, text, [{ line: 2, player: null }]);
    expect(await entered(of)).toMatchObject([{ order: 0 }, { rating: 2444, fide: { id: '1503999' } }]);
  });
});
