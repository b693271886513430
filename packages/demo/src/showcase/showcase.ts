import type { DemoProgress } from '../building/build-demo.ts';
import type { DemoDesk } from '../building/demo-desk.ts';
import type { DemoFederation } from '../demo-federation.ts';
import { disputes } from './disputes.ts';
import { eventsInPlay } from './events-in-play.ts';
import { leagueInPlay } from './league-in-play.ts';
import { registryMatters } from './registry-matters.ts';

/** Work on every desk, so that whoever opens the demonstration finds something to do. */
export async function showcase(
  desk: DemoDesk,
  demo: DemoFederation,
  onProgress: (progress: DemoProgress) => void,
): Promise<void> {
  // What the registry changes comes into the lists with the correction after it.
  const steps = [registryMatters, disputes, eventsInPlay, leagueInPlay];
  for (const [done, step] of steps.entries()) {
    onProgress({ stage: 'work', done, all: steps.length });
    await step(desk, demo);
  }
}
