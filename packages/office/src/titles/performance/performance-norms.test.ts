import { competitionBookOf, titleBookOf } from '@escala/regulations';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventDocument } from '../../events/file/event-document.ts';
import { registerEvent } from '../../events/settings/register-event.ts';
import { ARBITER, enterAll, pair, playerOf, playRounds, SWISS, testPlayer } from '../../events/testing/event-office.ts';
import { fideOffice } from '../../events/testing/fide-office.ts';
import { playerKind } from '../../registry/players/player.ts';
import type { TestOffice } from '../../testing/test-office.ts';
import { chancesOfPlayer } from './chances-of-player.ts';
import { performanceNorms } from './performance-norms.ts';

const PLAYERS = 24;
const ROUNDS = 9;
const FEDERATIONS = ['AND', 'FRA', 'ESP', 'POR'];
const TITLES = ['GM', 'MI', 'MF'] as const;

let office: TestOffice;

/** Strong players of four federations: everybody plays for a norm after seven of nine rounds. */
beforeAll(async () => {
  office = await fideOffice(0, { competitionRules: 'fide-2026' });
  await office.ports.archive.write(office.federation, async (writing) => {
    for (let i = 1; i <= PLAYERS; i++) {
      const fide = { id: String(22_000_000 + i), ratings: [{ from: '2016-01-01', standard: 2600 - 10 * i }] };
      const titles = [{ title: TITLES[i % 3]!, on: '2016-01-01' }];
      const facts = { nationality: FEDERATIONS[i % 4]!, sex: 'm' as const, titles, fide };
      await writing.put(playerKind, playerOf(i), 1, 1, testPlayer(i, facts));
    }
  });
  const ruleFacts = { registeredOn: '2016-12-01', arbiterTitle: 'IA' };
  const facts = { ...SWISS, system: 'fide-dutch', rounds: ROUNDS, roundDates: undefined, ruleFacts };
  await office.perform(registerEvent, { event: 'open', facts }, { actor: ARBITER });
  await enterAll(office, PLAYERS);
  await playRounds(office, 1, 7);
});

const ask = (player?: string) => office.ask(performanceNorms, { event: 'open', ...(player && { player }) });

describe('norms of an event by FIDE’s rules', () => {
  it('are judged with what the registry knows, and the federation of the event is this one (D-OFF-494)', async () => {
    const { norms } = await ask();
    expect(norms).toMatchObject({ regulation: 'fide-titles-2024', rounds: ROUNDS, findings: [] });
    expect(norms!.norms).toHaveLength(2 * PLAYERS);
    const row = norms!.norms.find(({ player, norm }) => player === playerOf(1) && norm === 'GM')!;
    expect(row.opponents).toHaveLength(7);
    for (const { federation, title, rating } of row.opponents) {
      expect(FEDERATIONS).toContain(federation);
      expect(['GM', 'IM', 'FM']).toContain(title);
      expect(rating).toBeGreaterThan(2300);
    }
    expect(norms!.conditions.filter(({ holds }) => holds === 'yes').map(({ article }) => article)).toEqual(
      expect.arrayContaining(['1.1.1', '1.1.5', '1.4.2e']),
    );
  });

  it('tell what is still needed, as the book does, and exactly once the round is paired', async () => {
    const { chances } = await ask();
    expect(chances.length).toBeGreaterThan(0);
    for (const { toPlay, paired, state } of chances) {
      expect([toPlay, paired]).toEqual([2, 0]);
      expect(state).not.toBe('gone');
    }
    await pair(office, 8);
    const after = (await ask()).chances;
    expect(after.every(({ paired }) => paired === 1)).toBe(true);
    const { performance } = titleBookOf(competitionBookOf('fide-2026')!.titles!)!;
    const [first] = after;
    const document = await office.ask(eventDocument, { event: 'open' });
    const direct = performance!.chances(
      { ...document, event: { ...document.event, federation: 'AND' } as object },
      first!.player,
    );
    expect(direct.find(({ norm }) => norm === first!.norm)).toEqual({
      player: first!.player,
      norm: first!.norm,
      state: first!.state,
      toPlay: first!.toPlay,
      paired: first!.paired,
      lines: first!.lines,
    });
  });

  it('are told to a player of the events that go on', async () => {
    const [{ player } = { player: '' }] = (await ask()).chances;
    const { events } = await office.ask(chancesOfPlayer, { player });
    expect(events).toMatchObject([{ event: 'open', regulation: 'fide-titles-2024' }]);
    expect(events[0]!.chances[0]!.steps.length).toBeGreaterThan(0);
  });

  it('are none where the book has no such norms', async () => {
    const other = await fideOffice(4, { competitionRules: 'fce-1990' });
    await other.perform(registerEvent, { event: 'open', facts: SWISS }, { actor: ARBITER });
    await enterAll(other, 4);
    expect(await other.ask(performanceNorms, { event: 'open' })).toMatchObject({ chances: [] });
  });
});
