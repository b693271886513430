import { constants } from 'node:fs';
import { access, realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Speech } from '@escala/messages';
import { DONE, type ExitCode } from '../exit-codes.ts';
import { refuseDocument } from '../faults/refuse.ts';
import type { InputFault } from '../input/input-fault.ts';
import { type Chunks, writeFileAtomically } from '../output/write-file.ts';
import { UsageError } from '../usage-error.ts';

/** Why the result could not be written, checked before the work is done. */
async function checkOutFile(out: string, input: string): Promise<InputFault | undefined> {
  const target = await realpath(out).catch(() => undefined);
  if (target !== undefined && input !== '-' && target === (await realpath(input).catch(() => undefined)))
    throw new UsageError('cli.usage.out-is-input', { file: out });
  const existing = await stat(out).catch(() => undefined);
  if (existing?.isDirectory()) return { code: 'input.directory', values: {} };
  if (existing !== undefined && !existing.isFile()) return undefined;
  return access(dirname(target ?? out), constants.W_OK).then(() => undefined, outputFault);
}

/** Errors that do not come from the system, such as a fault of the database being read, are thrown on. */
async function writeOutFile(out: string, chunks: Chunks, mode?: number): Promise<InputFault | undefined> {
  return writeFileAtomically(out, chunks, mode).then(
    () => undefined,
    (error: NodeJS.ErrnoException) => {
      if (error.syscall === undefined) throw error;
      return outputFault(error);
    },
  );
}

function outputFault(error: NodeJS.ErrnoException): InputFault {
  const code = error.code ?? error.message;
  if (code === 'ENOENT' || code === 'ENOTDIR') return { code: 'output.no-folder', values: {} };
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return { code: 'output.forbidden', values: {} };
  if (code === 'ENOSPC' || code === 'EDQUOT') return { code: 'output.disk-full', values: {} };
  return { code: 'output.unwritable', values: { reason: code } };
}

interface OutOptions {
  readonly out?: string;
  readonly json?: boolean;
}

/** Refuses, before any work, an output file that cannot be written, and standard input for two files. */
export async function blockedOutFile(
  options: OutOptions,
  input: string,
  speech: Speech,
  /** A second input file. */
  other?: string,
): Promise<ExitCode | undefined> {
  if (input === '-' && other === '-') throw new UsageError('cli.usage.standard-input-twice');
  if (options.out === undefined) return undefined;
  const fault =
    (await checkOutFile(options.out, input)) ??
    (other === undefined ? undefined : await checkOutFile(options.out, other));
  return fault ? refuseOutFile(fault, options, speech) : undefined;
}

/** Writes the result to the file of `--out`, whole or not at all. */
export async function deliverToFile(
  options: OutOptions,
  chunks: Chunks,
  speech: Speech,
  /** Permissions of the file, if not the default. */
  mode?: number,
): Promise<ExitCode> {
  const fault = await writeOutFile(options.out!, chunks, mode);
  return fault ? refuseOutFile(fault, options, speech) : DONE;
}

/** Reports a system error in writing the file; any other error is thrown on. */
export function refusedOutFile(error: unknown, options: OutOptions, speech: Speech): ExitCode {
  if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
  return refuseOutFile(outputFault(error as NodeJS.ErrnoException), options, speech);
}

function refuseOutFile(fault: InputFault, { out, json }: OutOptions, speech: Speech): ExitCode {
  return refuseDocument({ fault }, { source: out!, json }, speech);
}
