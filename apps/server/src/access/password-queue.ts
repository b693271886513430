import { ServerProblem } from '../http/server-problem.ts';

/** At most so many at work, each with its 64 MiB, and so many in line: more would only take the machine down. */
const AT_WORK = 2;
const IN_LINE = 64;

export interface PasswordQueue {
  take<T>(work: () => Promise<T>): Promise<T>;
}

export function passwordQueue(atWork = AT_WORK, inLine = IN_LINE): PasswordQueue {
  let busy = 0;
  const waiting: (() => void)[] = [];
  return {
    take: async (work) => {
      if (busy < atWork) busy++;
      else if (waiting.length >= inLine) throw new ServerProblem(503, 'busy', {}, { 'retry-after': '10' });
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else busy--;
      }
    },
  };
}
