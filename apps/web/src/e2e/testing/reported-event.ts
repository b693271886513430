import { FEDERATION, type House } from './open-house.ts';

const FACTS = {
  system: 'round-robin',
  type: 'round-robin',
  ruleFacts: { kind: 'closed' },
  start: '2026-06-10',
  end: '2026-06-12',
  rounds: 3,
  timeControl: { minutes: 90, increment: 30 },
  arbiters: [],
};

/** A league of four played at the desk, with its report waiting for the officer. White wins every game. */
export async function reportedEvent(house: House, event: string, name: string, facts: object = {}): Promise<void> {
  const ask = async <T>(path: string): Promise<T> =>
    (await (await fetch(`${house.address}/api/${FEDERATION}/events/${event}${path}`)).json()) as T;
  const version = async (): Promise<number> => (await ask<{ version: number }>('')).version;
  await house.perform('event.register', { event, facts: { ...FACTS, name, ...facts } });
  const players = ['1', '2', '3', '4'].map((player) => ({ player }));
  await house.perform('entry.add-many', { event, from: { kind: 'registry', players } });
  for (let round = 1; round <= FACTS.rounds; round++) {
    await house.perform('round.pair', { event, round });
    const { rounds } = await ask<{ rounds: { boards: { board: number; version: number }[] }[] }>(
      `/rounds?round=${round}`,
    );
    const results = rounds[0]!.boards.map(({ board, version: seen }) => ({ board, version: seen, result: '1-0' }));
    await house.perform('results.enter-many', { event, round, results });
  }
  await house.perform('event.close', { event, version: await version() });
  await house.perform('report.submit', { event, version: await version(), from: { kind: 'desk' } });
}
