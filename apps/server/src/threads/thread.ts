import { parentPort, workerData } from 'node:worker_threads';
import type { OfficeTasks } from './office-tasks.ts';
import { failureOf, TASKS, type TaskAnswer, type TaskCall } from './tasks.ts';

let office: Promise<OfficeTasks> | undefined;

/** Opened by the first task that needs it; after a failure the next task tries again. */
function opened(): Promise<OfficeTasks> {
  office ??= import('./office-tasks.ts').then(({ openedOffice }) => openedOffice(workerData.office));
  office.catch(() => {
    office = undefined;
  });
  return office;
}

type Work = (...given: readonly unknown[]) => unknown;

/** The thread's side of `WorkerThread`. */
parentPort?.on('message', async (call: TaskCall) => parentPort?.postMessage(await answerTo(call)));

async function answerTo({ id, name, given }: TaskCall): Promise<TaskAnswer> {
  try {
    const work = (
      name in TASKS ? TASKS[name as keyof typeof TASKS] : (await opened())[name as keyof OfficeTasks]
    ) as Work;
    return { id, done: await work(...given) };
  } catch (error) {
    return { id, failed: failureOf(error) };
  }
}
