import type { EventRecord } from '@escala/core';
import { z } from 'zod';
import { SYSTEM } from '../access/actor.ts';
import { eventKind } from '../events/event.ts';
import { type Change, defineAct, type Filing, put } from '../kit/act.ts';
import { performAct } from '../kit/perform-act.ts';
import { GAMES_FOLDER, packGames } from '../rating/columns/packed-games.ts';
import { packedReport } from '../rating/columns/packed-report.ts';
import { type Player, playerKind } from '../registry/players/player.ts';
import type { TestOffice } from './test-office.ts';

type Office = Pick<TestOffice, 'ports' | 'federation'>;

/** Puts changes on record directly, for tests that need a federation in a certain state. */
export async function fileDirectly(
  office: Office,
  changes: readonly Change[],
  filings: readonly Filing[] = [],
): Promise<void> {
  const act = defineAct({
    kind: 'federation.amend',
    command: z.strictObject({}),
    subject: () => ({ kind: 'federation', id: office.federation }),
    load: async () => undefined,
    decide: () => ({ changes, filings, outcome: null }),
  });
  const { federation, ports } = office;
  await performAct(ports, act, { federation, id: ports.newId(), actor: SYSTEM, command: {} });
}

/** Players with ids by their place: `p0`, `p1` … */
export async function filePlayers(
  office: Office,
  players: readonly (Partial<Player> & { readonly name: string })[],
): Promise<string[]> {
  const first = await office.ports.archive.read(office.federation, (reading) => reading.count(playerKind));
  const ids = players.map((_, i) => `p${first + i}`);
  const licences = { 2015: '-', 2016: '-', 2017: '-', 2018: '-' };
  await fileDirectly(
    office,
    players.map((player, i) => put(playerKind, ids[i]!, 0, { licences, ...player, number: first + i })),
  );
  return ids;
}

export const numberOf = (id: string): number => Number(id.slice(1));

/** Files events of interchange documents as accepted. */
export async function fileEvents(office: Office, events: readonly EventRecord[]): Promise<void> {
  await fileDirectly(
    office,
    events.map((event) =>
      put(eventKind, event.id, 0, {
        name: event.name ?? event.id,
        rules: 'fce-1990',
        state: 'accepted',
        type: event.type,
        start: event.start,
        end: event.end,
        rounds: event.rounds ?? 9,
        timeControl: { minutes: event.timeControl.minutes, increment: event.timeControl.increment },
        arbiters: [],
        registeredBy: 'system',
        registeredOn: event.start,
      }),
    ),
    events.map((event) => ({
      folder: GAMES_FOLDER,
      name: event.id,
      part: 0,
      bytes: packGames(packedReport(event, numberOf)),
    })),
  );
}
