/** Runs the work when nothing was asked for so long; an older run that is still under way is told to stop. */
export function later(milliseconds: number, work: (signal: AbortSignal) => Promise<void> | void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      running?.abort();
      running = new AbortController();
      try {
        await work(running.signal);
      } catch {
        // Stopped, or no connection: what is shown stays, and the form still works.
      }
    }, milliseconds);
  };
}
