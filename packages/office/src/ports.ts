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

/** Where a federation's record ends: its last act and the hash of the chain up to it. */
export interface Head {
  readonly seq: number;
  readonly hash: string;
}

export interface Page {
  readonly limit?: number | undefined;
  /** Only what comes after this id. */
  readonly after?: string | undefined;
}

/** A record found by a key, with the value it was found under. */
export interface Found<Body> extends Kept<Body> {
  readonly value: string;
}

export interface FoundPage {
  readonly limit?: number | undefined;
  /** Only what comes after this result of the page before. */
  readonly after?: { readonly value: string; readonly id: string } | undefined;
  readonly descending?: boolean | undefined;
}

/** A value of a key, one of several, the start of one, or a span of them (`to` not included). */
export type Where =
  | { readonly key: string; readonly equals: string }
  | { readonly key: string; readonly among: readonly string[] }
  | { readonly key: string; readonly startsWith: string }
  | { readonly key: string; readonly from?: string | undefined; readonly to?: string | undefined };

/** Bulk matter of the record: games of a report, parts of a list. Like every version it is added, never overwritten. */
export interface Paper {
  readonly name: string;
  readonly part: number;
  readonly seq: number;
  readonly bytes: Uint8Array;
}

export interface PaperQuery {
  readonly name?: string | undefined;
  readonly part?: number | undefined;
  /** `first`: as it was filed first; `latest`: as it stands; `all`: every edition. */
  readonly edition: 'first' | 'latest' | 'all';
  /** Nothing written by later acts. */
  readonly asOf?: number | undefined;
  /** Nothing written by this act or earlier ones. */
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
  /** Acts before this one, the newest first. */
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
  /** By id. */
  list<Body>(kind: RecordKind<Body>, page?: Page): Promise<readonly Kept<Body>[]>;
  listAsOf<Body>(kind: RecordKind<Body>, seq: number): Promise<readonly Kept<Body>[]>;
  /** By value of the key, then id, each record once: under the least value that fits. */
  find<Body>(kind: RecordKind<Body>, where: Where, page?: FoundPage): Promise<readonly Found<Body>[]>;
  count<Body>(kind: RecordKind<Body>, where?: Where): Promise<number>;
  papers(folder: string, query: PaperQuery): Promise<readonly Paper[]>;
  act(id: string): Promise<ActEntry | undefined>;
  /** The newest first. */
  acts(query: ActQuery): Promise<readonly ActEntry[]>;
  /** The number of the last act of these kinds, without its entry, which may be large; 0 where there was none. */
  lastActOf(kinds: readonly string[]): Promise<number>;
  /** All acts after this one, the oldest first: for exports and for checking the chain. */
  actsAfter(seq: number, limit: number): Promise<readonly ActEntry[]>;
}

/** What one act writes. Nothing of it is seen by others before all of it is kept. */
export interface Writing extends Reading {
  /** The next version of a record. */
  put<Body>(kind: RecordKind<Body>, id: string, version: number, seq: number, body: Body): Promise<void>;
  file(folder: string, paper: Paper): Promise<void>;
  append(entry: ActEntry): Promise<void>;
}

/** How new a reading must be. Without terms a replica may answer, a moment behind. */
export interface ReadTerms {
  /** As new as the record itself. */
  readonly fresh?: boolean | undefined;
  /** At least this act is in it: what somebody reads after an act of their own. */
  readonly since?: number | undefined;
}

