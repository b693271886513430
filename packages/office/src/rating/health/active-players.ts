import { LIST_STATUS, type ListSheet } from '@escala/core';

/** Players whose ratings make up the scale at the moment (fide-2009 10.3): on the list with a rating, and not marked inactive. */
export function isActiveOn({ status }: ListSheet, player: number): boolean {
  const code = status[player];
  return code === LIST_STATUS.rated || code === LIST_STATUS.new || code === LIST_STATUS.reassigned;
}
