import type { IsoDate } from '@escala/core';
import type { Actor, Scope } from '../access/actor.ts';
import { type ActKind, mayPerform, mayTry } from '../access/roles.ts';
import type { OfficePorts, Reading } from '../ports.ts';
import { federationKind, type Series } from '../registry/federation/federation.ts';
import { identityKind, type Language, listNameIn } from '../registry/identity/identity.ts';
import { commandRefusals } from './command-refusals.ts';
import { ReadyDamaged } from './memory.ts';
import { forbidden, Refused } from './refusal.ts';
import type { Schema } from './schema.ts';
import { unstorableTexts } from './unstorable-text.ts';

/** Who is asking, and when: needed for minors' privacy and for deadlines. */
export interface AskedBy {
  readonly viewer: Actor;
  readonly at: string;
  readonly today: IsoDate;
  /** The answer goes into a file for FIDE, and the log already says who took it (D-OFF-1303). */
  readonly forFide?: true | undefined;
  /**
   * The name of a series' lists in the asker's language; the series' own name if no translation is given (D-OFF-467).
   */
  listName(series: Pick<Series, 'id' | 'name'>): string;
}

/** A question to the record. It changes nothing; what it shows may depend on who asks. */
export interface Question<Input, Answer> {
  readonly kind: ActKind;
  readonly input: Schema<Input>;
  readonly answer: Schema<Answer>;
  /** As for acts. */
  readonly deprecated?: ActKind;
  /** Whose matter it is, if the permission is limited to own matters. */
  scope?(reading: Reading, input: Input): Promise<Scope>;
  /** Throws `Refused` if there is nothing to answer. */
  ask(reading: Reading, input: Input, by: AskedBy, ports: OfficePorts): Promise<NoInfer<Answer>>;
}

/** The answer type of a question. */
export type AnswerOf<Asked extends { ask(...given: never): Promise<unknown> }> = Awaited<ReturnType<Asked['ask']>>;

export function defineQuestion<Input, Answer>(question: Question<Input, Answer>): Question<Input, Answer> {
  return question;
}

export async function askQuestion<Input, Answer>(
  ports: OfficePorts,
  question: Question<Input, Answer>,
  asked: {
    readonly federation: string;
    readonly viewer: Actor;
    readonly input: unknown;
    readonly language?: Language | undefined;
  },
): Promise<Answer> {
  const { viewer, language } = asked;
  if (!mayTry(viewer, question.kind)) throw new Refused([forbidden('not-allowed', { act: question.kind })]);
  const parsed = question.input.safeParse(asked.input, { reportInput: true });
  const faults = [...(parsed.success ? [] : commandRefusals(parsed.error)), ...unstorableTexts(asked.input)];
  if (!parsed.success || faults.length > 0) throw new Refused(faults);
  return ports.archive.read(asked.federation, async (reading) => {
    const scope = (await question.scope?.(reading, parsed.data)) ?? {};
    if (!mayPerform(viewer, question.kind, scope))
      throw new Refused([forbidden('not-own-matter', { act: question.kind })]);
    const federation = await reading.get(federationKind, reading.federation);
    const today = ports.clock.today(federation?.body.timeZone ?? 'UTC');
    const listName = await listNames(reading, language);
    const ask = () => question.ask(reading, parsed.data, { viewer, at: ports.clock.now(), today, listName }, ports);
    return ask().catch((error) => {
      if (error instanceof ReadyDamaged) return ask();
      throw error;
    });
  });
}

export async function listNames(reading: Reading, language: Language | undefined): Promise<AskedBy['listName']> {
  const identity = language && (await reading.get(identityKind, reading.federation))?.body;
  return identity ? (series) => listNameIn(identity, series, language) : ({ name }) => name;
}
