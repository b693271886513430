/**
 * The tables, the same on SQLite and PostgreSQL. Every key of a record starts with the federation, so that a distributed PostgreSQL can keep
 * each federation on one machine; FIDE's list is everybody's. JSON is kept as text: what was written comes back letter by letter.
 */
export interface Tables {
  federations: FederationRow;
  acts: ActRow;
  versions: VersionRow;
  records: RecordRow;
  record_keys: KeyRow;
  papers: PaperRow;
  secrets: SecretRow;
  fide_register: FideRegisterRow;
  fide_pages: FidePageRow;
}

/**
 * The column by which a distributed database cuts each table (D-OFF-700), all rows of a federation on one machine; tables without one are
 * everybody's and the same on every machine.
 */
export const CUT_BY: Readonly<Record<keyof Tables | 'migrations', string | undefined>> = {
  migrations: undefined,
  fide_register: undefined,
  fide_pages: undefined,
  federations: 'id',
  acts: 'federation',
  versions: 'federation',
  records: 'federation',
  record_keys: 'federation',
  papers: 'federation',
  secrets: 'federation',
};

/** Where the chain of acts ends; the row that a writer locks. */
interface FederationRow {
  id: string;
  seq: number;
  hash: string;
}

export interface ActRow {
  federation: string;
  seq: number;
  id: string;
  kind: string;
  at: string;
  actor: string;
  subject_kind: string;
  subject_id: string;
  /** The whole entry. */
  entry: string;
}

/** Every version of every record. Rows are added, never changed. */
export interface VersionRow {
  federation: string;
  kind: string;
  id: string;
  version: number;
  seq: number;
  body: string;
}

/** Which version of a record is the newest, and the act that wrote it. */
interface RecordRow {
  federation: string;
  kind: string;
  id: string;
  version: number;
  seq: number;
}

/** By what the newest version is found. */
export interface KeyRow {
  federation: string;
  kind: string;
  key: string;
  value: string;
  id: string;
}

/** Bulk matter. Rows are added, never changed. */
export interface PaperRow {
  federation: string;
  folder: string;
  name: string;
  part: number;
  seq: number;
  bytes: Uint8Array;
}

/** Not part of the record: may change and go. */
export interface SecretRow {
  federation: string;
  shelf: string;
  key: string;
  owner: string;
  text: string;
  expires: string | null;
}

/** Which pages are the register of FIDE's list: one row, or none. */
interface FideRegisterRow {
  version: number;
  head: string;
}

/** Part of FIDE's list, of the register or of one that is being loaded. */
interface FidePageRow {
  version: number;
  kind: string;
  page: number;
  bytes: Uint8Array;
}
