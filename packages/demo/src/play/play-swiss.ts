import { blackScore, whiteScore } from '@escala/core';
import { isForfeit, outcomeFor } from './score-chances.ts';
import type { Field } from './score-sheet.ts';

/** Rounds between equals in points, nobody twice as long as it can be helped; one in thirty goes home early. */
export function playSwiss({ strengths, days, random, sheet }: Field): void {
  const players = strengths.length;
  const points = new Int32Array(players);
  const colours = new Int32Array(players);
  const leavesAfter = Int32Array.from({ length: players }, () => (random(30) === 0 ? 1 + random(days.length) : 999));
  const met = new Uint8Array(players * players);
  const hadBye = new Uint8Array(players);
  days.forEach((day, i) => {
    const round = i + 1;
    const here = [...leavesAfter.keys()].filter((player) => leavesAfter[player]! >= round);
    here.sort((a, b) => points[b]! - points[a]! || strengths[b]! - strengths[a]! || a - b);
    if (here.length % 2 === 1) {
      const bye = here.findLastIndex((player) => hadBye[player] === 0);
      const [resting] = here.splice(bye < 0 ? here.length - 1 : bye, 1);
      hadBye[resting!] = 1;
      points[resting!]! += 100;
    }
    while (here.length > 1) {
      const first = here.shift()!;
      const fresh = here.findIndex((other) => met[first * players + other] === 0);
      const [second] = here.splice(Math.max(0, fresh), 1);
      const isWhite = colours[first]! < colours[second!]! || (colours[first] === colours[second!] && random(2) === 0);
      const [white, black] = isWhite ? [first, second!] : [second!, first];
      const outcome = outcomeFor(random, strengths[white]!, strengths[black]!);
      sheet.add(round, day, white, black, outcome);
      met[white * players + black] = met[black * players + white] = 1;
      points[white]! += whiteScore(outcome);
      points[black]! += blackScore(outcome);
      if (isForfeit(outcome)) continue;
      colours[white]!++;
      colours[black]!--;
    }
  });
}
