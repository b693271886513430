import type { ListedPlayer } from '@escala/core';

/** A number on a club's list: `7`, or `7 bis`, which comes after 7 and before 8. */
export interface ListNumber {
  readonly number: number;
  readonly bis: boolean;
}

/** Undefined if the text is not a list number; there is a `0 bis`, but no 0 (Equips 8.2.1). */
export function readListNumber(text: string): ListNumber | undefined {
  const match = /^\s*(\d{1,4})\s*(bis)?\s*$/i.exec(text);
  if (match === null) return undefined;
  const number = Number(match[1]);
  const bis = match[2] !== undefined;
  return number === 0 && !bis ? undefined : { number, bis };
}

/** A player with a parsed number and the place on the list, 0 the strongest. */
export interface PlacedPlayer extends ListedPlayer, ListNumberOf {
  readonly order: number;
}

interface ListNumberOf {
  readonly listNumber: ListNumber;
}

/**
 * The list from the strongest player down: by number, then "bis" (Equips 8.3.2). Several players may have the same
 * "bis" number; they keep the order of the list (D-COMP-35). Invalid numbers are left out: the verdict on the list
 * reports them.
 */
export function byStrength(players: readonly ListedPlayer[]): readonly PlacedPlayer[] {
  return players
    .flatMap((player) => {
      const listNumber = readListNumber(player.number);
      return listNumber === undefined ? [] : [{ ...player, listNumber }];
    })
    .sort((a, b) => compareNumbers(a.listNumber, b.listNumber))
    .map((player, order) => ({ ...player, order }));
}

function compareNumbers(a: ListNumber, b: ListNumber): number {
  return a.number - b.number || Number(a.bis) - Number(b.bis);
}
