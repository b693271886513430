import type { DemoProgress } from '../building/build-demo.ts';
import type { DemoDesk } from '../building/demo-desk.ts';
import type { DemoFederation } from '../demo-federation.ts';

/** Work on the desks. */
export async function showcase(
  _desk: DemoDesk,
  _demo: DemoFederation,
  _onProgress: (progress: DemoProgress) => void,
): Promise<void> {}
