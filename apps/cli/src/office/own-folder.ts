import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Where whoever runs tournaments on a machine of their own keeps them: a folder `data` beside the program where there is one, so that a
 * stick has all of it; else where the system keeps data of programs. Never among the documents, which clouds copy while they are written.
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
