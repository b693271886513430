import { constants } from 'node:fs';
import { access, realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { InputFault } from '../input/input-fault.ts';
import { UsageError } from '../usage-error.ts';
import { type Chunks, writeFileAtomically } from './write-file.ts';

/** What would keep the result from being written, asked before the work is done. */
export async function checkOutFile(out: string, input: string): Promise<InputFault | undefined> {
  const target = await realpath(out).catch(() => undefined);
  if (target !== undefined && input !== '-' && target === (await realpath(input).catch(() => undefined)))
    throw new UsageError('cli.usage.out-is-input', { file: out });
  const existing = await stat(out).catch(() => undefined);
  if (existing?.isDirectory()) return { code: 'output.directory', values: {} };
  if (existing !== undefined && !existing.isFile()) return undefined;
  return access(dirname(target ?? out), constants.W_OK).then(() => undefined, outputFault);
}

/** Whatever does not come from the system, as a fault of a database that is being read, goes on. */
export async function writeOutFile(out: string, chunks: Chunks, mode?: number): Promise<InputFault | undefined> {
  return writeFileAtomically(out, chunks, mode).then(
    () => undefined,
    (error: NodeJS.ErrnoException) => {
      if (error.syscall === undefined) throw error;
      return outputFault(error);
    },
  );
}

export function outputFault(error: NodeJS.ErrnoException): InputFault {
  const code = error.code ?? error.message;
  if (code === 'ENOENT' || code === 'ENOTDIR') return { code: 'output.no-folder', values: {} };
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return { code: 'output.forbidden', values: {} };
  if (code === 'ENOSPC' || code === 'EDQUOT') return { code: 'output.disk-full', values: {} };
  return { code: 'output.unwritable', values: { reason: code } };
}
