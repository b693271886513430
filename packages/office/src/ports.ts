import type { CodeOf, IsoDate } from '@escala/core';
import type { ActEntry } from './kit/act-entry.ts';
import type { ReadText } from './kit/read-text.ts';
import type { RecordKind } from './kit/record-kind.ts';

/** A version of a record: 1 is the first; `seq` is the act that wrote it. */
export interface Kept<Body> {
  readonly id: string;
  readonly version: number;
  readonly seq: number;
  readonly body: Body;
}

/** The end of a federation's record: its last act and the hash of the chain up to it. */
export interface Head {
  readonly seq: number;
  readonly hash: string;
}

export interface Page {
  readonly limit?: number | undefined;
  /** Only records after this id. */
  readonly after?: string | undefined;
}

/** A record found by a key, with the matching value. */
export interface Found<Body> extends Kept<Body> {
  readonly value: string;
}

export interface FoundPage {
  readonly limit?: number | undefined;
  /** Only records after this result of the previous page. */
  readonly after?: { readonly value: string; readonly id: string } | undefined;
  readonly descending?: boolean | undefined;
}

/** Matches one value of a key, several values, a prefix, or a range (`to` excluded). */
export type Where =
  | { readonly key: string; readonly equals: string }
  | { readonly key: string; readonly among: readonly string[] }
  | { readonly key: string; readonly startsWith: string }
  | { readonly key: string; readonly from?: string | undefined; readonly to?: string | undefined };

/** Bulk data of the record: games of a report, parts of a list. Like every version it is added, never overwritten. */
export interface Paper {
  readonly name: string;
  readonly part: number;
  readonly seq: number;
  readonly bytes: Uint8Array;
}

export interface PaperQuery {
  readonly name?: string | undefined;
  readonly part?: number | undefined;
  /** `first`: as first filed; `latest`: as it is now; `all`: every edition. */
  readonly edition: 'first' | 'latest' | 'all';
  /** Only what was written up to this act. */
  readonly asOf?: number | undefined;
  /** Only what was written after this act. */
  readonly since?: number | undefined;
  /** Only these bytes of each paper. */
  readonly slice?: { readonly from: number; readonly length: number } | undefined;
}

export interface ActQuery {
  readonly kind?: string | undefined;
  readonly subject?: { readonly kind: string; readonly id: string } | undefined;
  readonly actor?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Only acts before this one, newest first. */
  readonly before?: number | undefined;
  readonly limit?: number | undefined;
}

/** One consistent view of a federation's record. */
export interface Reading {
  readonly federation: string;
  head(): Promise<Head>;
  get<Body>(kind: RecordKind<Body>, id: string): Promise<Kept<Body> | undefined>;
  getMany<Body>(kind: RecordKind<Body>, ids: readonly string[]): Promise<readonly Kept<Body>[]>;
  getAsOf<Body>(kind: RecordKind<Body>, id: string, seq: number): Promise<Kept<Body> | undefined>;
  versions<Body>(kind: RecordKind<Body>, id: string): Promise<readonly Kept<Body>[]>;
  /** Ordered by id. */
  list<Body>(kind: RecordKind<Body>, page?: Page): Promise<readonly Kept<Body>[]>;
  listAsOf<Body>(kind: RecordKind<Body>, seq: number): Promise<readonly Kept<Body>[]>;
  /** Ordered by the key's value, then by id. Each record appears once, under its smallest matching value. */
  find<Body>(kind: RecordKind<Body>, where: Where, page?: FoundPage): Promise<readonly Found<Body>[]>;
  count<Body>(kind: RecordKind<Body>, where?: Where): Promise<number>;
  papers(folder: string, query: PaperQuery): Promise<readonly Paper[]>;
  act(id: string): Promise<ActEntry | undefined>;
  /** Newest first. */
  acts(query: ActQuery): Promise<readonly ActEntry[]>;
  /** The number of the last act of these kinds, or 0 if there is none. Its entry is not read, since it may be large. */
  lastActOf(kinds: readonly string[]): Promise<number>;
  /** All acts after this one, oldest first: for exports and for checking the chain. */
  actsAfter(seq: number, limit: number): Promise<readonly ActEntry[]>;
}

/** What one act writes. Others see nothing of it until all of it is saved. */
export interface Writing extends Reading {
  /** The next version of a record. */
  put<Body>(kind: RecordKind<Body>, id: string, version: number, seq: number, body: Body): Promise<void>;
  file(folder: string, paper: Paper): Promise<void>;
  append(entry: ActEntry): Promise<void>;
}

/** How recent a reading must be. Without terms, a replica that lags slightly may answer. */
export interface ReadTerms {
  /** Up to date with the record itself. */
  readonly fresh?: boolean | undefined;
  /** Must contain at least this act: for reading after one's own act. */
  readonly since?: number | undefined;
}

