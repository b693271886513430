import { inConflict, nextToSend, performed, refusedFor, sealed } from './queue-moves.ts';
import type { QueueStore } from './queue-store.ts';
import type { QueuedEntry, Theirs } from './queued-entry.ts';

/** The outcome of sending an entry. */
export type Answer =
  | { readonly kind: 'done'; readonly version: number }
  | { readonly kind: 'conflict'; readonly theirs: Theirs }
  | { readonly kind: 'refused'; readonly problem: string }
  /**
   * No answer, or none that counts: the act may or may not have been performed, and is sent again under its id.
   * `problem`: why the office cannot.
   */
  | { readonly kind: 'later'; readonly problem?: string | undefined }
  | { readonly kind: 'signed-out' };

export type Post = (entry: QueuedEntry & { readonly version: number }) => Promise<Answer>;

export interface Sending {
  readonly store: QueueStore;
  readonly federation: string;
  readonly by: string;
  readonly post: Post;
  /** Called for each answer, after the queue has changed. */
  answered?(entry: QueuedEntry, answer: Answer): void;
}

/** Sends entries one by one, in order, until none is waiting or it cannot continue. */
export async function sendQueue(sending: Sending): Promise<'sent' | 'later' | 'signed-out'> {
  const { store, federation, by, post, answered } = sending;
  for (;;) {
    const head = nextToSend(await store.read(), federation, by);
    if (head === undefined) return 'sent';
    const queue = await store.change((before) => sealed(before, head.id));
    const entry = queue.find(({ id }) => id === head.id);
    // Another tab has just received its answer.
    if (entry?.version === undefined) continue;
    const answer = await post({ ...entry, version: entry.version });
    if (answer.kind === 'later' || answer.kind === 'signed-out') return answer.kind;
    await store.change((before) => {
      if (answer.kind === 'done') return performed(before, entry.id, answer.version, Date.now());
      if (answer.kind === 'conflict') return inConflict(before, entry.id, answer.theirs);
      return refusedFor(before, entry.id, answer.problem);
    });
    answered?.(entry, answer);
  }
}
