export const STORAGE_FAULTS = [
  'disk-full',
  'read-only',
  'locked',
  'unreachable',
  'damaged',
  'not-a-database',
  'cannot-open',
  'newer-schema',
] as const;
export type StorageFaultCode = (typeof STORAGE_FAULTS)[number];

/** The database cannot do its work. Nothing was kept of what was being written. Words: `storage.<code>`. */
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

/** Result codes of SQLite, without their extension. */
const SQLITE: Readonly<Record<number, StorageFaultCode>> = {
  5: 'locked',
  6: 'locked',
  8: 'read-only',
  10: 'disk-full',
  11: 'damaged',
  13: 'disk-full',
  14: 'cannot-open',
  26: 'not-a-database',
};

const POSTGRES: Readonly<Record<string, StorageFaultCode>> = {
  '53100': 'disk-full',
  '25006': 'read-only',
  '55P03': 'locked',
  '57P01': 'unreachable',
  '57P02': 'unreachable',
  '57P03': 'unreachable',
  '08000': 'unreachable',
  '08003': 'unreachable',
  '08006': 'unreachable',
  '28P01': 'cannot-open',
  '3D000': 'cannot-open',
  XX001: 'damaged',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  ENOTFOUND: 'unreachable',
  ETIMEDOUT: 'unreachable',
};

/** The fault behind what a driver threw, or the error itself where it is not the database's. */
export function faultOf(error: unknown, place: string): unknown {
  if (error instanceof StorageFault || !(error instanceof Error)) return error;
  const { errcode, code } = error as { errcode?: number; code?: string };
  const fault = errcode === undefined ? POSTGRES[code ?? ''] : SQLITE[errcode & 0xff];
  if (fault !== undefined) return new StorageFault(fault, place, error);
  if (/terminated unexpectedly|timeout exceeded when trying to connect/.test(error.message))
    return new StorageFault('unreachable', place, error);
  return error;
}
