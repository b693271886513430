import type { AnyAct, AnyQuestion, OfficePorts, Vault } from '@escala/office';
import type { LoadedList, LoadTerms } from './fide-register/load-list.ts';
import type { OfficeBeside } from './off-loop/office-beside.ts';
import type { OfficeSettings } from './off-loop/office-tasks.ts';
import { KeptPages } from './pages/kept-pages.ts';
import { PageReadings } from './pages/page-reading.ts';
import type { PushLine } from './push/push-line.ts';
import type { Download } from './routes/download.ts';

export interface ServerOptions {
  /** Where readers reach the server, e.g. `https://office.example.org`. Decides on secure cookies and on links. */
  readonly publicUrl: string | undefined;
  /** The proxies before the server whose `X-Forwarded-*` headers are believed. */
  readonly trustProxy: boolean | string | readonly string[];
  /** Requests of one address in a minute. */
  readonly reads: number;
  readonly writes: number;
  readonly signIns: number;
  /** Bytes of a body that brings no list and no file. */
  readonly bodyLimit: number;
  /** Bytes of a body that brings a file. */
  readonly uploadLimit: number;
  /** Bytes of FIDE's list as it is sent: some forty million packed, six hundred as XML. */
  readonly listLimit: number;
  /** Who has it may read `/metrics`; without one, nobody may on this address. */
  readonly metricsToken: string | undefined;
  /** Whether log lines name addresses. */
  readonly logAddresses: boolean;
  readonly passwordCost: PasswordCost;
  /** Where the build of the web left its modules; `apps/web/dist` unless told otherwise. */
  readonly webFolder: string | undefined;
  /** Whether the machine is its user's own: the link of its start opens it, and only its own names are answered (D-OFF-566). */
  readonly ownMachine: boolean;
  /** Whether every answer and every outcome is held against its schema: for tests. */
  readonly checkAnswers: boolean;
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
  checkAnswers: false,
};

/** Where log lines go: a stream that takes lines of JSON. */
export interface LogTarget {
  readonly level?: 'debug' | 'info' | 'warn' | 'error';
  readonly stream?: { write(line: string): void };
}

/** A file of FIDE's becomes the register, or is refused. */
type LoadFideList = (file: string, terms: Omit<LoadTerms, 'onBytes'>) => Promise<LoadedList>;

/** What a server is made of. Acts, questions and downloads are those of the office unless told otherwise. */
export interface ServerParts extends OfficePorts {
  readonly vault: Vault;
  /** Throws where the database has no room to write in. */
  readonly hasRoom?: (() => Promise<void>) | undefined;
  readonly loadFideList?: LoadFideList | undefined;
  /** Where a second office over the same record finds it; without it all work is done in the loop that answers. */
  readonly second?: OfficeSettings | undefined;
  /** Where messages to browsers go, where it is not the public network: for tests. */
  readonly pushLine?: PushLine | undefined;
  readonly log?: LogTarget | undefined;
  readonly options?: Partial<ServerOptions> | undefined;
  readonly acts?: readonly AnyAct[] | undefined;
  readonly questions?: readonly AnyQuestion[] | undefined;
  readonly downloads?: readonly Download[] | undefined;
}

/** What the work behind the routes needs. */
export interface ServerContext extends OfficePorts {
  readonly vault: Vault;
  readonly hasRoom?: (() => Promise<void>) | undefined;
  readonly loadFideList?: LoadFideList | undefined;
  readonly pushLine?: PushLine | undefined;
  readonly options: ServerOptions;
  /** What visitors' answers have in common. */
  readonly readings: PageReadings;
  readonly kept: KeptPages;
  /** Long work is done there, where there is one. */
  readonly beside?: OfficeBeside | undefined;
  /** Where others reach the server, as far as that is known. */
  readonly reach?: (() => string | undefined) | undefined;
}

export function contextOf(parts: ServerParts): ServerContext {
  const {
    log: _log,
    acts: _acts,
    questions: _questions,
    downloads: _downloads,
    second: _second,
    options = {},
    ...ports
  } = parts;
  return { ...ports, readings: new PageReadings(), kept: new KeptPages(), options: { ...DEFAULT_OPTIONS, ...options } };
}
