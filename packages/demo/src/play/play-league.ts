import { outcomeFor } from './score-chances.ts';
import type { Field } from './score-sheet.ts';

/**
 * Teams against each other, board by board, colours changing along the boards. The players of a team stand together, the
 * strongest first; a few more of them than there are boards, so that somebody can be left out.
 */
export function playLeague(field: Field, teams: number, boards: number, squad: number): void {
  const { strengths, days, random, sheet } = field;
  for (let round = 1; round < teams; round++)
    for (let match = 0; match < teams / 2; match++) {
      const one = match === 0 ? teams - 1 : (round - 1 + match) % (teams - 1);
      const other = (round - 1 + teams - 1 - match) % (teams - 1);
      const [home, away] = [lineUp(one, boards, squad, field), lineUp(other, boards, squad, field)];
      for (let board = 0; board < boards; board++) {
        const [white, black] = (board + round) % 2 === 0 ? [home[board]!, away[board]!] : [away[board]!, home[board]!];
        sheet.add(round, days[round - 1]!, white, black, outcomeFor(random, strengths[white]!, strengths[black]!));
      }
    }
}

/** In the order of strength, whoever is away left out. */
function lineUp(team: number, boards: number, squad: number, { random }: Field): number[] {
  const players = Array.from({ length: squad }, (_, i) => team * squad + i);
  while (players.length > boards) players.splice(random(players.length), 1);
  return players;
}
