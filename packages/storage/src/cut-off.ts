import { AsyncLocalStorage } from 'node:async_hooks';
import { StorageFault } from './storage-fault.ts';

/** Connections that are lent to the current work are given up when this signal says so. */
const signals = new AsyncLocalStorage<AbortSignal>();

export const cutOffSignal = (): AbortSignal | undefined => signals.getStore();

/**
 * Runs work whose connections can be given up from outside. It then fails with the signal's reason, unless it was
 * committing: that stays `unconfirmed`.
 */
export async function untilCutOff<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  try {
    return await signals.run(signal, work);
  } catch (error) {
    if (signal.aborted && error instanceof StorageFault && error.code === 'unreachable') throw signal.reason;
    throw error;
  }
}

/** Work that is given up if it takes longer. */
export async function within<T>(milliseconds: number, fault: StorageFault, work: () => Promise<T>): Promise<T> {
  const cut = new AbortController();
  const late = setTimeout(() => cut.abort(fault), milliseconds);
  return untilCutOff(cut.signal, work).finally(() => clearTimeout(late));
}
