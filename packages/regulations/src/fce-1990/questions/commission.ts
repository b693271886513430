import { writeDay } from '@escala/core';
import { answerOf, defineQuestion, type QuestionFaults } from '../../contracts/question.ts';
import { attendance, commissionVote, mayBeRemoved, mayBeReviewed, membershipEnds } from '../office-terms/commission.ts';
import { PLAYED } from './days.ts';

const MOST = 20;

/** The outcome of a vote of the sports commission (Comissió 1.1, 7.1 to 7.3). */
export const commissionVoteQuestion = defineQuestion({
  id: 'commission-vote',
  fields: [
    { kind: 'number', name: 'members', min: 1, max: MOST },
    { kind: 'number', name: 'for', min: 0, max: MOST },
    { kind: 'number', name: 'against', min: 0, max: MOST },
    { kind: 'choice', name: 'president', options: ['in-favour', 'against', 'abstains'] },
  ],
  faults: ({ members, for: inFavour, against }): QuestionFaults =>
    inFavour + against > members
      ? { against: { key: 'web.rules.commission-vote.fault-votes', values: { members } } }
      : {},
  answer: ({ members, for: inFavour, against, president }, today) => {
    const { outcome, reasons } = commissionVote({ members, inFavour, against, president }, today);
    const holds = outcome === 'adopted' ? 'yes' : outcome === 'undecided' ? 'unknown' : 'no';
    return { verdict: outcome, holds, reasons, articles: [...new Set(reasons.map(({ article }) => article))] };
  },
});

/** How long members of the commission serve (Comissió 2.1, 2.2). */
export const commissionTermQuestion = defineQuestion({
  id: 'commission-term',
  fields: [{ kind: 'day', name: 'election', ...PLAYED }],
  answer: ({ election }, today) => {
    const ends = membershipEnds(election);
    const verdict = today < ends ? 'serves' : 'over';
    const articles = ['Comissió 2.1', 'Comissió 2.2'];
    return { verdict, holds: verdict === 'serves' ? 'yes' : 'no', values: { ends: writeDay(ends) }, articles };
  },
});

/** Whether a member has missed too many meetings (Comissió 3.2). */
export const commissionAttendanceQuestion = defineQuestion({
  id: 'commission-attendance',
  fields: [
    { kind: 'number', name: 'missed', min: 0, max: 99 },
    { kind: 'number', name: 'row', min: 0, max: 99 },
  ],
  faults: ({ missed, row }): QuestionFaults =>
    row > missed || (row === 0 && missed > 0)
      ? { row: { key: 'web.rules.commission-attendance.fault-row', values: { missed } } }
      : {},
  answer: ({ missed, row }, today) => {
    const apart = Array.from({ length: missed - row }, () => [true, false]).flat();
    return answerOf(attendance([...Array<boolean>(row).fill(false), ...apart], today));
  },
});

/** Whether a member can be removed (Comissió 3.1). */
export const commissionRemovalQuestion = defineQuestion({
  id: 'commission-removal',
  fields: [
    { kind: 'number', name: 'others', min: 1, max: MOST },
    { kind: 'number', name: 'for', min: 0, max: MOST },
    { kind: 'tick', name: 'council' },
  ],
  faults: ({ others, for: inFavour }): QuestionFaults =>
    inFavour > others ? { for: { key: 'web.rules.commission-removal.fault-votes', values: { others } } } : {},
  answer: ({ others, for: inFavour, council }) => answerOf([mayBeRemoved(others, inFavour, council)]),
});

/** Whether the board reviews a decision of the commission (Comissió 6.1). */
export const commissionReviewQuestion = defineQuestion({
  id: 'commission-review',
  fields: [
    { kind: 'number', name: 'members', min: 0, max: MOST },
    { kind: 'number', name: 'judges', min: 0, max: MOST },
  ],
  answer: ({ members, judges }, today) => answerOf([mayBeReviewed(members, judges, today)]),
});
