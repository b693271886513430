import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Where a person's own tournaments are kept: in a folder `data` beside the program if there is one, so that a USB stick
 * holds everything; otherwise where the system keeps program data. Never among the documents, which cloud services copy
 * while they are being written.
 */
export function ownFolder(
  env: NodeJS.ProcessEnv,
  platform: NodeJS.Platform = process.platform,
  beside = join(dirname(process.execPath), 'data'),
): string {
  if (existsSync(beside)) return beside;
  if (platform === 'win32') return join(env.LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local'), 'Escala');
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'Escala');
  return join(env.XDG_DATA_HOME ?? join(homedir(), '.local', 'share'), 'escala');
}
