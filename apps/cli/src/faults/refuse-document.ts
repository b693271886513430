import type { Fault } from '@escala/formats';
import type { Speech } from '@escala/messages';
import type { REFUSED } from '../exit-codes.ts';
import type { InputFault } from '../input/input-fault.ts';
import { type FaultPrinting, printFaults } from './print-faults.ts';
import { wordedFault, wordedInputFault } from './worded-fault.ts';

type Refused =
  | { readonly kind: 'input'; readonly fault: InputFault }
  | { readonly kind: 'document'; readonly faults: readonly Fault[] };

/** Refuses a document that could not be read or is invalid in its format. */
export function refuseDocument(refused: Refused, printing: FaultPrinting, speech: Speech): typeof REFUSED {
  const faults =
    refused.kind === 'input'
      ? [wordedInputFault(refused.fault, speech)]
      : refused.faults.map((fault) => wordedFault(fault, speech));
  return printFaults(faults, printing, speech);
}
