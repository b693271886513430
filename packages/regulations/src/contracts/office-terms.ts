import type { Day, Finding, IsoDate, Reason } from '@escala/core';
import type { RuleQuestion } from './question.ts';

/** Terms and votes that the office keeps. */
export interface OfficeTerms {
  /** Questions that anyone may ask about the rules, each with a small form. */
  readonly questions: readonly RuleQuestion[];
  /** The competition committee votes in the same way, but may have any number of members. */
  commissionVote?(vote: CommissionVote, day: Day, committee?: 'sports' | 'competition'): VoteVerdict;
  /** Who sits on the sports commission, and for how long. */
  readonly commission?: CommissionRules;
  /** Whether a round of an official or homologated event may be moved. */
  movedRound?(moved: MovedRound, day: Day): readonly Reason[];
  /** For an event that is over before its announced last day. */
  beforeLastDay?(end: IsoDate, today: IsoDate): Finding;
}

/** A round that is to be played on another day, or elsewhere, than announced. */
export interface MovedRound {
  readonly round: number;
  readonly rounds: number;
  /** Because of a clash of calendars. */
  readonly clash: boolean;
  /** When it would be played, relative to the calendar. */
  readonly when: 'earlier' | 'same-day' | 'later';
  /** At another venue than planned. */
  readonly venueMoves: boolean;
  readonly commissionPermits: boolean;
}

export interface CommissionRules {
  /** Whether it has as many members as it must. */
  size(members: number, day: Day): Reason;
  /** The last day of members elected after this general election. */
  membershipEnds(election: Day): Day;
  /** Whether a member still attends often enough; meetings in order. */
  attendance(attended: readonly boolean[], day: Day): readonly Reason[];
  mayBeRemoved(others: number, inFavour: number, councilAgrees: boolean): Reason;
  /** Whether the board may review a decision, called by so many members and judges. */
  mayBeReviewed(members: number, judges: number, day: Day): Reason;
}

/** A vote of a commission. An abstention is not a vote. */
export interface CommissionVote {
  /** Members in office, including the president. */
  readonly members: number;
  readonly inFavour: number;
  readonly against: number;
  readonly president: 'in-favour' | 'against' | 'abstains';
}

export interface VoteVerdict {
  readonly outcome: 'adopted' | 'rejected' | 'undecided' | 'invalid';
  /** The deciding article. */
  readonly article: string;
  readonly reasons: readonly Reason[];
}
