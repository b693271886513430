import {
  allActs,
  allQuestions,
  commandRefusals,
  type Refusal,
  Refused,
  type Schema,
  TEXT_READERS,
  type TextReader,
} from '@escala/office';
import { StorageFault, type StorageFaultCode } from '@escala/storage';
import type { z } from 'zod';
import { decodedJson } from '../http/decoded-json.ts';
import { MOST_NAMED } from '../http/problem-document.ts';
import { type ServerCode, ServerProblem } from '../http/server-problem.ts';
import { actRequestSchema } from '../routes/act-request.ts';
import type { OfficeTasks } from './office-tasks.ts';

/**
 * A parsed body, or why it could not be parsed, or its faults: as many as are reported, and the number of the others.
 */
type CheckedBody =
  | { readonly body: unknown }
  | { readonly unreadable: 'not-json' | 'malformed' }
  | { readonly refused: readonly Refusal[]; readonly more: number };

/** `kind`: the act or question that the body is for. Of a refused body only the faults return to the loop. */
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

/** Tasks done off the event loop: pure work on what was sent. */
export const TASKS = {
  body: checkedBody,
  text: (reader: TextReader, text: string) => TEXT_READERS[reader](text),
} as const;

export type Tasks = typeof TASKS & OfficeTasks;
export type TaskName = keyof Tasks;

/** A task on its way to the thread. */
export interface TaskCall {
  readonly id: number;
  readonly name: TaskName;
  readonly given: readonly unknown[];
}
export type TaskAnswer = { readonly id: number } & ({ readonly done: unknown } | { readonly failed: Failure });

/** Why a task failed, in a form that can pass between threads: an error would lose its class. */
type Failure =
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[]; readonly more: number }
  | { readonly kind: 'storage'; readonly code: StorageFaultCode; readonly place: string }
  | { readonly kind: 'problem'; readonly status: number; readonly code: ServerCode; readonly values: Values }
  | { readonly kind: 'fault'; readonly trace: string };

type Values = ServerProblem['values'];

export function failureOf(error: unknown): Failure {
  if (error instanceof Refused) return { kind: 'refused', refusals: error.refusals, more: error.more };
  if (error instanceof StorageFault) return { kind: 'storage', code: error.code, place: error.place };
  if (error instanceof ServerProblem)
    return { kind: 'problem', status: error.status, code: error.code, values: error.values };
  return { kind: 'fault', trace: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

export function errorOf(failure: Failure): Error {
  if (failure.kind === 'refused') return new Refused(failure.refusals, failure.more);
  if (failure.kind === 'storage') return new StorageFault(failure.code, failure.place);
  if (failure.kind === 'problem') return new ServerProblem(failure.status, failure.code, failure.values);
  return new Error(failure.trace);
}
