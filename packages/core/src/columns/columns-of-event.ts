import type { EventRecord, PlayerFacts } from '../documents/head-to-head.ts';
import type { FederationColumns } from './columns.ts';
import { columnsOfDocument } from './columns-of-document.ts';
import type { DeclaredFacts } from './declared-facts.ts';

/** A single event as columns. Participants without facts have only their id; nobody has a rating. */
export function columnsOfEvent(
  event: EventRecord,
  players: readonly PlayerFacts[],
  declared?: DeclaredFacts,
): FederationColumns {
  const present = new Set(event.participants);
  for (const { white, black } of event.games) present.add(white).add(black);
  const told = players.filter((player) => present.delete(player.id));
  const untold = [...present].map((id): PlayerFacts => ({ id }));
  return columnsOfDocument({ players: [...told, ...untold], lists: [], events: [event] }, declared);
}
