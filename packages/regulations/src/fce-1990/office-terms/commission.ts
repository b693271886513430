import { addMonths, type Day, type Reason, reason } from '@escala/core';
import type { CommissionVote, VoteVerdict } from '../../contracts/office-terms.ts';
import { officeRules } from '../parameters.ts';
import { messageForm } from './message-form.ts';

/** Half of the members plus one: for an odd number, the first whole number above half (Comissió 7.3, D-COMP-38). */
export function votesNeeded(members: number): number {
  return Math.floor(members / 2) + 1;
}

/**
 * Comissió 7.1: simple majority. Comissió 7.2: the president decides a tie. Comissió 7.3: enough members voted. Comissió
 * 1.1: a commission of four or of nine is none, so its vote decides nothing (D-COMP-52). Nothing is said of the
 * competition committee, whose votes are counted alike, whatever its size (D-OFF-234).
 */
export function commissionVote(
  vote: CommissionVote,
  day: Day,
  committee: 'sports' | 'competition' = 'sports',
): VoteVerdict {
  const members = committee === 'sports' ? [commissionSize(vote.members, day)] : [];
  const quorum = quorumReason(vote);
  const majority = majorityReason(vote);
  const against = [...members, quorum].find(({ holds }) => holds === 'no');
  return {
    outcome: against === undefined ? outcomeOf(vote) : 'invalid',
    article: (against ?? majority).article,
    reasons: [...members, quorum, majority],
  };
}

/** Comissió 1.1: five to eight members. */
export function commissionSize(members: number, day: Day): Reason {
  const { fewestMembers, mostMembers } = officeRules(day);
  return reason('fce-1990.commission-members', 'Comissió 1.1', members >= fewestMembers && members <= mostMembers, {
    members,
    fewest: fewestMembers,
    most: mostMembers,
  });
}

function quorumReason({ members, inFavour, against }: CommissionVote): Reason {
  const votes = inFavour + against;
  const needed = votesNeeded(members);
  return reason(
    'fce-1990.commission-quorum',
    'Comissió 7.3',
    votes >= needed,
    { votes, needed, members },
    { decisions: ['D-COMP-38'] },
  );
}

function majorityReason(vote: CommissionVote): Reason {
  const { inFavour, against, president } = vote;
  const outcome = outcomeOf(vote);
  const holds = outcome === 'undecided' ? 'unknown' : outcome === 'adopted';
  if (inFavour === against)
    return reason('fce-1990.commission-tie', 'Comissió 7.2', holds, { inFavour, president: messageForm(president) });
  return reason('fce-1990.commission-majority', 'Comissió 7.1', holds, { inFavour, against });
}

function outcomeOf({ inFavour, against, president }: CommissionVote): 'adopted' | 'rejected' | 'undecided' {
  if (inFavour !== against) return inFavour > against ? 'adopted' : 'rejected';
  if (president === 'abstains') return 'undecided';
  return president === 'in-favour' ? 'adopted' : 'rejected';
}

/** Comissió 2.1, Comissió 2.2: members serve two years from the day of the last general election. */
export function membershipEnds(election: Day): Day {
  return addMonths(election, 12 * officeRules(election).memberYears);
}

/** Comissió 3.2: five meetings missed in a row, or ten in all, end a membership. Meetings are given in order. */
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

/** Comissió 3.1: all other members vote for it, or the executive council agrees. */
export function mayBeRemoved(others: number, inFavour: number, councilAgrees: boolean): Reason {
  return reason('fce-1990.commission-removal', 'Comissió 3.1', inFavour === others || councilAgrees, {
    inFavour,
    others,
  });
}

/** Comissió 6.1: two members and one member of the competition committee can have the board review a decision. */
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
