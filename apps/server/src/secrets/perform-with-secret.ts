import { type ActKind, type Actor, actIdUsed, type Performed, Refused } from '@escala/office';
import { askedBefore, neverAsked, nowDone } from './asked-before.ts';
import { secretWorkOf } from './index.ts';
import type { Finished, SecretRequest } from './secret-work.ts';

export interface PerformedRequest extends Performed<unknown> {
  readonly finished: Finished;
}

/** The secret is checked before the act, and changed after it. A repeated act is the same only with the same secret. */
export async function performWithSecret(
  kind: ActKind,
  request: SecretRequest,
  perform: (by: Actor) => Promise<Performed<unknown>>,
): Promise<PerformedRequest> {
  const work = secretWorkOf(kind);
  const proven = (await work.begin?.(request)) ?? request.actor;
  try {
    return await performOnce(kind, request, () => perform(proven));
  } catch (error) {
    await work.undo?.(request);
    throw error;
  }
}

async function performOnce(
  kind: ActKind,
  request: SecretRequest,
  perform: () => Promise<Performed<unknown>>,
): Promise<PerformedRequest> {
  const work = secretWorkOf(kind);
  const before = await askedBefore(request);
  const otherAct = (): Refused => actIdUsed({ id: request.id, kind }, request.command, null);
  if (before === 'other') throw otherAct();
  let performed: Performed<unknown>;
  try {
    performed = await perform();
    // On record, but what was sent with it is no longer known.
    if (performed.again && before === 'new') throw otherAct();
  } catch (error) {
    // After a fault it is unknown whether the act is on record.
    if (before === 'new' && error instanceof Refused) await neverAsked(request);
    throw error;
  }
  // What is shown once is issued again; what was set is left alone: it may have been changed since.
  if (before === 'done' && !work.shown) return { ...performed, finished: {} };
  const outcome = Object(performed.outcome) as Readonly<Record<string, unknown>>;
  const finished = (await work.finish?.(request, outcome)) ?? {};
  await nowDone(request);
  return { ...performed, finished };
}
