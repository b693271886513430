import type { EventRecord } from '@escala/core';
import type { FaultList } from '../faults/fault-list.ts';
import { writePath } from '../faults/shown.ts';
import type { Draft } from './draft.ts';
import type { Roster } from './roster.ts';

/** Where participants are given, they are known, named once, and everybody who plays is one of them. */
export function checkParticipants(event: Draft<EventRecord>, e: number, roster: Roster, faults: FaultList): void {
  const { participants } = event;
  if (participants === undefined) return;
  const path = ['events', e, 'participants'];
  const first = new Map<string, number>();
  participants.forEach((id, i) => {
    if (id === undefined) return;
    roster.expect(id, path, i);
    const earlier = first.get(id);
    if (earlier === undefined) first.set(id, i);
    else
      faults.add({
        code: 'duplicate-participant',
        path: [...path, i],
        values: { id, first: writePath([...path, earlier]) },
      });
  });
  // With a faulty participant, whoever is missing may be that one.
  if (!participants.includes(undefined)) checkPresence(event, e, new Set(first.keys()), faults);
}

/** Each player who is missing is reported once, at the first game. */
function checkPresence(event: Draft<EventRecord>, e: number, present: Set<string>, faults: FaultList): void {
  event.games?.forEach((game, g) => {
    for (const side of ['white', 'black'] as const) {
      const id = game?.[side];
      if (id === undefined || present.has(id)) continue;
      present.add(id);
      faults.add({ code: 'not-a-participant', path: ['events', e, 'games', g, side], values: { id } });
    }
  });
}
