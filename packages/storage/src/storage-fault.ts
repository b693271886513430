export const STORAGE_FAULTS = [
  'disk-full',
  'disk-failing',
  'read-only',
  'locked',
  'unreachable',
  'part-unreachable',
  'unconfirmed',
  'damaged',
  'not-a-database',
  'cannot-open',
  'newer-schema',
  'older-schema',
  'in-use',
  'older-records',
] as const;
export type StorageFaultCode = (typeof STORAGE_FAULTS)[number];

/**
 * The database cannot do its work. Nothing being written was kept; only after `unconfirmed` may all of it be there, and
 * sending the same act again shows whether it is. Words: `storage.<code>`, with `place`.
 */
export class StorageFault extends Error {
  readonly code: StorageFaultCode;
  readonly place: string;

  constructor(code: StorageFaultCode, place: string, cause?: unknown) {
    super(`${code}: ${place}`, { cause });
    this.name = 'StorageFault';
    this.code = code;
    this.place = place;
  }
}

/** SQLite result codes, with extended ones where they are more specific. */
const SQLITE: Readonly<Record<number, StorageFaultCode>> = {
  3: 'read-only',
  5: 'locked',
  6: 'locked',
  8: 'read-only',
  10: 'disk-failing',
  11: 'damaged',
  13: 'disk-full',
  14: 'cannot-open',
  26: 'not-a-database',
  // SQLITE_IOERR_SHMSIZE: no room for the index of the write-ahead log.
  4874: 'disk-full',
};

const POSTGRES: Readonly<Record<string, StorageFaultCode>> = {
  '53100': 'disk-full',
  '53300': 'unreachable',
  '58030': 'disk-failing',
  '25006': 'read-only',
  '42501': 'read-only',
  '55P03': 'locked',
  '25P03': 'unreachable',
  // A statement cancelled by the server, usually for taking too long (D-OFF-1041).
  '57014': 'unreachable',
  '57P01': 'unreachable',
  '57P02': 'unreachable',
  '57P03': 'unreachable',
  '57P05': 'unreachable',
  '08000': 'unreachable',
  '08001': 'unreachable',
  '08003': 'unreachable',
  '08004': 'unreachable',
  '08006': 'unreachable',
  // The answer to a commit was uncertain.
  '08007': 'unreachable',
  // Messages from PgBouncer itself, of any kind.
  '08P01': 'unreachable',
  '28000': 'cannot-open',
  '28P01': 'cannot-open',
  '3D000': 'cannot-open',
  XX001: 'damaged',
  XX002: 'damaged',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  EPIPE: 'unreachable',
  ENOTFOUND: 'unreachable',
  EAI_AGAIN: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ETIMEDOUT: 'unreachable',
};

/** PostgreSQL's driver has no codes for these. */
const CONNECTION_WORDS =
  /terminated unexpectedly|Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable/;

/** A server that requires a password, and an address without one. */
const PASSWORD_WORDS = /client password must be a/;

/**
 * Among errors reported by a server: its own connection to another server failed (D-OFF-701). PostgreSQL uses these
 * codes for nothing else.
 */
const OF_ANOTHER_SERVER = ['08000', '08001', '08003', '08004', '08006'];
const WORKER_WORDS =
  /connection to the remote node|connections? to the node|connection marked as essential|connect to any active placements/;

/** A distributed database answers, but the machine it needs does not. */
function isOfWorker({ code = '', severity, message, where = '' }: ServerError): boolean {
  if (severity === undefined || severity === 'FATAL') return false;
  if (OF_ANOTHER_SERVER.includes(code) || WORKER_WORDS.test(message)) return true;
  return POSTGRES[code] === 'unreachable' && where.includes('while executing command on');
}

/**
 * The parts that are distinguished here. Only errors reported by a server have a severity; FATAL concerns the
 * connection itself.
 */
interface ServerError extends Error {
  readonly errcode?: number;
  readonly code?: string;
  readonly severity?: string;
  /** The server's own context. */
  readonly where?: string;
}

/** The fault behind a driver's error, or the error itself if it is not the database's. */
export function faultOf(error: unknown, place: string): unknown {
  if (error instanceof StorageFault || !(error instanceof Error)) return error;
  const { errcode, code } = error as ServerError;
  if (isOfWorker(error as ServerError)) return new StorageFault('part-unreachable', place, error);
  const fault = errcode === undefined ? POSTGRES[code ?? ''] : (SQLITE[errcode] ?? SQLITE[errcode & 0xff]);
  if (fault !== undefined) return new StorageFault(fault, place, error);
  if (PASSWORD_WORDS.test(error.message)) return new StorageFault('cannot-open', place, error);
  return CONNECTION_WORDS.test(error.message) ? new StorageFault('unreachable', place, error) : error;
}
