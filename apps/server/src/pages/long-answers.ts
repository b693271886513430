import { NOBODY, type Reading } from '@escala/office';
import type { Ask } from '@escala/web';
import { LONG_WORK } from '../threads/long-work.ts';
import type { OfficeBeside } from '../threads/office-beside.ts';
import type { AskedBeside } from '../threads/office-tasks.ts';

interface Wanted {
  readonly kind: string;
  readonly asked: AskedBeside;
}

class AnsweredLater extends Error {}

/**
 * Answers to a page's long questions. They are awaited between two readings, not inside one, so that waiting holds no
 * connection. So they may be slightly newer than the rest of the page (D-OFF-731).
 */
export class LongAnswers {
  readonly #beside: OfficeBeside;
  readonly #known = new Map<string, unknown>();
  readonly #wanted = new Map<string, Wanted>();

  constructor(beside: OfficeBeside) {
    this.#beside = beside;
  }

  /** Short questions are asked of the reading, long ones are noted. */
  asking(reading: Reading, ask: Ask, language: AskedBeside['language']): Ask {
    return async (question, input) => {
      if (!LONG_WORK.has(question.kind) || !(await this.#beside.isLarge(reading))) return ask(question, input);
      const key = JSON.stringify([question.kind, input]);
      if (this.#known.has(key)) return this.#known.get(key) as never;
      const asked = { federation: reading.federation, viewer: NOBODY, input, language, fresh: false };
      this.#wanted.set(key, { kind: question.kind, asked });
      throw new AnsweredLater();
    };
  }

  /** Repeats the work until every answer it wants is known. */
  async complete<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      const [made] = await Promise.allSettled([work()]);
      if (this.#wanted.size === 0) {
        if (made.status === 'rejected') throw made.reason;
        return made.value;
      }
      const wanted = [...this.#wanted];
      this.#wanted.clear();
      for (const [key, { kind, asked }] of wanted) this.#known.set(key, await this.#beside.ask(kind, asked));
    }
  }
}
