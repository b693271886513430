import {
  type Actor,
  type AnyAct,
  type Archive,
  askQuestion,
  NOBODY,
  type Performed,
  performAct,
  playerKind,
  type Question,
  type Reading,
  type Request,
} from '@escala/office';
import { limitedWork } from '../limited-work.ts';
import type { ServerContext } from '../server-parts.ts';
import { LARGE, LONG_WORK } from './long-work.ts';
import type { AskedBeside, FileAsked, MadeFile, OfficeSettings } from './office-tasks.ts';
import type { TaskName } from './tasks.ts';
import { WorkerThread } from './worker-thread.ts';

/** A thread without work ends after this many milliseconds, and frees the federations it holds in memory. */
const LONGEST_IDLE = 600_000;
/** Questions and files of visitors that may wait; the next visitor is asked to come back later. */
const VISITORS = 64;

/**
 * A second instance of the office, in a thread over the same record (D-OFF-730): long work of a large federation is
 * done there, and the event loop only relays question and answer. It writes as a second process does: one writer at a
 * time, an act once by its id.
 */
export class OfficeBeside {
  readonly #thread: WorkerThread;
  readonly #least: number;
  readonly #large = new Set<string>();
  readonly #performed: (federation: string) => void;
  readonly #visitors = limitedWork(1, VISITORS);
  readonly #asked = new Map<string, Promise<unknown>>();

  constructor({ largeFrom = LARGE, ...settings }: OfficeSettings, performed: (federation: string) => void) {
    this.#thread = new WorkerThread({ office: settings, longestIdle: LONGEST_IDLE });
    this.#least = largeFrom;
    this.#performed = performed;
  }

  /** Players are never removed: a large federation stays large. */
  async isLarge(reading: Reading): Promise<boolean> {
    const { federation } = reading;
    if (this.#large.has(federation)) return true;
    const isLarge = (await reading.count(playerKind)) >= this.#least;
    if (isLarge) this.#large.add(federation);
    return isLarge;
  }

  async takes(archive: Archive, federation: string, kind: AnyAct['kind']): Promise<boolean> {
    if (!LONG_WORK.has(kind)) return false;
    return this.#large.has(federation) || archive.read(federation, (reading) => this.isLarge(reading));
  }

  ask = (kind: string, asked: AskedBeside): Promise<unknown> => this.#answered('ask', [kind, asked], asked.viewer);
  /** The answer as JSON, written in the thread. */
  text = (kind: string, asked: AskedBeside): Promise<string> =>
    this.#answered('json', [kind, asked], asked.viewer) as Promise<string>;
  file = (asked: FileAsked): Promise<MadeFile> => this.#answered('file', [asked], asked.viewer) as Promise<MadeFile>;

  /** Visitors take turns, so that the office gets to its own work; equal questions asked at once run once (D-OFF-1060). */
  #answered(name: TaskName, given: readonly unknown[], viewer: Actor): Promise<unknown> {
    const run = (): Promise<unknown> => this.#thread.run(name, given as never);
    if (viewer.account !== NOBODY.account) return run();
    const key = JSON.stringify([name, given]);
    const before = this.#asked.get(key);
    if (before !== undefined) return before;
    const asked = this.#visitors.run(run, 'stranger').finally(() => this.#asked.delete(key));
    this.#asked.set(key, asked);
    return asked;
  }

  async perform(kind: string, request: Request): Promise<Performed<unknown>> {
    const performed = await this.#thread.run('perform', [kind, request]);
    this.#performed(request.federation);
    return performed;
  }

  /** Tasks not answered yet. */
  get waiting(): number {
    return this.#thread.waiting;
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}

type Asking = Pick<AskedBeside, 'federation' | 'viewer' | 'input' | 'language'>;

/** Account holders are answered from the record itself, here as in the loop. */
const beside = (asked: Asking): AskedBeside => ({ ...asked, fresh: asked.viewer.account !== NOBODY.account });

export async function askOffice<Input, Answer>(
  context: ServerContext,
  question: Question<Input, Answer>,
  asked: Asking,
): Promise<Answer> {
  if (!(await context.beside?.takes(context.archive, asked.federation, question.kind)))
    return askQuestion(context, question, asked);
  return (await context.beside!.ask(question.kind, beside(asked))) as Answer;
}

/** The answer as JSON. */
export async function textFromOffice<Input, Answer>(
  context: ServerContext,
  question: Question<Input, Answer>,
  asked: Asking,
): Promise<string> {
  if (!(await context.beside?.takes(context.archive, asked.federation, question.kind)))
    return JSON.stringify(await askQuestion(context, question, asked));
  return context.beside!.text(question.kind, beside(asked));
}

export async function performInOffice(
  context: ServerContext,
  act: AnyAct,
  request: Request,
): Promise<Performed<unknown>> {
  const isBeside = await context.beside?.takes(context.archive, request.federation, act.kind);
  return isBeside ? context.beside!.perform(act.kind, request) : performAct(context, act, request);
}
