/**
 * Runs the work when nothing was asked for so long. An older run that is still under way is told to stop at once: its answer is to
 * something that is no longer written there (D-OFF-301).
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
        // Stopped, or no connection: what is shown stays, and the form still works.
      }
    }, milliseconds);
  };
}
