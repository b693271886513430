import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { type Archive, loadedFederations, type Memory } from '@escala/office';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly http: Histogram<'method' | 'route' | 'status'>;
  /** `outcome`: done, again, refused, fault. */
  readonly acts: Counter<'kind' | 'outcome'>;
  readonly signIns: Counter<'outcome'>;
  readonly archive: Histogram<'operation'>;
  /** `outcome`: sent, later, failed, dropped. */
  readonly mails: Counter<'kind' | 'outcome'>;
  /** `state`: waiting, failed. */
  readonly mailQueue: Gauge<'state'>;
  readonly oldestMail: Gauge;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Memory, event loop and garbage collection of the process: set up
 * once, with timers that never end, however many servers it runs.
 */
let ofProcess: Registry | undefined;

function figuresOfProcess(): Registry {
  if (ofProcess === undefined) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

export function newMetrics(): Metrics {
  const registry = Registry.merge([figuresOfProcess()]);
  const registers = [registry];
  const histogram = <Label extends string>(name: string, help: string, labelNames: Label[]): Histogram<Label> =>
    new Histogram({ name, help, labelNames, buckets: SECONDS, registers });
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> =>
    new Counter({ name, help, labelNames, registers });
  return {
    registry,
    http: histogram('escala_http_seconds', 'Time to answer a request.', ['method', 'route', 'status']),
    acts: counter('escala_acts_total', 'Acts by kind and what became of them.', ['kind', 'outcome']),
    signIns: counter('escala_sign_ins_total', 'Attempts to sign in by what became of them.', ['outcome']),
    archive: histogram('escala_archive_seconds', 'Time spent in the database by a reading or a writing.', [
      'operation',
    ]),
    mails: counter('escala_mails_total', 'Mails by kind and what became of them.', ['kind', 'outcome']),
    mailQueue: new Gauge({
      name: 'escala_mail_queue',
      help: 'Mails that wait or have been given up, when the queue was last gone through.',
      labelNames: ['state'],
      registers,
    }),
    oldestMail: new Gauge({
      name: 'escala_mail_oldest_seconds',
      help: 'How long the oldest mail has been waiting, when the queue was last gone through.',
      registers,
    }),
  };
}

/** Computed when the metrics are read. */
const lookedUp = ({ registry }: Pick<Metrics, 'registry'>, name: string, help: string, of: () => number): void =>
  void new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(of());
    },
  });

/** Long work that is not finished yet. */
export function measureBeside(metrics: Pick<Metrics, 'registry'>, waiting: () => number): void {
  lookedUp(metrics, 'escala_beside_tasks', 'Long work beside the loop: being done or waiting.', waiting);
}

/** Federations held in memory. */
export function measureMemory(metrics: Pick<Metrics, 'registry'>, memory: Memory | undefined): void {
  if (memory === undefined) return;
  const gauge = (name: string, help: string, of: () => number): void => lookedUp(metrics, name, help, of);
  const held = () => memory.keep(loadedFederations).held({ memory });
  gauge('escala_rooms', 'Federations kept in memory.', () => held().federations);
  gauge('escala_rooms_bytes', 'Bytes that they take, about.', () => held().bytes);
  gauge(
    'escala_rooms_bytes_most',
    'Bytes that they may take before the one not asked for longest leaves.',
    () => memory.most,
  );
}

/** The same archive, timed. */
export function measured(archive: Archive, { archive: seconds }: Pick<Metrics, 'archive'>): Archive {
  const timed = async <T>(operation: string, work: () => Promise<T>): Promise<T> => {
    const done = seconds.startTimer({ operation });
    try {
      return await work();
    } finally {
      done();
    }
  };
  return {
    federations: () => timed('federations', () => archive.federations()),
    read: (federation, work, terms) => timed('read', () => archive.read(federation, work, terms)),
    write: (federation, work) => timed('write', () => archive.write(federation, work)),
    close: () => archive.close(),
  };
}

/** `127.0.0.1:9100`, `[::1]:9100`, or the path of a socket. */
export type MetricsPlace = { readonly host: string; readonly port: number } | { readonly path: string };

/** The server's metrics at a separate address or socket, out of readers' reach. */
export async function listenForMetrics(place: MetricsPlace, { registry }: Metrics): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const text = await registry.metrics();
    response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text);
  });
  const listen = (): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(place, () => {
        server.off('error', reject);
        resolve();
      });
    });
  await listen().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE' || !('path' in place) || (await isAnswered(place.path))) throw error;
    rmSync(place.path);
    await listen();
  });
  // Whoever reaches its folder may read it, whatever the mask of the process.
  if ('path' in place) chmodSync(place.path, 0o660);
  return server;
}

/** A process that was killed leaves its socket behind, and nobody answers there. */
const isAnswered = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
