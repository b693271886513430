import type { ActEntry } from '../../kit/act-entry.ts';
import { entryId } from '../entries/entry.ts';
import { activeEntries, type EventDesk } from '../event-desk.ts';

/** How the event came here, where it came as a file. */
export interface ReceivedLast {
  readonly entries: ReadonlySet<string>;
  /** Players who have another id here than in the office from which the event came: it gets its own ids back (D-OFF-382). */
  readonly otherIds: readonly { readonly player: string; readonly told: string }[];
}

export function receivedLast(history: readonly ActEntry[]): ReceivedLast | undefined {
  const act = history.findLast(({ kind }) => kind === 'event.receive');
  if (act === undefined) return undefined;
  const { otherIds = [] } = act.outcome as Partial<Pick<ReceivedLast, 'otherIds'>>;
  return { entries: new Set(act.touched.flatMap(({ kind, id }) => (kind === 'entry' ? [id] : []))), otherIds };
}

/** Who was entered here after the event had arrived. */
export function addedSince(desk: EventDesk, { entries }: Pick<ReceivedLast, 'entries'>): ReadonlySet<string> {
  const players = activeEntries(desk).map(({ body }) => body.player);
  return new Set(players.filter((player) => !entries.has(entryId(desk.event.id, player))));
}
