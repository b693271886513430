import { headOf } from '../archive/reading.ts';
import type { Store } from '../open-store.ts';
import { faultOf } from '../storage-fault.ts';
import { federationLines } from './federation-lines.ts';
import { TransferRefused, transferFault } from './transfer-refused.ts';

/** The whole federation at one moment, in pieces of whole lines, while the office keeps working. */
export async function* exportFederation(store: Store, federation: string): AsyncGenerator<string> {
  const { db, end } = await store.engine.snapshot(federation);
  try {
    if ((await headOf(db, federation)).seq === 0)
      throw new TransferRefused([transferFault('federation-unknown', { federation })]);
    yield* federationLines(db, federation);
  } catch (error) {
    throw faultOf(error, store.engine.place);
  } finally {
    await end();
  }
}
