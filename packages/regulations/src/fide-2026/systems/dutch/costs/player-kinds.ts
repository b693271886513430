import { bitWords } from '@escala/core';
import type { Bracket } from '../criteria.ts';
import type { Field } from '../field.ts';
import { FLOAT } from '../round-state.ts';

/** Vertices of a bracket that may be paired in it, and those that may leave it. */
export interface Parts {
  readonly mayStay: Uint8Array;
  readonly mayLeave: Uint8Array;
}

/** By the remaining edges; the first `inBracket` vertices are the bracket. */
export function partsOf(rows: Uint32Array, size: number, inBracket: number): Parts {
  const words = bitWords(size);
  const [mayStay, mayLeave] = [new Uint8Array(size), new Uint8Array(size)];
  const [whole, inside] = [inBracket >>> 5, (1 << (inBracket & 31)) - 1];
  for (let vertex = 0; vertex < inBracket; vertex++)
    for (let word = 0; word < words; word++) {
      const near = rows[vertex * words + word]!;
      const staying = word < whole ? near : word === whole ? near & inside : 0;
      if (near !== staying >>> 0) {
        mayLeave[vertex] = 1;
        if (staying !== 0) mayStay[vertex] = 1;
        break;
      }
      if (staying !== 0) {
        mayStay[vertex] = 1;
        // One within the bracket is enough.
        if (word < whole) word = whole - 1;
      }
    }
  return { mayStay, mayLeave };
}

const DOWN = FLOAT.downLast | FLOAT.downBefore;
const UP = FLOAT.upLast | FLOAT.upBefore;

/** What [C9] to [C21] can count for a player here: the fewer kinds, the faster the weighing. */
export function kindsInBracket(
  field: Field,
  { residentScore, leavesByeAlone }: Bracket,
  staying: Int32Array,
): (rank: number, mayLeave: boolean) => number {
  const { score, level, floats, unplayed, wants, grade, colourDifference, hasRepeated, isTopscorer } = field;
  const isMovedDown = (rank: number): boolean => score[rank]! > residentScore;
  // [C10], [C11] count absolute preferences for the same colour; such players meet only if one is a topscorer.
  const hasTopscorer = staying.some((rank) => isTopscorer[rank] === 1);
  // [C15], [C17], [C19], [C21] count residents who floated up and meet moved-down players.
  const up = staying.some(isMovedDown) ? UP : 0;
  const hasUpfloated = staying.some((rank) => !isMovedDown(rank) && (floats[rank]! & up) !== 0);
  return (rank, mayLeave) => {
    const ofResident = isMovedDown(rank) ? 0 : up;
    const counted = floats[rank]! & (mayLeave ? DOWN | ofResident : ofResident);
    const isAbsolute = hasTopscorer && grade[rank] === 3;
    // Each number is below its own limit, so different lists give different names.
    let name = 0;
    // [C18] to [C21] compare scores.
    if (isMovedDown(rank)) name = hasUpfloated || counted !== 0 ? 2 + level[rank]! : 1;
    name = name * 2 ** 10 + (leavesByeAlone && mayLeave ? unplayed[rank]! : 0);
    name = name * 2 ** 4 + counted;
    name = name * 2 ** 4 + 4 * wants[rank]! + grade[rank]!;
    return name * 2 ** 9 + (isAbsolute ? 2 * colourDifference[rank]! + hasRepeated[rank]! : 0);
  };
}
