/**
 * The tables, the same on SQLite and PostgreSQL. Every key of a record starts with the federation, so that a
 * distributed PostgreSQL can keep each federation on one machine; FIDE's list is shared. JSON is stored as text: it
 * comes back exactly as written.
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
 * The column by which a distributed database distributes each table (D-OFF-700), with all rows of a federation on one
 * machine; tables without one are shared and replicated to every machine.
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

/** The end of the chain of acts; writers lock this row. */
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

/** The latest version of a record, and the act that wrote it. */
interface RecordRow {
  federation: string;
  kind: string;
  id: string;
  version: number;
  seq: number;
}

/** The keys of the latest version. */
export interface KeyRow {
  federation: string;
  kind: string;
  key: string;
  value: string;
  id: string;
}

/** Bulk data. Rows are added, never changed. */
export interface PaperRow {
  federation: string;
  folder: string;
  name: string;
  part: number;
  seq: number;
  bytes: Uint8Array;
}

/** Not part of the record: may change and be deleted. */
export interface SecretRow {
  federation: string;
  shelf: string;
  key: string;
  owner: string;
  text: string;
  expires: string | null;
}

/** The version whose pages are the register of FIDE's list: one row, or none. */
interface FideRegisterRow {
  version: number;
  head: string;
}

/** Part of FIDE's list, either of the register or of one being loaded. */
interface FidePageRow {
  version: number;
  kind: string;
  page: number;
  bytes: Uint8Array;
}
