import { TEXT_READERS, type TextReader } from '@escala/office';
import { checkedBody } from './checked-body.ts';

/** What is done beside the loop that answers readers: pure work on what somebody sent. */
export const TASKS = {
  body: checkedBody,
  text: (reader: TextReader, text: string) => TEXT_READERS[reader](text),
} as const;

export type Tasks = typeof TASKS;
export type TaskName = keyof Tasks;

/** One task on its way to the thread, and its answer on the way back. */
export interface TaskCall {
  readonly id: number;
  readonly name: TaskName;
  readonly given: readonly unknown[];
}
export type TaskAnswer = { readonly id: number } & ({ readonly done: unknown } | { readonly failed: string });
