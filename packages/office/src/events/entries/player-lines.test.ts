import { describe, expect, it } from 'vitest';
import { confirmPlayer } from '../../registry/players/confirm-player.ts';
import { playerKind } from '../../registry/players/player.ts';
import type { TestOffice } from '../../testing/test-office.ts';
import { acceptReport } from '../reports/accept-report.ts';
import { registerEvent } from '../settings/register-event.ts';
import { ARBITER, officeWithPlayers, pair, SWISS, testPlayer } from '../testing/event-office.ts';
import { fideOffice, handIn } from '../testing/fide-office.ts';
import { addEntries } from './add-entries.ts';
import { addEntry } from './add-entry.ts';
import { entryKind } from './entry.ts';
import { recognizeLines } from './recognize-lines.ts';

const by = { actor: ARBITER };
const NAMES = ['Puig, Joana', 'Mas, Pol', 'Garcia, Anna', 'Garcia, Anna'];

async function office(): Promise<TestOffice> {
  return officeWithPlayers(4, (i) => ({ name: NAMES[i - 1]!, birthYear: 1980 + i }));
}

const players = async (of: TestOffice) =>
  (await of.ports.archive.read('cat', (reading) => reading.find(playerKind, { key: 'number' }))).map(
    ({ id, body }) => ({
      id,
      ...body,
    }),
  );
const entered = async (of: TestOffice) =>
  (await of.ports.archive.read('cat', (reading) => reading.find(entryKind, { key: 'event', equals: 'open' })))
    .map(({ body }) => body)
    .sort((a, b) => a.order - b.order);

describe('lines that somebody pastes (D-OFF-565)', () => {
  const text = 'Joana Puig 1874\nAnna Garcia\nMia Okafor 1500 NGR\nPol Mas\nMIA OKAFOR\n1874';

  it('are told apart: found, one of two, a guest, said twice, without a name', async () => {
    const answer = await (await office()).ask(recognizeLines, { text }, by.actor);
    expect(recognizeLines.answer.parse(JSON.parse(JSON.stringify(answer)))).toEqual(answer);
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
    expect(nameless).toEqual([6]);
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
    for (const said of ['line:1874', 'line:A\nB'])
      expect(await of.refusals(add(said))).toMatchObject([{ code: 'player-unknown', field: 'player' }]);
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
    const { lines } = await of.ask(recognizeLines, { text: 'Okafor, Mia\nNils Berg', event: 'open' }, by.actor);
    expect(lines.map(({ state }) => state)).toEqual(['entered', 'guest']);
  });

  it('a number counts with an agreeing name alone (D-OFF-271)', async () => {
    const of = await office();
    await of.ports.archive.write('cat', async (writing) => {
      const known = (await writing.get(playerKind, 'p01'))!;
      await writing.put(playerKind, 'p01', known.version + 1, 99, { ...known.body, fide: { id: '24512345' } });
    });
    const ask = async (line: string) => (await of.ask(recognizeLines, { text: line }, by.actor)).lines[0];
    expect(await ask('Puig, J. 24512345')).toMatchObject({ state: 'found', player: 'p01' });
    expect(await ask('Somebody Else 24512345')).toMatchObject({ state: 'choose', candidates: [{ player: 'p01' }] });
    expect(await ask('Joana Puig 99999999')).toMatchObject({ state: 'found', player: 'p01' });
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
