import { join } from 'node:path';

/**
 * A program started beside this process, from the bundle folder that
 * `ESCALA_BUNDLE` names, if any: it starts in a third of the time.
 */
export function bundled(name: 'thread' | 'load-process'): string | undefined {
  const folder = process.env.ESCALA_BUNDLE;
  return folder ? join(folder, `${name}.mjs`) : undefined;
}
