import { type Day, type Reason, reason } from '@escala/core';
import type { CommissionVote, VoteVerdict } from '../../contracts/competition.ts';
import { messageForm } from './message-form.ts';
import { type OfficeRules, officeRules } from './parameters.ts';

/** Half of the members and one: for an odd number the first whole number over half (Comissió 7.3, D-COMP-38). */
export function votesNeeded(members: number): number {
  return Math.floor(members / 2) + 1;
}

/** Comissió 7.1: simple majority. Comissió 7.2: the president decides a tie. Comissió 7.3: enough members have voted. */
export function commissionVote(vote: CommissionVote, day: Day): VoteVerdict {
  const rules = officeRules(day);
  const quorum = quorumReason(vote);
  const majority = majorityReason(vote);
  const isValid = quorum.holds === 'yes';
  return {
    outcome: isValid ? outcomeOf(vote) : 'invalid',
    article: (isValid ? majority : quorum).article,
    reasons: [membersReason(rules, vote.members), quorum, majority],
  };
}

/** Comissió 1.1: five to eight members. A vote does not fail because of it. */
function membersReason({ fewestMembers, mostMembers }: OfficeRules, members: number): Reason {
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
