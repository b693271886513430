import type { RuleQuestion } from '../../contracts/question.ts';
import { ageGroupQuestion } from './age-group.ts';
import { calendarClashQuestion } from './calendar-clash.ts';
import { catalanMasterQuestion } from './catalan-master.ts';
import {
  commissionAttendanceQuestion,
  commissionRemovalQuestion,
  commissionReviewQuestion,
  commissionTermQuestion,
  commissionVoteQuestion,
} from './commission.ts';
import { compulsoryEntryQuestion } from './compulsory-entry.ts';
import { confirmationTermQuestion } from './confirmation-term.ts';
import { latePlayerQuestion } from './late-player.ts';
import { lateTeamQuestion } from './late-team.ts';
import { licenceTermQuestion } from './licence-term.ts';
import { movedRoundQuestion } from './moved-round.ts';
import { papersQuestion } from './papers.ts';
import { resultsAddresseeQuestion } from './results-addressee.ts';

/** What the page asks, in its order: at the board first, then before an event, titles and the sports commission last. */
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
