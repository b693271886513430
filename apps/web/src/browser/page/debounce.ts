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
