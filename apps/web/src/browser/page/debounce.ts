/**
 * Runs the work after a pause of this length without further calls. An older run still in progress is aborted at once:
 * its answer is for outdated text (D-OFF-301).
 */
export function debounce(milliseconds: number, work: (signal: AbortSignal) => Promise<void> | void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;
  return () => {
    clearTimeout(timer);
    running?.abort();
    timer = setTimeout(async () => {
      running = new AbortController();
      try {
        await work(running.signal);
      } catch {
        // Aborted, or no connection: what is shown stays, and the form still works.
      }
    }, milliseconds);
  };
}

/**
 * Work that can be restarted before it ends: answers may arrive out of order, and one that arrives after the answer to
 * a later question is ignored (D-OFF-301).
 */
export function latest(work: (isLatest: () => boolean) => Promise<void>): () => Promise<void> {
  let begun = 0;
  let counted = 0;
  return () => {
    const turn = ++begun;
    return work(() => {
      if (turn < counted) return false;
      counted = turn;
      return true;
    });
  };
}
