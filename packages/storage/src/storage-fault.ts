export const STORAGE_FAULTS = [
  'disk-full',
  'disk-failing',
  'read-only',
  'locked',
  'unreachable',
  'unconfirmed',
  'damaged',
  'not-a-database',
  'cannot-open',
  'newer-schema',
  'older-records',
] as const;
export type StorageFaultCode = (typeof STORAGE_FAULTS)[number];

/**
 * The database cannot do its work. Nothing was kept of what was being written; only after `unconfirmed` all of it may be there,
 * and the same act sent again tells. Words: `storage.<code>`, with `place`.
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

/** Result codes of SQLite, the extended ones where they say more. */
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
  '57P01': 'unreachable',
  '57P02': 'unreachable',
  '57P03': 'unreachable',
  '57P05': 'unreachable',
  '08000': 'unreachable',
  '08001': 'unreachable',
  '08003': 'unreachable',
  '08004': 'unreachable',
  '08006': 'unreachable',
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

/** The driver of PostgreSQL has no codes for these. */
const CONNECTION_WORDS =
  /terminated unexpectedly|Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable/;

/** The fault behind what a driver threw, or the error itself where it is not the database's. */
export function faultOf(error: unknown, place: string): unknown {
  if (error instanceof StorageFault || !(error instanceof Error)) return error;
  const { errcode, code } = error as { errcode?: number; code?: string };
  const fault = errcode === undefined ? POSTGRES[code ?? ''] : (SQLITE[errcode] ?? SQLITE[errcode & 0xff]);
  if (fault !== undefined) return new StorageFault(fault, place, error);
  return CONNECTION_WORDS.test(error.message) ? new StorageFault('unreachable', place, error) : error;
}
