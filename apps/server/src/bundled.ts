import { join } from 'node:path';

/** What is started beside this process, from the folder of the bundle where `ESCALA_BUNDLE` names it: it starts in a third of the time. */
export function bundled(name: 'thread' | 'load-process'): string | undefined {
  const folder = process.env.ESCALA_BUNDLE;
  return folder ? join(folder, `${name}.mjs`) : undefined;
}
