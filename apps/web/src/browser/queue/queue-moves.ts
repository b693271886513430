import { isSameBoard, type Queue, type QueuedEntry, type Theirs } from './queued-entry.ts';

/**
 * All changes of the queue (D-OFF-142). Pure functions, so that
 * a store can do each in one transaction, whichever tab asks.
 */

export type NewEntry = Omit<QueuedEntry, 'state' | 'version' | 'theirs' | 'problem' | 'left'>;

/** Milliseconds for which an entry is remembered after it is on record; pages are notified within a few. */
const REMEMBERED = 60_000;

/** A new entry goes to the end; a known one is not added again. */
export function added(queue: Queue, entry: NewEntry): Queue {
  if (queue.some(({ id }) => id === entry.id)) return queue;
  return [...queue, { ...entry, state: 'waiting' }];
}

/** The first waiting entry; none is sent before the previous one has its answer. */
export function nextToSend(queue: Queue, federation: string, by: string): QueuedEntry | undefined {
  return queue.find((each) => each.state === 'waiting' && each.federation === federation && each.by === by);
}

/**
 * Fixes the version to send: that of the board as seen, or of this person's own
 * earlier entry if the page did not know yet that it is on record, since nobody
 * conflicts with themselves. Anything undecided about the board is thereby decided.
 */
export function sealed(queue: Queue, id: string): Queue {
  const entry = queue.find((each) => each.id === id);
  if (entry === undefined || entry.version !== undefined) return queue;
  const decided = queue.filter((each) => each.state !== 'waiting' && isSamePlace(each, entry));
  const version = Math.max(entry.seen, ...decided.map(({ left }) => left?.version ?? 0));
  return queue
    .filter((each) => !decided.includes(each))
    .map((each) => (each.id === id ? { ...each, seen: version, version } : each));
}

/** A later entry for the same board was made on top of this one, so it continues from the version this one left. */
export function performed(queue: Queue, id: string, version: number, at: number): Queue {
  const later = laterOnes(queue, id);
  const after = queue.map((each): QueuedEntry => {
    if (each.id === id) return { ...each, state: 'done', left: { version, at } };
    return later.includes(each) ? { ...each, seen: Math.max(each.seen, version) } : each;
  });
  return after.filter(({ left }) => left === undefined || left.at > at - REMEMBERED);
}

/** If a later entry for the same board is waiting, the conflict is left to that one. */
export function inConflict(queue: Queue, id: string, theirs: Theirs): Queue {
  if (laterOnes(queue, id).length > 0) return queue.filter((each) => each.id !== id);
  return queue.map((each) => (each.id === id ? { ...each, state: 'conflict', theirs } : each));
}

export function refusedFor(queue: Queue, id: string, problem: string): Queue {
  return queue.map((each) => (each.id === id ? { ...each, state: 'refused', problem } : each));
}

/** The other result is accepted; or the refusal was read. */
export function dismissed(queue: Queue, id: string): Queue {
  return queue.filter((each) => each.id !== id || each.state === 'waiting');
}

/** One's own result after all: a new act, based on the version of the other one. */
export function insisted(queue: Queue, id: string, newId: string): Queue {
  const entry = queue.find((each) => each.id === id && each.state === 'conflict');
  if (entry?.theirs === undefined) return queue;
  const { federation, by, event, round, board, outcome, theirs } = entry;
  return added(dismissed(queue, id), { id: newId, federation, by, event, round, board, outcome, seen: theirs.version });
}

function laterOnes(queue: Queue, id: string): Queue {
  const place = queue.findIndex((each) => each.id === id);
  const entry = queue[place];
  if (entry === undefined) return [];
  return queue.slice(place + 1).filter((each) => each.state === 'waiting' && isSamePlace(each, entry));
}

const isSamePlace = (a: QueuedEntry, b: QueuedEntry): boolean =>
  a.federation === b.federation && a.by === b.by && isSameBoard(a, b);
