import { isSameBoard, type Queue, type QueuedEntry, type Theirs } from './queued-entry.ts';

/** Every way in which the queue changes (D-OFF-142). Pure, so that a store can do each in one transaction, whichever tab asks. */

export type NewEntry = Omit<QueuedEntry, 'state' | 'version' | 'theirs' | 'problem' | 'left'>;

/** Milliseconds for which an entry is remembered after it is on record; pages hear of it in a few. */
const REMEMBERED = 60_000;

/** A new entry comes last; one that is known is not added again. */
export function added(queue: Queue, entry: NewEntry): Queue {
  if (queue.some(({ id }) => id === entry.id)) return queue;
  return [...queue, { ...entry, state: 'waiting' }];
}

/** The first that waits; none is sent before it has its answer. */
export function nextToSend(queue: Queue, federation: string, by: string): QueuedEntry | undefined {
  return queue.find((each) => each.state === 'waiting' && each.federation === federation && each.by === by);
}

/**
 * Fixes what is sent: on top of the board as it was seen, or of this person's own entry where the page had not yet heard that it is on
 * record, for nobody is in conflict with oneself. Whatever was undecided about the board is decided by it.
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

/** A later word about the same board was said on top of this one: it goes on from what this one left. */
export function performed(queue: Queue, id: string, version: number, at: number): Queue {
  const later = laterOnes(queue, id);
  const after = queue.map((each): QueuedEntry => {
    if (each.id === id) return { ...each, state: 'done', left: { version, at } };
    return later.includes(each) ? { ...each, seen: Math.max(each.seen, version) } : each;
  });
  return after.filter(({ left }) => left === undefined || left.at > at - REMEMBERED);
}

/** Where a later word about the same board waits, that one meets the conflict in its place. */
export function inConflict(queue: Queue, id: string, theirs: Theirs): Queue {
  if (laterOnes(queue, id).length > 0) return queue.filter((each) => each.id !== id);
  return queue.map((each) => (each.id === id ? { ...each, state: 'conflict', theirs } : each));
}

export function refusedFor(queue: Queue, id: string, problem: string): Queue {
  return queue.map((each) => (each.id === id ? { ...each, state: 'refused', problem } : each));
}

/** Theirs stands; or the refusal was read. */
export function dismissed(queue: Queue, id: string): Queue {
  return queue.filter((each) => each.id !== id || each.state === 'waiting');
}

/** Mine after all: a new act, on top of what the other one left. */
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
