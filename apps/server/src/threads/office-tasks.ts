import {
  type Actor,
  allActs,
  allQuestions,
  askQuestion,
  type Clock,
  keepReady,
  memory,
  type Performed,
  performAct,
  type Request,
} from '@escala/office';
import { openStore } from '@escala/storage';
import { allDownloads } from '../downloads/all-downloads.ts';
import { FRESH } from '../fresh-reading.ts';
import { readLogo } from '../logos/read-logo.ts';
import { type MadePublic, madePublic, type PublicAsked } from '../pages/public-answer.ts';
import { type MadeFile, madeFile, type WantedFile } from '../routes/download.ts';
import { contextOf, type ServerContext, type ServerOptions } from '../server-parts.ts';
import { newUuid, sha256, systemClock, turnOfOthers } from '../system-ports.ts';

export type { MadeFile } from '../routes/download.ts';

/** Where the record is, and what else a second office over it needs: plain data, for another thread. */
export interface OfficeSettings {
  readonly url: string;
  readonly readUrl?: string | undefined;
  /** Where prepared columns are stored, as in `openStore`. */
  readonly readyFolder?: string | null | undefined;
  /** Most bytes of federations held in memory. */
  readonly most?: number | undefined;
  readonly options?: Partial<ServerOptions> | undefined;
  /** A federation with this many players is large. */
  readonly largeFrom?: number | undefined;
  /** Bytes of players and games from which columns are worth a file, if not the default. */
  readonly readyFrom?: number | undefined;
  /** A fixed time for the clock: for tests and benchmarks. */
  readonly now?: string | undefined;
}

export interface AskedBeside {
  readonly federation: string;
  readonly viewer: Actor;
  readonly input: unknown;
  readonly language?: Parameters<typeof askQuestion>[2]['language'];
  readonly fresh: boolean;
}

export interface FileAsked extends WantedFile {
  /** The path of the download. */
  readonly path: string;
  readonly fresh: boolean;
}

/** Connections to PostgreSQL: little work runs here at a time. */
const CONNECTIONS = 4;

/** What the office does off the event loop, over a database that it opens itself. */
export async function openedOffice({ most, options, now, readyFrom, ...place }: OfficeSettings) {
  const store = await openStore({ ...place, mustExist: true, connections: CONNECTIONS });
  const { archive, vault, fidePages, ready } = store;
  const clock: Clock = now === undefined ? systemClock : { now: () => now, today: () => now.slice(0, 10) };
  const ports = { archive, vault, fidePages, ready, clock, digest: sha256, newId: newUuid, memory: memory(most) };
  const context = contextOf({ ...ports, pause: turnOfOthers, readPicture: readLogo, options });
  const fresh: ServerContext = {
    ...context,
    archive: { ...archive, read: (id, work) => archive.read(id, work, FRESH) },
  };
  const downloads = new Map(
    [context, fresh].map((each) => [each, new Map(allDownloads(each).map((download) => [download.path, download]))]),
  );
  const of = (isFresh: boolean): ServerContext => (isFresh ? fresh : context);
  const ask = (kind: string, { fresh: isFresh, ...asked }: AskedBeside): Promise<unknown> =>
    askQuestion(of(isFresh), allQuestions.find((each) => each.kind === kind)!, asked);
  return {
    ask,
    show: (asked: PublicAsked): Promise<MadePublic> =>
      archive.read(asked.federation, async (reading) => madePublic(context, await context.readings.at(reading), asked)),
    json: async (kind: string, asked: AskedBeside): Promise<string> => JSON.stringify(await ask(kind, asked)),
    perform: (kind: string, request: Request): Promise<Performed<unknown>> =>
      performAct(context, allActs.find((each) => each.kind === kind)!, request),
    ready: (federation: string): Promise<boolean> =>
      keepReady(context, federation, { ...(readyFrom !== undefined && { least: readyFrom }) }),
    file: ({ path, fresh: isFresh, ...asked }: FileAsked): Promise<MadeFile> =>
      madeFile(of(isFresh), downloads.get(of(isFresh))!.get(path)!, asked),
  };
}

export type OfficeTasks = Awaited<ReturnType<typeof openedOffice>>;
