import type { Roll } from './roll.ts';

/** Start numbers are 1, 2, 3 …, each once. A gap is told of where the first higher number stands. */
export function checkNumbers(roll: Roll): void {
  const { players, indexes } = roll;
  for (let index = 0; index < players.length; index++) {
    const { number } = players[index]!;
    const first = indexes[number]!;
    if (first !== index) roll.tell('error', 'trf-number-double', index, 5, { number });
  }
  // One more than there are numbers: the place 0 is always empty.
  const count = indexes.length - 1;
  if (count === players.length) return;
  for (let number = 1; number <= count; number++) {
    if (indexes[number] !== undefined) continue;
    const first = number;
    while (indexes[number + 1] === undefined) number++;
    const missing = first === number ? `${first}` : `${first}–${number}`;
    roll.tell('warning', 'trf-number-gap', indexes[number + 1]!, 5, { number: missing });
  }
}
