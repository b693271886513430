import { rooms } from '@escala/office';
import { openStore, type StoreOptions } from '@escala/storage';
import { type RunningServer, serve } from '../../serve.ts';
import type { YearClock } from './year-clock.ts';

/** A server on a store, with its own port, and the links that it announced. */
export async function runningOffice(
  store: StoreOptions,
  clock: YearClock,
): Promise<RunningServer & { readonly links: readonly string[]; readonly newLink: () => Promise<string> }> {
  const links: string[] = [];
  const { setupLink } = await import('../../setup-link.ts');
  const opened = await openStore(store);
  const server = await serve({
    archive: opened.archive,
    vault: opened.vault,
    rooms: rooms(),
    clock,
    port: 0,
    closeStore: () => opened.close(),
    announceSetup: (link) => void links.push(link),
    options: {
      passwordCost: { memory: 8, passes: 1 },
      checkAnswers: true,
      reads: 1e9,
      writes: 1e9,
      signIns: 1e9,
    },
  });
  return { ...server, links, newLink: () => setupLink({ vault: opened.vault, clock }, server.address) };
}
