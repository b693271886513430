import type { FaultCode, FoundFault } from './fault.ts';

/** Nobody reads more, and a document of millions of faulty rows must not fill the memory. */
export const MOST_FAULTS = 10_000;

/** Collects faults up to the limit; checks stop once the list is full. */
export interface FaultList {
  readonly faults: readonly FoundFault[];
  readonly full: boolean;
  add(fault: FoundFault): void;
}

export interface FaultListTerms {
  readonly most?: number;
  /** Faults to ignore. */
  readonly unchecked?: readonly FaultCode[];
}

export function faultList({ most = MOST_FAULTS, unchecked = [] }: FaultListTerms = {}): FaultList {
  const faults: FoundFault[] = [];
  return {
    faults,
    get full() {
      return faults.length > most;
    },
    add(fault) {
      if (unchecked.includes(fault.code)) return;
      if (faults.length < most) faults.push(fault);
      else if (faults.length === most) faults.push({ code: 'too-many', path: [], values: { count: most } });
    },
  };
}
