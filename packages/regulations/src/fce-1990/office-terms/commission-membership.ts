import { addMonths, type Day, type Reason, reason } from '@escala/core';
import { officeRules } from './parameters.ts';

/** Comissió 2.1, Comissió 2.2: members serve two years from the day of the last general election. */
export function membershipEnds(election: Day): Day {
  return addMonths(election, 12 * officeRules(election).memberYears);
}

/** Comissió 3.2: five meetings missed in a row, or ten in all, end a membership. The meetings are told in order. */
export function attendance(attended: readonly boolean[], day: Day): readonly Reason[] {
  const { absencesInARow, absencesInAll } = officeRules(day);
  let row = 0;
  let longest = 0;
  for (const present of attended) {
    row = present ? 0 : row + 1;
    longest = Math.max(longest, row);
  }
  const missed = attended.filter((present) => !present).length;
  return [
    reason('fce-1990.commission-row', 'Comissió 3.2', longest < absencesInARow, {
      missed: longest,
      most: absencesInARow,
    }),
    reason('fce-1990.commission-missed', 'Comissió 3.2', missed < absencesInAll, { missed, most: absencesInAll }),
  ];
}

/** Comissió 3.1: all the others vote for it, or the executive council agrees on it. */
export function mayBeRemoved(others: number, inFavour: number, councilAgrees: boolean): Reason {
  return reason('fce-1990.commission-removal', 'Comissió 3.1', inFavour === others || councilAgrees, {
    inFavour,
    others,
  });
}

/** Comissió 6.1: two members and one of the competition committee have the board look at a decision again. */
export function mayBeReviewed(members: number, judges: number, day: Day): Reason {
  const { conveningMembers, conveningJudges } = officeRules(day);
  const holds = members >= conveningMembers && judges >= conveningJudges;
  return reason('fce-1990.commission-review', 'Comissió 6.1', holds, {
    members,
    judges,
    neededMembers: conveningMembers,
    neededJudges: conveningJudges,
  });
}
