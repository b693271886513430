import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { type Archive, FEDERATIONS_AT_HAND, keepAllReady, loadFederation, type Vault } from '@escala/office';
import type { FastifyInstance } from 'fastify';
import { firstStartLink } from './access/setup-tokens.ts';
import { startLink } from './access/start-link.ts';
import { buildServer } from './build-server.ts';
import { listenForMetrics, type MetricsPlace } from './http/metrics.ts';
import { HOUR, MINUTE, SECOND } from './instant.ts';
import type { ServerParts } from './server-parts.ts';
import { newUuid, sha256, systemClock, turnOfOthers } from './system-ports.ts';
import { ColumnsThread } from './threads/columns-thread.ts';

/** `parts`: replacements for the system's own. `closeStore` is called after the last request. */
export interface ServeOptions extends Partial<Omit<ServerParts, 'archive' | 'vault' | 'stop'>> {
  readonly archive: Archive;
  readonly vault: Vault;
  readonly host?: string | undefined;
  readonly port?: number | undefined;
  /** Where the server's metrics can be read without a token. */
  readonly metricsPlace?: MetricsPlace | undefined;
  /** Milliseconds that requests have to finish, and the store to close, when the server is told to stop. */
  readonly patience?: number | undefined;
  closeStore?(): Promise<void>;
  /** Frees the address, if something else answered there until now. */
  beforeListening?(): Promise<void>;
  /**
   * Receives the link for setting up the office, as long as there is
   * no federation; on a person's own machine, the link that opens it.
   */
  announceSetup?(link: string): void;
}

export interface RunningServer {
  readonly app: FastifyInstance;
  /** `http://127.0.0.1:8080` */
  readonly address: string;
  /** Requests in progress are finished first, within the patience (D-OFF-435). */
  close(): Promise<void>;
}

/** Twice this, for requests and for the store, is less than the ten seconds after which supervisors kill. */
export const PATIENCE = 4 * SECOND;

/** Listens until SIGTERM or SIGINT. TLS is left to a proxy. */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const { host = '127.0.0.1', port = 8080, metricsPlace, patience = PATIENCE, ...more } = options;
  const { closeStore, beforeListening, announceSetup, ...given } = more;
  const ports = { clock: systemClock, digest: sha256, newId: newUuid, pause: turnOfOthers };
  const parts: ServerParts = { ...ports, ...given, stop: () => void close() };
  doubleHeapGrowth();
  const app = await buildServer(parts);
  const readied = parts.second && new ColumnsThread(parts, parts.second);
  await bringToHand(app, parts, readied);
  await app.postman?.prepare();
  /** Whatever cannot be listened on, nothing stays behind that keeps the process alive. */
  const ended = async (error: unknown): Promise<never> => {
    await Promise.all([app.close(), readied?.close()]);
    throw error;
  };
  const figures = metricsPlace && (await listenForMetrics(metricsPlace, app.metrics).catch(ended));
  await beforeListening?.();
  const signals = heldSignals();
  const address = await app.listen({ host, port }).catch((error: unknown) => {
    signals.release();
    figures?.close();
    return ended(error);
  });
  app.postman?.start();
  const reached = parts.options?.publicUrl ?? address;
  const link = parts.options?.ownMachine ? await startLink(parts, reached) : await firstStartLink(parts, reached);
  if (link !== undefined) announceSetup?.(link);
  const sweeping = setInterval(() => void sweep(app, parts), HOUR).unref();
  const keeping = keepInTurns(app, parts, readied);
  const inTime = (work: Promise<void> | undefined): Promise<void> =>
    Promise.race([work, pause(patience, undefined, { ref: false })]);
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => {
    closing ??= (async () => {
      clearInterval(sweeping);
      clearInterval(keeping);
      signals.release();
      figures?.close();
      figures?.closeAllConnections();
      // A slow sender, a slow reader or a connection kept alive does not delay the end.
      const impatient = setTimeout(() => app.server.closeAllConnections(), patience);
      await Promise.all([app.close(), readied?.close(), inTime(app.postman?.stop())]);
      clearTimeout(impatient);
      await inTime(closeStore?.());
    })();
    return closing;
  };
  signals.pass(() => void close());
  return { app, address, close };
}

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** Whoever is told to stop while it is still starting stops once it has started. */
function heldSignals() {
  let stop: (() => void) | undefined;
  let isTold = false;
  const onSignal = (): void => {
    isTold = true;
    stop?.();
  };
  for (const signal of SIGNALS) process.once(signal, onSignal);
  return {
    pass(to: () => void): void {
      stop = to;
      if (isTold) to();
    },
    release(): void {
      for (const signal of SIGNALS) process.off(signal, onSignal);
    },
  };
}

/**
 * Opens federations before the first request: a large one takes
 * seconds. One that cannot be opened now is tried again on demand.
 */
async function bringToHand(
  app: FastifyInstance,
  parts: ServerParts,
  readied: ColumnsThread | undefined,
): Promise<void> {
  try {
    const federations = await parts.archive.federations();
    if (federations.length > FEDERATIONS_AT_HAND) return;
    for (const federation of federations) {
      await readied?.begin(federation).catch((error) => app.log.warn({ error, federation }, 'not kept ready'));
      await loadFederation(parts, federation).catch((error) => app.log.warn(error, 'not brought to hand'));
    }
  } catch (error) {
    app.log.warn(error, 'not brought to hand');
  }
}

/**
 * Columns of federations held in memory are prepared for the
 * next start: now, and again as the record grows (D-OFF-726).
 */
function keepInTurns(app: FastifyInstance, parts: ServerParts, readied: ColumnsThread | undefined): NodeJS.Timeout {
  const failed = (error: unknown, federation: string): void => app.log.warn({ error, federation }, 'not kept ready');
  let last = keepAllReady(parts, failed, readied?.keep);
  const again = (): void => {
    last = last.then(() => keepAllReady(parts, failed, readied?.keep));
  };
  return setInterval(again, 10 * MINUTE).unref();
}

/** Removes what has expired from the vault. A database that is unreachable now is tried again an hour later. */
async function sweep(app: FastifyInstance, { vault, clock }: ServerParts): Promise<void> {
  try {
    const swept = await vault.sweep(clock.now());
    app.log.info({ swept }, 'swept');
  } catch {
    app.log.warn('not swept');
  }
}

/**
 * A federation held in memory is half a gigabyte that stays. The engine counts it as collectable, and with few
 * allocations it scans everything again after each tenth that was added: every few seconds, a twentieth of a second
 * each, while readers wait. In a serving process the heap may double first (D-OFF-344).
 */
function doubleHeapGrowth(): void {
  setFlagsFromString('--heap-growing-percent=100');
}
