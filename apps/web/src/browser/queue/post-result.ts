import type { OfficeApi } from '../api/office-api.ts';
import { ProblemAnswer } from '../api/problem-answer.ts';
import type { BoardOutcome, QueuedEntry } from './queued-entry.ts';
import type { Answer } from './send-queue.ts';

const PATIENCE = 15_000;

export interface Poster {
  /** A new one each time: what it knows of the session may be outdated. */
  api(): OfficeApi;
  /** The account that must be signed in; none for a device, whose token is enough. */
  readonly account?: string | undefined;
}

/**
 * Sends an entry as an act. Only an answer of the office counts, not that of a proxy or a hotel's network in between.
 */
export async function postResult(
  { api, account }: Poster,
  entry: QueuedEntry & { readonly version: number },
): Promise<Answer> {
  const { id, event, round, board, version, outcome } = entry;
  try {
    const office = api();
    const signal = AbortSignal.timeout(PATIENCE);
    if (account !== undefined && (await office.session(signal)).account !== account) return { kind: 'signed-out' };
    const command = { event, round, board, version, ...said(outcome) };
    const acted = await office.act<{ version: number }>('result.enter', command, { id, signal });
    return { kind: 'done', version: acted.outcome.version };
  } catch (error) {
    return answerOf(error);
  }
}

const said = ({ result, kind }: BoardOutcome) => (result === null ? { result } : { result, kind });

export function answerOf(error: unknown): Answer {
  if (!(error instanceof ProblemAnswer) || error.problems.length === 0) return { kind: 'later' };
  const { status, problems } = error;
  if (status === 401 || error.has('second-factor-first')) return { kind: 'signed-out' };
  const problem = problems.map(({ message }) => message).join(' ');
  if (status >= 500) return { kind: 'later', problem };
  if (status === 429 || status === 408 || error.has('csrf')) return { kind: 'later' };
  const theirs = problems.find(({ code }) => code === 'result-conflict')?.versions?.theirs;
  if (theirs !== undefined) return { kind: 'conflict', theirs: theirs as BoardOutcome & { version: number } };
  return { kind: 'refused', problem };
}
