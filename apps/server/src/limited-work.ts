import { ServerProblem } from './http/server-problem.ts';

/**
 * `known`: a known device of the account, or a request that is already signed in. These have a queue of their own,
 * served first (D-OFF-456).
 */
export type Whose = 'known' | 'stranger';

interface LimitedWork {
  run<T>(work: () => Promise<T>, whose?: Whose): Promise<T>;
}

/** Heavy work: at most this many run at once, and this many of each kind wait. More would only bring the machine down. */
export function limitedWork(atWork: number, inLine: number): LimitedWork {
  let busy = 0;
  const lines: Record<Whose, (() => void)[]> = { known: [], stranger: [] };
  return {
    run: async (work, whose = 'known') => {
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
