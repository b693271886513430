import { ServerProblem } from '../http/server-problem.ts';

/** At most so many at work, each with its 64 MiB, and so many of each kind in line: more would only take the machine down. */
const AT_WORK = 2;
const IN_LINE = 64;

/** `known`: a known device of the account, or somebody who is in already. They have a line of their own, which goes first (D-OFF-456). */
export type Whose = 'known' | 'stranger';

interface PasswordQueue {
  take<T>(work: () => Promise<T>, whose?: Whose): Promise<T>;
}

export function passwordQueue(atWork = AT_WORK, inLine = IN_LINE): PasswordQueue {
  let busy = 0;
  const lines: Record<Whose, (() => void)[]> = { known: [], stranger: [] };
  return {
    take: async (work, whose = 'known') => {
      const line = lines[whose];
      if (busy < atWork) busy++;
      else if (line.length >= inLine) throw new ServerProblem(503, 'busy', {}, { 'retry-after': '10' });
      else await new Promise<void>((resolve) => line.push(resolve));
      try {
        return await work();
      } finally {
        const next = lines.known.shift() ?? lines.stranger.shift();
        if (next) next();
        else busy--;
      }
    },
  };
}
