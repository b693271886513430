import { setTimeout as sleep } from 'node:timers/promises';
import { StorageFault } from '@escala/storage';

const [FIRST_PAUSE, LONGEST_PAUSE] = [250, 5_000];

/**
 * Opens a database that may start later than the office does: one that does not answer is tried until it does. What
 * else may be wrong with it does not get better by waiting. `told` hears of the fault once.
 */
export async function onceItAnswers<T>(open: () => Promise<T>, told: (fault: StorageFault) => void): Promise<T> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE))
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof StorageFault && error.code === 'unreachable')) throw error;
      if (pause === FIRST_PAUSE) told(error);
      await sleep(pause);
    }
}
