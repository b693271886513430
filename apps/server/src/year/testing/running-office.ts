import { type Mail, memory } from '@escala/office';
import { loadRegister } from '@escala/office/testing';
import { openStore, type StoreOptions } from '@escala/storage';
import { setupLink } from '../../access/setup-tokens.ts';
import { type RunningServer, serve } from '../../serve.ts';
import type { YearClock } from './year-clock.ts';

interface RunningOffice extends RunningServer {
  /** The first-start link. */
  readonly firstLink: string;
  /** A link for another federation on the same installation. */
  newLink(): Promise<string>;
}

/** A server on a store, with its own port. */
export async function runningOffice(store: StoreOptions, clock: YearClock, mail?: Mail): Promise<RunningOffice> {
  const links: string[] = [];
  const opened = await openStore(store);
  await loadRegister(opened.fidePages, [
    { id: '77', name: 'Nova, Nadia', federation: 'AND', sex: 'f', standard: 2210 },
  ]);
  const server = await serve({
    archive: opened.archive,
    vault: opened.vault,
    fidePages: opened.fidePages,
    memory: memory(),
    clock,
    mail,
    port: 0,
    // A fault is not part of the scenario: log it, so that its cause can be found.
    log: { level: 'error', stream: process.stderr },
    closeStore: () => opened.close(),
    announceSetup: (link) => void links.push(link),
    options: {
      passwordCost: { memory: 8, passes: 1 },
      checkAnswers: true,
      // For links in mails.
      publicUrl: 'http://localhost',
      reads: 1e9,
      files: 1e9,
      writes: 1e9,
      signIns: 1e9,
    },
  });
  return { ...server, firstLink: links[0]!, newLink: () => setupLink({ vault: opened.vault, clock }, server.address) };
}
