import { connect, createServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * Between an office and PostgreSQL: what a Citus with a silent machine looks like from outside. Questions about that
 * machine's federations, or about all federations, are swallowed; the connection then says nothing more. A real
 * coordinator waits in this way for a worker whose packets are dropped, or that is stopped.
 */
export interface MutedWire {
  readonly url: string;
  /** Questions swallowed until now. */
  readonly swallowed: number;
  mute(): void;
  /** From the next commit for one of that machine's federations on. */
  muteAtCommit(): void;
  unmute(): void;
}

/** What goes to all machines, and what only the coordinator's own tables answer. */
const TO_ALL = /from "federations" where "seq"|delete from "secrets" where "expires"/;
const TO_NONE = /get_shard_id_for_distribution_column/;
const NAMED = /(escala_[0-9a-f]{32})\0([^\0]+)\0/g;

export async function mutedWire(to: string, isOfMachine: (chunk: string) => boolean): Promise<MutedWire> {
  const { hostname, port } = new URL(to);
  let isMuted = false;
  let isAtCommit = false;
  let swallowed = 0;
  /** Names of statements belong to all connections alike. */
  const texts = new Map<string, string>();
  const isSwallowed = (chunk: string, isTouched: boolean): boolean => {
    for (const [, name, text] of chunk.matchAll(NAMED)) texts.set(name!, text!);
    const text = [...texts].filter(([name]) => chunk.includes(name)).map(([, known]) => known);
    const all = `${chunk} ${text.join(' ')}`;
    if (isAtCommit && isTouched && chunk.includes('commit\0')) isMuted = true;
    if (!isMuted || TO_NONE.test(all)) return false;
    return TO_ALL.test(all) || isOfMachine(chunk) || (isTouched && chunk.includes('commit\0'));
  };
  const open = new Set<Socket>();
  const server: Server = createServer((office) => {
    const database = connect(Number(port), hostname);
    let [isDead, isTouched] = [false, false];
    for (const [one, other] of [
      [office, database],
      [database, office],
    ] as const) {
      open.add(one);
      one.setNoDelay(true);
      one.on('error', () => undefined);
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
    office.on('data', (bytes) => {
      const chunk = bytes.toString('latin1');
      if (isDead) return;
      isDead = isSwallowed(chunk, isTouched);
      isTouched = !chunk.includes('begin isolation') && (isTouched || isOfMachine(chunk));
      if (isDead) swallowed++;
      else database.write(bytes);
    });
    database.on('data', (bytes) => !isDead && office.write(bytes));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const url = new URL(to);
  url.port = String((server.address() as { port: number }).port);
  return {
    url: url.href,
    get swallowed() {
      return swallowed;
    },
    mute: () => {
      isMuted = true;
    },
    muteAtCommit: () => {
      isAtCommit = true;
    },
    unmute: () => {
      isMuted = false;
      isAtCommit = false;
    },
  };
}
