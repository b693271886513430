/**
 * Loads one list into the register of a database and ends. A separate process, so that readers of pages are not
 * disturbed and its memory is freed with it. It imports as little of the office as it can.
 */
import { openFidePages } from '@escala/storage/fide-pages';
import type { LoadMessage, LoadOrder } from './load-in-process.ts';
import { type LoadTerms, loadList } from './load-list.ts';

/** Bytes between two progress messages. */
const TOLD_EVERY = 4_000_000;

const tell = (message: LoadMessage): Promise<void> =>
  new Promise((resolve) => {
    if (process.send) process.send(message, undefined, {}, () => resolve());
    else resolve();
  });

async function load({ url, file, terms }: LoadOrder): Promise<LoadMessage> {
  const { pages, close } = openFidePages(url);
  let [bytes, told] = [0, 0];
  const onBytes: LoadTerms['onBytes'] = (more) => {
    bytes += more;
    if (bytes - told < TOLD_EVERY) return;
    told = bytes;
    void tell({ kind: 'bytes', bytes });
  };
  try {
    return { kind: 'loaded', loaded: await loadList(pages, file, { ...terms, onBytes }) };
  } catch (error) {
    const { code = '', place = '', message, name } = error as Error & { code?: string; place?: string };
    if (name === 'StorageFault') return { kind: 'storage-fault', code, place };
    return code === '' ? { kind: 'failed', message } : { kind: 'unreadable', code };
  } finally {
    await close();
  }
}

// The parent is gone: a half-finished load is cleaned up by the next one.
process.once('disconnect', () => process.exit(1));
process.once('message', async (order: LoadOrder) => {
  await tell(await load(order));
  process.exit(0);
});
