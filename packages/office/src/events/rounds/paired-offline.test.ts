import { competitionBookOf, pairingInputs } from '@escala/regulations';
import { describe, expect, it } from 'vitest';
import type { TestOffice } from '../../testing/test-office.ts';
import { addEntry } from '../entries/add-entry.ts';
import { setAbsence } from '../entries/entry-acts.ts';
import { eventDocument } from '../file/event-trf.ts';
import { registerEvent } from '../settings/register-event.ts';
import { ARBITER, enterAll, pair, SWISS } from '../testing/event-office.ts';
import { fideOffice } from '../testing/fide-office.ts';
import { pairEventRound } from './pair-round.ts';
import { roundId, roundKind } from './round.ts';

const by = { actor: ARBITER };

async function dutchOffice(players: number): Promise<TestOffice> {
  const office = await fideOffice(players + 2, { competitionRules: 'fide-2026' });
  const facts = { ...SWISS, system: 'fide-dutch', rounds: 5, roundDates: undefined };
  await office.perform(registerEvent, { event: 'open', facts }, by);
  await enterAll(office, players);
  return office;
}

/** Pairs like an offline desk: from the document it has. */
async function drawnAway(office: TestOffice, round: number) {
  const tournament = await office.ask(eventDocument, { event: 'open' }, ARBITER);
  const paired = competitionBookOf('fide-2026')!.systems['fide-dutch']!.pair(tournament, round);
  if (paired.kind === 'refused') throw new Error('refused');
  return {
    inputs: pairingInputs(tournament, round),
    pairs: paired.pairs.map(({ board, white, black }) => ({ board, white, black })),
    byes: paired.byes.map(({ player }) => player),
  };
}

type Drawn = Awaited<ReturnType<typeof drawnAway>> & { readonly chosen?: true };
const bring = (office: TestOffice, offline: Drawn, reason?: string) =>
  office.perform(pairEventRound, { event: 'open', round: 1, offline }, { ...by, ...(reason && { reason }) });
const roundOf = async (office: TestOffice) => (await office.record(roundKind, roundId('open', 1)))?.body;
const away = (office: TestOffice, player: string) =>
  office.perform(setAbsence, { event: 'open', player, version: 1, rounds: [1] }, by);

describe('[D-OFF-493] a round that was paired without a connection', () => {
  it('is the office’s own where nothing has changed, traces and all', async () => {
    const office = await dutchOffice(6);
    const offline = await drawnAway(office, 1);
    expect((await bring(office, offline)).outcome).toMatchObject({ boards: 3, byes: [] });
    const round = await roundOf(office);
    expect(round?.pairs.every(({ trace }) => trace !== undefined)).toBe(true);
    expect(round?.byHand).toBeUndefined();
  });

  it('waits where the record has changed since: both are shown', async () => {
    const office = await dutchOffice(6);
    const offline = await drawnAway(office, 1);
    await away(office, 'p06');
    const [refusal] = await office.refusals(bring(office, offline));
    const now = await drawnAway(office, 1);
    expect(refusal).toMatchObject({
      kind: 'conflict',
      code: 'pairing-differs',
      versions: { yours: offline, theirs: now },
    });
    expect(now.inputs).not.toBe(offline.inputs);
    expect(await roundOf(office)).toBeUndefined();
    await bring(office, now);
    expect((await roundOf(office))?.byes).toEqual([{ player: now.byes[0], points: 1 }]);
  });

  it('stands as it was announced where that is chosen, with the engine’s beside it', async () => {
    const office = await dutchOffice(6);
    const offline = await drawnAway(office, 1);
    await away(office, 'p06');
    const now = await drawnAway(office, 1);
    await bring(office, { ...offline, chosen: true }, 'Announced in the hall.');
    const round = await roundOf(office);
    expect(round?.pairs.map(({ board, white, black }) => ({ board, white, black }))).toEqual(offline.pairs);
    expect(round?.engine).toEqual({ pairs: now.pairs, byes: now.byes });
    expect(round?.byHand).toMatchObject([{ by: 'ada', reason: 'Announced in the hall.' }]);
  });

  it('is refused where somebody would be left out', async () => {
    const office = await dutchOffice(6);
    const offline = await drawnAway(office, 1);
    await office.perform(addEntry, { event: 'open', player: 'p07' }, by);
    await office.perform(addEntry, { event: 'open', player: 'p08' }, by);
    expect(await office.refusals(bring(office, { ...offline, chosen: true }))).toMatchObject([
      { code: 'player-left-out', values: { id: 'p07' } },
      { code: 'player-left-out', values: { id: 'p08' } },
    ]);
  });

  it('comes too late where the round is paired already, and sees it', async () => {
    const office = await dutchOffice(6);
    const offline = await drawnAway(office, 1);
    await pair(office, 1);
    expect(await office.refusals(bring(office, offline))).toMatchObject([{ kind: 'conflict', code: 'round-exists' }]);
  });

  it('another pairing from the same inputs is none of the engine', async () => {
    const office = await dutchOffice(4);
    const { pairs, ...offline } = await drawnAway(office, 1);
    const turned = pairs.map(({ board, white, black }) => ({ board, white: black, black: white }));
    expect(await office.refusals(bring(office, { ...offline, pairs: turned }))).toMatchObject([
      { code: 'pairing-differs' },
    ]);
  });
});
