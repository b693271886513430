import type { Speech } from '@escala/messages';
import { DONE, type ExitCode } from '../exit-codes.ts';
import { printFaults } from '../faults/print-faults.ts';
import { wordedInputFault } from '../faults/worded-fault.ts';
import type { InputFault } from '../input/input-fault.ts';
import { checkOutFile, writeOutFile } from '../output/out-file.ts';

interface OutOptions {
  readonly out?: string;
  readonly json?: boolean;
}

/** Refuses, before any work, a file that could not be written after it. */
export async function blockedOutFile(
  options: OutOptions,
  input: string,
  speech: Speech,
): Promise<ExitCode | undefined> {
  if (options.out === undefined) return undefined;
  const fault = await checkOutFile(options.out, input);
  return fault && refuseOutFile(fault, options, speech);
}

/** The result into the file of `--out`, whole or not at all. */
export async function deliverToFile(options: OutOptions, chunks: Iterable<string>, speech: Speech): Promise<ExitCode> {
  const fault = await writeOutFile(options.out!, chunks);
  return fault ? refuseOutFile(fault, options, speech) : DONE;
}

function refuseOutFile(fault: InputFault, { out, json }: OutOptions, speech: Speech): ExitCode {
  return printFaults([wordedInputFault(fault, speech)], { source: out!, json }, speech);
}
