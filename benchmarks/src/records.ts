import { dayOf, type FederationColumns } from '@escala/core';

export type { FederationColumns };

/** Every other month of a year from 1 March on: this many list days, possibly into January of the next year. */
export function listDaysOf(year: number, lists: number): number[] {
  return Array.from({ length: lists }, (_, i) => {
    const month = 3 + 2 * i;
    return month <= 12 ? dayOf(year, month, 1) : dayOf(year + 1, month - 12, 1);
  });
}
