import {
  type ActKind,
  type AnyAct,
  askQuestion,
  NOBODY,
  type Performed,
  performAct,
  type Question,
  type Request,
} from '@escala/office';
import { limitedWork } from '../limited-work.ts';
import type { MadePublic, PublicAsked } from '../pages/public-answer.ts';
import type { ServerContext } from '../server-parts.ts';
import { isLongWork } from './long-work.ts';
import type { AskedBeside, FileAsked, MadeFile, OfficeSettings } from './office-tasks.ts';
import { WorkerThread } from './worker-thread.ts';

/** A thread without work ends after this many milliseconds, and frees the federations it holds in memory. */
const LONGEST_IDLE = 600_000;
/**
 * Pages, answers and files that may wait for one network, and for all; who asks next is asked to come back later. A
 * playing hall is one network: after a round everybody may look at their own card.
 */
const [OF_NETWORK, VISITORS] = [256, 2048];

/** Bytes arrive from a thread as they are, without their class. */
function received({ rendered, ...made }: MadePublic): MadePublic {
  const { bytes, isPacked } = rendered.body;
  const own = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { ...made, rendered: { ...rendered, body: { bytes: own, isPacked } } };
}

/**
 * A second instance of the office, in a thread over the same record (D-OFF-730): long work is done
 * there, and the event loop only relays question and answer. It writes as a second process does: one writer at a
 * time, an act once by its id.
 */
export class OfficeBeside {
  readonly #thread: WorkerThread;
  readonly #performed: (federation: string) => void;
  readonly #visitors = limitedWork(1, OF_NETWORK, VISITORS);
  readonly #shown = new Map<string, Promise<MadePublic>>();

  constructor(settings: OfficeSettings, performed: (federation: string) => void) {
    this.#thread = new WorkerThread({ office: settings, longestIdle: LONGEST_IDLE });
    this.#performed = performed;
  }

  ask = (kind: string, asked: AskedBeside): Promise<unknown> => this.#thread.run('ask', [kind, asked]);
  /** The answer as JSON, written in the thread. */
  text = (kind: string, asked: AskedBeside): Promise<string> => this.#thread.run('json', [kind, asked]);
  file = (asked: FileAsked): Promise<MadeFile> => this.#thread.run('file', [asked]);

  /**
   * For everybody: made one at a time, so that the office gets to its own work, and for one network after another, so
   * that nobody waits for what others ask by the dozen. The same asked at once is made once (D-OFF-1060).
   */
  shown(asked: PublicAsked, key: string, network: string): Promise<MadePublic> {
    const before = this.#shown.get(key);
    if (before !== undefined) return before;
    const made = this.#visitors
      .run(() => this.#thread.run('show', [asked]), network)
      .then(received)
      .finally(() => this.#shown.delete(key));
    this.#shown.set(key, made);
    return made;
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

const besideFor = ({ beside }: ServerContext, kind: ActKind, input: unknown): OfficeBeside | undefined =>
  isLongWork(kind, input) ? beside : undefined;

type Asking = Pick<AskedBeside, 'federation' | 'viewer' | 'input' | 'language'>;

/** Account holders are answered from the record itself, here as in the loop. */
const beside = (asked: Asking): AskedBeside => ({ ...asked, fresh: asked.viewer.account !== NOBODY.account });

export async function askOffice<Input, Answer>(
  context: ServerContext,
  question: Question<Input, Answer>,
  asked: Asking,
): Promise<Answer> {
  const office = besideFor(context, question.kind, asked.input);
  return office ? ((await office.ask(question.kind, beside(asked))) as Answer) : askQuestion(context, question, asked);
}

/** The answer as JSON. */
export async function textFromOffice<Input, Answer>(
  context: ServerContext,
  question: Question<Input, Answer>,
  asked: Asking,
): Promise<string> {
  const office = besideFor(context, question.kind, asked.input);
  return office
    ? office.text(question.kind, beside(asked))
    : JSON.stringify(await askQuestion(context, question, asked));
}

export async function performInOffice(
  context: ServerContext,
  act: AnyAct,
  request: Request,
): Promise<Performed<unknown>> {
  const office = besideFor(context, act.kind, request.command);
  return office ? office.perform(act.kind, request) : performAct(context, act, request);
}
