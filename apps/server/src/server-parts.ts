import { type AnyAct, type AnyQuestion, allQuestions, type OfficePorts, type Vault } from '@escala/office';
import type { LoadedList, LoadTerms } from './fide-register/load-list.ts';
import { KeptPages } from './pages/kept-pages.ts';
import { PageReadings } from './pages/page-reading.ts';
import type { PushLine } from './push/push-line.ts';
import type { Download } from './routes/download.ts';
import type { OfficeBeside } from './threads/office-beside.ts';
import type { OfficeSettings } from './threads/office-tasks.ts';

export interface ServerOptions {
  /** The server's public address, e.g. `https://office.example.org`. Determines secure cookies and links. */
  readonly publicUrl: string | undefined;
  /** The proxies in front of the server whose `X-Forwarded-*` headers are trusted. */
  readonly trustProxy: boolean | string | readonly string[];
  /** Requests per address and minute. */
  readonly reads: number;
  /** Papers and whole files, which are made for each request (D-OFF-1093). */
  readonly files: number;
  readonly writes: number;
  readonly signIns: number;
  /** Most bytes of a body without a list or file. */
  readonly bodyLimit: number;
  /** Most bytes of a body with a file. */
  readonly uploadLimit: number;
  /** Most bytes of FIDE's list as sent: some forty million compressed, six hundred million as XML. */
  readonly listLimit: number;
  /** Allows reading `/metrics`; without one, nobody may at this address. */
  readonly metricsToken: string | undefined;
  /** Whether log lines include addresses. */
  readonly logAddresses: boolean;
  readonly passwordCost: PasswordCost;
  /** Where the web build left its modules; `apps/web/dist` by default. */
  readonly webFolder: string | undefined;
  /**
   * Whether this is a person's own machine: its start link opens it, and only its own names are answered (D-OFF-566).
   */
  readonly ownMachine: boolean;
  /** The folder with a person's own tournaments; said at that person's desk on this machine, to nobody else. */
  readonly keptIn: string | undefined;
  /** Whether every answer and outcome is validated against its schema: for tests. */
  readonly checkAnswers: boolean;
  /** Most bytes of pages, answers and files kept for the next reader; 0: for benchmarks, everything is made anew. */
  readonly kept: number;
}

/** argon2id: KiB of memory and passes over it. */
export interface PasswordCost {
  readonly memory: number;
  readonly passes: number;
}

export const DEFAULT_OPTIONS: ServerOptions = {
  publicUrl: undefined,
  trustProxy: false,
  reads: 6000,
  files: 120,
  writes: 3000,
  signIns: 60,
  bodyLimit: 256_000,
  uploadLimit: 50_000_000,
  listLimit: 1_000_000_000,
  metricsToken: undefined,
  logAddresses: false,
  // RFC 9106, second recommended option, on one lane.
  passwordCost: { memory: 65_536, passes: 3 },
  webFolder: undefined,
  ownMachine: false,
  keptIn: undefined,
  checkAnswers: false,
  // Some thousands of pages, since they are compressed.
  kept: 32_000_000,
};

/** Where log lines go: a stream that takes lines of JSON. */
export interface LogTarget {
  readonly level?: 'debug' | 'info' | 'warn' | 'error';
  readonly stream?: { write(line: string): void };
}

/** Makes a file of FIDE's the register, or refuses it. */
type LoadFideList = (file: string, terms: Omit<LoadTerms, 'onBytes'>) => Promise<LoadedList>;

/** What a server is made of. By default acts, questions and downloads are those of the office. */
export interface ServerParts extends OfficePorts {
  readonly vault: Vault;
  /** Throws if the database has no room to write. */
  readonly hasRoom?: (() => Promise<void>) | undefined;
  readonly loadFideList?: LoadFideList | undefined;
  /** How a second office reaches the same record; without it all work is done on the event loop. */
  readonly second?: OfficeSettings | undefined;
  /** Where messages to browsers go, if not to the public network: for tests. */
  readonly pushLine?: PushLine | undefined;
  /** Ends the program as a signal does: for *Quit* on a person's own machine. */
  readonly stop?: (() => void) | undefined;
  readonly log?: LogTarget | undefined;
  readonly options?: Partial<ServerOptions> | undefined;
  readonly acts?: readonly AnyAct[] | undefined;
  readonly questions?: readonly AnyQuestion[] | undefined;
  readonly downloads?: readonly Download[] | undefined;
}

/** What the routes work with. */
export interface ServerContext extends OfficePorts {
  readonly vault: Vault;
  readonly questions: readonly AnyQuestion[];
  readonly hasRoom?: (() => Promise<void>) | undefined;
  readonly loadFideList?: LoadFideList | undefined;
  readonly pushLine?: PushLine | undefined;
  /** Ends the program as a signal does: for *Quit* on a person's own machine. */
  readonly stop?: (() => void) | undefined;
  readonly options: ServerOptions;
  /** Shared by answers to visitors. */
  readonly readings: PageReadings;
  readonly kept: KeptPages;
  /** Does long work, if there is one. */
  readonly beside?: OfficeBeside | undefined;
  /** The address for other machines, as far as it is known. */
  readonly reach?: (() => string | undefined) | undefined;
}

export function contextOf(parts: ServerParts): ServerContext {
  const {
    log: _log,
    acts: _acts,
    questions = allQuestions,
    downloads: _downloads,
    second: _second,
    options = {},
    ...ports
  } = parts;
  const all = { ...DEFAULT_OPTIONS, ...options };
  return { ...ports, questions, readings: new PageReadings(), kept: new KeptPages(all.kept), options: all };
}
