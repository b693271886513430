import type { Finding } from '@escala/core';
import type { Fault } from '@escala/formats';
import type { Speech } from '@escala/messages';
import type { REFUSED } from '../exit-codes.ts';
import type { InputFault } from '../input/input-fault.ts';
import { type FaultPrinting, printFaults } from './print-faults.ts';
import { type WordedFault, wordedFault, wordedFinding, wordedInputFault } from './worded-fault.ts';

export type CompetitionPrinting = FaultPrinting & { readonly pending: WordedFault[] };

/** How a competition command prints the faults of a document. */
export function competitionPrinting(source: string, { json }: { readonly json?: boolean }): CompetitionPrinting {
  return { source, json, pending: [] };
}

/** Why a document cannot be used: it could not be read, or is invalid in its format. */
type Refused = { readonly fault: InputFault } | { readonly faults: readonly Fault[] };

export function refuseDocument(refused: Refused, printing: FaultPrinting, speech: Speech): typeof REFUSED {
  const faults =
    'fault' in refused
      ? [wordedInputFault(refused.fault, speech)]
      : refused.faults.map((fault) => wordedFault(fault, speech));
  return printFaults(faults, printing, speech);
}

export function refuseFindings(findings: readonly Finding[], printing: FaultPrinting, speech: Speech): typeof REFUSED {
  const faults = findings.map((finding) => wordedFinding(finding, speech));
  return printFaults(faults, printing, speech);
}

export function warnOfFindings(findings: readonly Finding[], { pending }: CompetitionPrinting, speech: Speech): void {
  pending.push(...findings.map((finding) => wordedFinding(finding, speech)));
}
