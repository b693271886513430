import {
  allActs,
  allQuestions,
  commandRefusals,
  type Refusal,
  type Schema,
  TEXT_READERS,
  type TextReader,
} from '@escala/office';
import type { z } from 'zod';
import { decodedJson } from '../http/decoded-json.ts';
import { MOST_NAMED } from '../http/problem-document.ts';
import { actRequestSchema } from '../routes/act-request.ts';
import type { Failure } from './failure.ts';
import type { OfficeTasks } from './office-tasks.ts';

/** A body as it came: its value, or why it is none, with as many faults as are told and the number of the others. */
type CheckedBody =
  | { readonly body: unknown }
  | { readonly unreadable: 'not-json' | 'malformed' }
  | { readonly refused: readonly Refusal[]; readonly more: number };

/** `kind`: of the act or question that the body is for. Of a body that is refused, only the faults go back to the loop. */
function checkedBody(kind: string, bytes: Uint8Array): CheckedBody {
  const read = decodedJson(bytes);
  if ('unreadable' in read) return read;
  const refused = refusalsOf(kind, read.body);
  return refused.length === 0 ? read : { refused: refused.slice(0, MOST_NAMED), more: count(refused) };
}

const count = ({ length }: readonly Refusal[]): number => Math.max(0, length - MOST_NAMED);

function refusalsOf(kind: string, body: unknown): Refusal[] {
  const question = allQuestions.find((each) => each.kind === kind);
  if (question) return faultsOf(question.input, body);
  const faults = faultsOf(actRequestSchema, body);
  const act = allActs.find((each) => each.kind === kind);
  if (faults.length > 0 || !act) return faults;
  return faultsOf(act.command, Object(body).command ?? {});
}

function faultsOf(schema: Schema<unknown> | z.ZodType, value: unknown): Refusal[] {
  const parsed = schema.safeParse(value, { reportInput: true });
  return parsed.success ? [] : commandRefusals(parsed.error as z.ZodError);
}

/** What is done beside the loop that answers readers: pure work on what somebody sent. */
export const TASKS = {
  body: checkedBody,
  text: (reader: TextReader, text: string) => TEXT_READERS[reader](text),
} as const;

export type Tasks = typeof TASKS & OfficeTasks;
export type TaskName = keyof Tasks;

/** One task on its way to the thread, and its answer on the way back. */
export interface TaskCall {
  readonly id: number;
  readonly name: TaskName;
  readonly given: readonly unknown[];
}
export type TaskAnswer = { readonly id: number } & ({ readonly done: unknown } | { readonly failed: Failure });
