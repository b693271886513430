import { type Refusal, Refused } from '@escala/office';
import { StorageFault, type StorageFaultCode } from '@escala/storage';
import { type ServerCode, ServerProblem } from '../http/server-problem.ts';

/** Why a task failed, in a form that can pass between threads: an error would lose its class. */
export type Failure =
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
