import { outcomeFor } from './score-chances.ts';
import type { Field } from './score-sheet.ts';

/** Everybody against everybody by the circle: the last one stays, the others go round. */
export function playRoundRobin({ strengths, days, random, sheet }: Field): void {
  const players = strengths.length;
  const seats = players + (players % 2);
  for (let round = 1; round < seats; round++)
    for (let board = 0; board < seats / 2; board++) {
      const one = board === 0 ? seats - 1 : (round - 1 + board) % (seats - 1);
      const other = (round - 1 + seats - 1 - board) % (seats - 1);
      if (one >= players || other >= players) continue;
      const [white, black] = (round + board) % 2 === 0 ? [one, other] : [other, one];
      sheet.add(round, days[round - 1]!, white, black, outcomeFor(random, strengths[white]!, strengths[black]!));
    }
}

/** Games of two, with changing colours. */
export function playMatch({ strengths, days, random, sheet }: Field): void {
  days.forEach((day, game) => {
    const [white, black] = game % 2 === 0 ? [0, 1] : [1, 0];
    sheet.add(game + 1, day, white, black, outcomeFor(random, strengths[white]!, strengths[black]!));
  });
}
