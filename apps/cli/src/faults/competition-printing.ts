import type { Finding } from '@escala/core';
import type { Speech } from '@escala/messages';
import type { ExitCode } from '../exit-codes.ts';
import type { InputFault } from '../input/input-fault.ts';
import { type FaultPrinting, printFaults } from './print-faults.ts';
import { type WordedFault, wordedFinding, wordedInputFault } from './worded-fault.ts';

export type CompetitionPrinting = FaultPrinting & { readonly pending: WordedFault[] };

/** How a competition command prints the faults of a document. */
export function competitionPrinting(source: string, { json }: { readonly json?: boolean }): CompetitionPrinting {
  return { source, json, pending: [] };
}

export function refuseFindings(findings: readonly Finding[], printing: FaultPrinting, speech: Speech): ExitCode {
  const faults = findings.map((finding) => wordedFinding(finding, speech));
  return printFaults(faults, printing, speech);
}

export function warnOfFindings(findings: readonly Finding[], { pending }: CompetitionPrinting, speech: Speech): void {
  pending.push(...findings.map((finding) => wordedFinding(finding, speech)));
}

export function refuseInput(fault: InputFault, printing: FaultPrinting, speech: Speech): ExitCode {
  return printFaults([wordedInputFault(fault, speech)], printing, speech);
}
