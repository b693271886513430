import { ServerProblem } from '../http/server-problem.ts';

/**
 * At most this many run at once, each using 64 MiB, and this many
 * of each kind wait: more would only bring the machine down.
 */
const AT_WORK = 2;
const IN_LINE = 64;

/**
 * `known`: a known device of the account, or a request that is already signed in. These have a queue of their own,
 * served first (D-OFF-456).
 */
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
