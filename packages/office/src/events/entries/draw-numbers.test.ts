import { competitionBooks } from '@escala/regulations';
import { expect, it } from 'vitest';
import { playerKind } from '../../registry/players/player.ts';
import type { TestOffice } from '../../testing/test-office.ts';
import { eventKind } from '../event.ts';
import { registerEvent } from '../settings/register-event.ts';
import { ARBITER, enterAll, officeWithEvent, pair, SWISS } from '../testing/event-office.ts';
import { fideOffice } from '../testing/fide-office.ts';
import { eventParticipants } from './event-participants.ts';
import { giveNumbers } from './give-numbers.ts';

const event = 'open';

async function league(): Promise<TestOffice> {
  const office = await fideOffice(6, { competitionRules: 'fide-2026' });
  const facts = { ...SWISS, system: 'round-robin', type: 'round-robin' as const, rounds: 5, roundDates: undefined };
  await office.perform(registerEvent, { event, facts }, { actor: ARBITER });
  await enterAll(office, 6);
  return office;
}

const numbers = async (office: TestOffice) =>
  (await office.ask(eventParticipants, { event })).players.map(({ player, number }) => `${number} ${player}`);
const drawn = async (office: TestOffice) => (await office.record(eventKind, event))!.body.numbersDrawn;
const draw = (office: TestOffice, seed?: number) =>
  office.perform(giveNumbers, { event, ...(seed !== undefined && { seed }) }, { actor: ARBITER, reason: 'in public' });

it('[C.05 annex 2] numbers are drawn by lot; the seed stands with the event, and gives the same numbers again', async () => {
  const office = await league();
  await office.ports.archive.write('cat', async (writing) => {
    for (const [i, id] of ['p01', 'p02', 'p03'].entries()) {
      const kept = (await writing.get(playerKind, id))!;
      await writing.put(playerKind, id, kept.version + 1, 1, { ...kept.body, nationality: i < 2 ? 'ROU' : 'ESP' });
    }
  });
  await draw(office, 4711);
  const first = await numbers(office);
  expect(await drawn(office)).toEqual({ seed: 4711, on: expect.stringMatching(/^\d{4}-/) });
  const players = ['p01', 'p02', 'p03', 'p04', 'p05', 'p06'].map((id, i) => ({
    id,
    name: `Cognom${i + 1}, Nom`,
    ...(i < 3 && { federation: i < 2 ? 'ROU' : 'ESP' }),
  }));
  const told = competitionBooks['fide-2026'].systems['round-robin']!.drawNumbers!(players, 4711);
  expect(first).toEqual(told.map(({ id, number }) => `${number} ${id}`));
  await draw(office, 4712);
  expect(await numbers(office)).not.toEqual(first);
  await draw(office, 4711);
  expect(await numbers(office)).toEqual(first);
  await draw(office);
  expect(await drawn(office)).toBeUndefined();
  expect((await numbers(office)).map((line) => line.slice(2))).toEqual(['p01', 'p02', 'p03', 'p04', 'p05', 'p06']);
});

it('is refused once a round is paired, and where numbers are not drawn', async () => {
  const office = await league();
  await pair(office, 1);
  expect(await office.refusals(draw(office, 1))).toMatchObject([{ code: 'numbers-paired' }]);
  const swiss = await officeWithEvent(4);
  expect(await swiss.refusals(draw(swiss, 1))).toMatchObject([{ code: 'numbers-not-drawn', field: 'seed' }]);
});
