import { type Sending, sendQueue } from './send-queue.ts';

/** The state of sending, as shown on the page. */
export type Connection = 'fine' | 'lost' | 'signed-out';

interface KeptSending {
  /** Called when a new entry waits, or when another try is worthwhile. */
  wake(): void;
  /** Makes other tabs read the queue again. */
  tell(): void;
}

const [FIRST_WAIT, LONGEST_WAIT] = [500, 30_000];
const CHANNEL = 'escala-results';

/**
 * Sends what waits as long as the page is open: repeatedly with growing pauses, and at
 * once when the connection returns. One tab at a time if the browser has locks; without
 * them (plain http) the ids of the acts prevent anything from being done twice.
 */
export function keepSending(sending: Sending, changed: (connection?: Connection) => void): KeptSending {
  const channel = new BroadcastChannel(CHANNEL);
  let wait = FIRST_WAIT;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let again = false;

  const answered: Sending['answered'] = (entry, answer) => {
    wait = FIRST_WAIT;
    sending.answered?.(entry, answer);
  };
  const run = async (): Promise<void> => {
    clearTimeout(timer);
    again = running;
    if (running) return;
    running = true;
    try {
      do {
        again = false;
        const end = await alone(sending.federation, () => sendQueue({ ...sending, answered }));
        changed(end === 'sent' ? 'fine' : end === 'later' ? 'lost' : end);
        if (end === 'sent') continue;
        // Also when signed out: signing in may happen in another tab, which does not notify this one.
        timer = setTimeout(run, wait);
        wait = Math.min(wait * 2, LONGEST_WAIT);
      } while (again);
    } finally {
      running = false;
    }
  };
  const soon = (): void => {
    wait = FIRST_WAIT;
    void run();
  };
  addEventListener('online', soon);
  addEventListener('offline', () => changed('lost'));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') soon();
  });
  channel.addEventListener('message', () => changed());
  return { wake: soon, tell: () => channel.postMessage('changed') };
}

function alone<T>(federation: string, work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(`escala-results-${federation}`, work) : work();
}
