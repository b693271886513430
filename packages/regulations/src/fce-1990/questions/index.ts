import type { RuleQuestion } from '../../contracts/question.ts';
import { latePlayerQuestion, lateTeamQuestion, papersQuestion, resultsAddresseeQuestion } from './at-the-board.ts';
import {
  ageGroupQuestion,
  compulsoryEntryQuestion,
  confirmationTermQuestion,
  licenceTermQuestion,
} from './before-an-event.ts';
import { catalanMasterQuestion } from './catalan-master.ts';
import {
  commissionAttendanceQuestion,
  commissionRemovalQuestion,
  commissionReviewQuestion,
  commissionTermQuestion,
  commissionVoteQuestion,
} from './commission.ts';
import { calendarClashQuestion, movedRoundQuestion } from './moved-days.ts';

/** The questions of the page, in order: at the board, before an event, titles, and last the sports commission. */
export const RULE_QUESTIONS: readonly RuleQuestion[] = [
  latePlayerQuestion,
  lateTeamQuestion,
  papersQuestion,
  resultsAddresseeQuestion,
  calendarClashQuestion,
  movedRoundQuestion,
  ageGroupQuestion,
  compulsoryEntryQuestion,
  confirmationTermQuestion,
  licenceTermQuestion,
  catalanMasterQuestion,
  commissionVoteQuestion,
  commissionTermQuestion,
  commissionAttendanceQuestion,
  commissionRemovalQuestion,
  commissionReviewQuestion,
];