/** The record of all federations of an installation. */
export interface Archive {
  federations(): Promise<readonly string[]>;
  read<T>(federation: string, work: (reading: Reading) => Promise<T>, terms?: ReadTerms): Promise<T>;
  /** One writer per federation at a time, across all processes; all of it is saved or nothing. */
  write<T>(federation: string, work: (writing: Writing) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Secrets and short-lived data outside the record: password hashes, sessions, tokens, throttles. */
export interface Vault {
  get(federation: string, shelf: string, key: string): Promise<Secret | undefined>;
  /**
   * Inserts or replaces; with `expected`, only if the present text is this one (`null`: nothing there). False: it was
   * not.
   */
  put(federation: string, shelf: string, key: string, secret: Secret, expected?: string | null): Promise<boolean>;
  /** Adds to the counter under this key, in one step for all processes; returns the new count. */
  count(federation: string, shelf: string, key: string, expires: string, more: number): Promise<number>;
  remove(federation: string, shelf: string, key: string): Promise<boolean>;
  list(federation: string, shelf: string, owner: string): Promise<readonly (Secret & { readonly key: string })[]>;
  /** Removes what expired before the instant. */
  sweep(instant: string): Promise<number>;
}

export interface Secret {
  /** The account that owns it. */
  readonly owner: string;
  readonly text: string;
  /** Instant when it expires; none: never. */
  readonly expires?: string | undefined;
}

/** A part of FIDE's list as a register: players, or words or ids with the players who have them. */
export interface FidePage {
  readonly kind: 'player' | 'word' | 'number';
  readonly page: number;
  readonly bytes: Uint8Array;
}

/**
 * FIDE's list, one for the whole installation, outside the record: always replaced as a whole (D-OFF-500).
 * `fide-register` defines what the pages contain.
 */
export interface FidePages {
  /** Incremented with every list loaded; none before the first one. */
  version(): Promise<number | undefined>;
  head(): Promise<{ readonly version: number; readonly head: string } | undefined>;
  /** Pages of a version; nothing if another list has replaced it. */
  pages(version: number, kind: FidePage['kind'], numbers: readonly number[]): Promise<readonly FidePage[] | undefined>;
  /**
   * Writes all pages, batch by batch, then the head that makes them the register; the old register stays until then.
   * The bytes of a batch are valid until the next one is requested.
   */
  replace(portions: Iterable<readonly FidePage[]>, head: () => string): Promise<void>;
}

/** A file with data derived from one federation's record. */
export interface ReadyFile {
  readonly length: number;
  /**
   * Reads these bytes, or fewer at the end of the file: into `room` if it is given and large enough, otherwise into a
   * new array.
   */
  read(from: number, length: number, room?: Uint8Array): Uint8Array;
}

/** Files outside the record: they may be deleted at any time and are then made again (D-OFF-725). */
export interface ReadyFiles {
  open(federation: string): ReadyFile | undefined;
  /** Replaces the old file once all of it is written. */
  write(federation: string, pieces: AsyncIterable<Uint8Array>): Promise<void>;
  remove(federation: string): void;
}

export interface Clock {
  /** The instant, in UTC: `2026-11-15T08:46:18.000Z`. */
  now(): string;
  /** The calendar date at that place: the only notion of time in the regulations. */
  today(timeZone: string): IsoDate;
}

/** SHA-256, in hexadecimal. */
export type Digest = (content: string | Uint8Array) => string;

/** New ids that sort by creation time (UUID version 7). */
export type NewId = () => string;

/** A letter ready to send. The same mail has the same id, however often it is sent (D-OFF-442). */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Without angle brackets. */
  readonly messageId: string;
  /** The sender's name, if the address in the settings has none. */
  readonly fromName: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The mail server. An office without one hands out links itself and notifies nobody. */
export interface Mail {
  /** Passes the letter to the mail server and returns the server's answer. Throws `MailFault`. */
  send(letter: Letter): Promise<string>;
  close(): Promise<void>;
}

/** A picture that was parsed and written again, so that nothing else of the file remains. */
export interface CleanPicture {
  readonly type: 'image/svg+xml' | 'image/png';
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
  /** Parts of the file that were left out, such as `script`. */
  readonly removed: readonly string[];
}

/** Why a file cannot be shown as a picture: the code of a refusal. */
export interface PictureFault {
  readonly fault: CodeOf<'refusal'>;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Reads an SVG or PNG picture from a Base64 file. */
export type ReadPicture = (file: string) => Promise<CleanPicture | PictureFault>;

/** What a process keeps between questions. */
export interface Memory {
  /** The result of this function's first call, overall or for a federation. */
  keep<T>(make: () => T, federation?: string): T;
  /** Drops everything kept for a federation. */
  forget(federation: string): void;
  /** Total bytes allowed for federations in memory; the last one used always stays. */
  readonly most: number;
}

export interface OfficePorts {
  readonly archive: Archive;
  readonly clock: Clock;
  readonly digest: Digest;
  readonly newId: NewId;
  /** Where account addresses are looked up; without a vault, only those on record are known. */
  readonly vault?: Vault | undefined;
  /** FIDE's list as a register, if the office keeps one. */
  readonly fidePages?: FidePages | undefined;
  /** The mail server, if the office has one. */
  readonly mail?: Mail | undefined;
  /** Yields during long work; without it, the work runs in one go. */
  readonly pause?: (() => Promise<void>) | undefined;
  /** Parses large texts outside this process's own thread; without it, they are parsed here. */
  readonly readText?: ReadText | undefined;
  /** Without it, the office accepts no pictures. */
  readonly readPicture?: ReadPicture | undefined;
  /** Without them, federations are opened from the record. */
  readonly ready?: ReadyFiles | undefined;
  /** Without it, each question loads what it needs. */
  readonly memory?: Memory | undefined;
}
