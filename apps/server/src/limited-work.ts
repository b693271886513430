import { ServerProblem } from './http/server-problem.ts';

/**
 * `known`: a known device of the account, or a request that is already signed in. These have a queue of their own,
 * served first (D-OFF-456).
 */
export type Whose = 'known' | 'stranger';

interface LimitedWork {
  /** `line`: `known`, or any other name. */
  run<T>(work: () => Promise<T>, line?: string): Promise<T>;
}

/**
 * Heavy work: at most this many run at once, this many wait in each line, and this many in all of them. More would only
 * bring the machine down. The line `known` comes first; all others take turns (D-OFF-1060).
 */
export function limitedWork(atWork: number, inLine: number, inAll = Number.POSITIVE_INFINITY): LimitedWork {
  let [busy, waiting] = [0, 0];
  /** In the order of their turns; none is empty. */
  const lines = new Map<string, (() => void)[]>();
  const next = (): (() => void) | undefined => {
    const name = lines.has('known') ? 'known' : lines.keys().next().value;
    if (name === undefined) return undefined;
    const line = lines.get(name)!;
    lines.delete(name);
    if (line.length > 1) lines.set(name, line);
    waiting--;
    return line.shift();
  };
  return {
    run: async (work, name = 'known') => {
      const line = lines.get(name) ?? [];
      if (busy < atWork) busy++;
      else if (line.length >= inLine || waiting >= inAll)
        throw new ServerProblem(503, 'busy', {}, { 'retry-after': '10' });
      else {
        waiting++;
        lines.set(name, line);
        await new Promise<void>((resolve) => line.push(resolve));
      }
      try {
        return await work();
      } finally {
        const resume = next();
        if (resume) resume();
        else busy--;
      }
    },
  };
}
