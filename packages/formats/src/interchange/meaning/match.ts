import type { EventRecord } from '@escala/core';
import type { FaultList } from '../faults/fault-list.ts';
import type { Draft } from './draft.ts';

/** A match has two players. Too few are told only where every name could be read. */
export function checkMatch(event: Draft<EventRecord>, e: number, faults: FaultList): void {
  const named = [...(event.participants ?? []), ...(event.games ?? []).flatMap((game) => [game?.white, game?.black])];
  const players = new Set(named);
  const faulty = players.delete(undefined) || event.games === undefined;
  if (players.size === 2 || (faulty && players.size < 2)) return;
  faults.add({ code: 'match-of-two', path: ['events', e, 'type'], values: { count: players.size } });
}