/** The record of all federations of an installation. */
export interface Archive {
  federations(): Promise<readonly string[]>;
  read<T>(federation: string, work: (reading: Reading) => Promise<T>, terms?: ReadTerms): Promise<T>;
  /** One writer of a federation at a time, in any process; all of it or nothing. */
  write<T>(federation: string, work: (writing: Writing) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Secrets and short-lived things that are no part of the record: password hashes, sessions, tokens, throttles. */
export interface Vault {
  get(federation: string, shelf: string, key: string): Promise<Secret | undefined>;
  /** Puts or replaces; with `expected`, only if the present text is this one (`null`: nothing there). False: it was not. */
  put(federation: string, shelf: string, key: string, secret: Secret, expected?: string | null): Promise<boolean>;
  /** So many more of what is counted under this key, in one step for all processes; the count so far. */
  count(federation: string, shelf: string, key: string, expires: string, more: number): Promise<number>;
  remove(federation: string, shelf: string, key: string): Promise<boolean>;
  list(federation: string, shelf: string, owner: string): Promise<readonly (Secret & { readonly key: string })[]>;
  /** Away with what expired before the instant. */
  sweep(instant: string): Promise<number>;
}

export interface Secret {
  /** The account that it belongs to. */
  readonly owner: string;
  readonly text: string;
  /** Instant after which it counts no more; none: it lasts. */
  readonly expires?: string | undefined;
}

/** A part of FIDE's list as a register: players, or words or ids with those who have them. */
export interface FidePage {
  readonly kind: 'player' | 'word' | 'number';
  readonly page: number;
  readonly bytes: Uint8Array;
}

/** FIDE's list, one for the installation, beside the record: replaced whole (D-OFF-500). What its pages say is the matter of `fide-register`. */
export interface FidePages {
  /** Counts up with every list that is loaded; none where there never was one. */
  version(): Promise<number | undefined>;
  head(): Promise<{ readonly version: number; readonly head: string } | undefined>;
  /** Pages of a version; nothing once another list took its place. */
  pages(version: number, kind: FidePage['kind'], numbers: readonly number[]): Promise<readonly FidePage[] | undefined>;
  /**
   * All pages, portion by portion, then the head that makes them the register; the one before stays until then. The bytes of a portion are good
   * until the next one is asked for.
   */
  replace(portions: Iterable<readonly FidePage[]>, head: () => string): Promise<void>;
}

/** A file of one federation with what was made of its record. */
export interface ReadyFile {
  readonly length: number;
  /** These bytes, fewer where the file ends before: in `room`, where one is given that is large enough, or in an array of their own. */
  read(from: number, length: number, room?: Uint8Array): Uint8Array;
}

/** Files beside the record and no part of it: they may go at any time, and are made again (D-OFF-725). */
export interface ReadyFiles {
  open(federation: string): ReadyFile | undefined;
  /** Takes the place of the one before when all of it is there. */
  write(federation: string, pieces: AsyncIterable<Uint8Array>): Promise<void>;
  remove(federation: string): void;
}

export interface Clock {
  /** The instant, in UTC: `2026-11-15T08:46:18.000Z`. */
  now(): string;
  /** The calendar date at that place, which is all that a regulation knows of time. */
  today(timeZone: string): IsoDate;
}

/** SHA-256, in hexadecimal. */
export type Digest = (content: string | Uint8Array) => string;

/** New ids that sort by the time at which they were made (UUID version 7). */
export type NewId = () => string;

/** A letter that is ready to go. The same mail has the same id, however often it is handed over (D-OFF-442). */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Without angle brackets. */
  readonly messageId: string;
  /** Who sends it, where the address in the settings has no name. */
  readonly fromName: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The post. An office without one hands links over and tells nobody anything. */
export interface Mail {
  /** Hands the letter to the mail server and gives back the server's words. Throws `MailFault`. */
  send(letter: Letter): Promise<string>;
  close(): Promise<void>;
}

/** A picture that was read and written anew, so that nothing else of the file is left. */
export interface CleanPicture {
  readonly type: 'image/svg+xml' | 'image/png';
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
  /** Parts of the file that were left out, such as `script`. */
  readonly removed: readonly string[];
}

/** Why a file is no picture that can be shown: the code of a refusal. */
export interface PictureFault {
  readonly fault: CodeOf<'refusal'>;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Reads a picture, SVG or PNG, from a file in Base64. */
export type ReadPicture = (file: string) => Promise<CleanPicture | PictureFault>;

/** What a process keeps from one question to the next. */
export interface Memory {
  /** What this function made when it was first asked here, or first asked for a federation. */
  keep<T>(make: () => T, federation?: string): T;
  /** What was kept for a federation goes. */
  forget(federation: string): void;
  /** Bytes that federations at hand may take together; the last one asked for stays in any case. */
  readonly most: number;
}

export interface OfficePorts {
  readonly archive: Archive;
  readonly clock: Clock;
  readonly digest: Digest;
  readonly newId: NewId;
  /** Where addresses of accounts are looked up; without one, those on record are all. */
  readonly vault?: Vault | undefined;
  /** FIDE's list as a register, where the office keeps one. */
  readonly fidePages?: FidePages | undefined;
  /** The post, where the office has one. */
  readonly mail?: Mail | undefined;
  /** Lets others have their turn in the middle of long work; without it, the work is done in one go. */
  readonly pause?: (() => Promise<void>) | undefined;
  /** Reads large texts beside the work of this process; without it, they are read in it. */
  readonly readText?: ReadText | undefined;
  /** Without it, the office takes no pictures. */
  readonly readPicture?: ReadPicture | undefined;
  /** Where there are none, federations are opened from the record. */
  readonly ready?: ReadyFiles | undefined;
  /** Where there is none, each question loads what it needs. */
  readonly memory?: Memory | undefined;
}
