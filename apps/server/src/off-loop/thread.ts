import { parentPort } from 'node:worker_threads';
import { TASKS, type TaskAnswer, type TaskCall } from './tasks.ts';

/** The thread beside the loop: one task after the other. */
parentPort?.on('message', ({ id, name, given }: TaskCall) => {
  parentPort?.postMessage(answerTo(id, () => (TASKS[name] as (...all: readonly unknown[]) => unknown)(...given)));
});

function answerTo(id: number, work: () => unknown): TaskAnswer {
  try {
    return { id, done: work() };
  } catch (error) {
    return { id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
