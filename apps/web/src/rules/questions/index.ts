import type { AnyQuestion } from '../rule-question.ts';
import { ageGroupQuestion } from './age-group.ts';
import { calendarClashQuestion } from './calendar-clash.ts';
import { compulsoryEntryQuestion } from './compulsory-entry.ts';
import { confirmationTermQuestion } from './confirmation-term.ts';
import { latePlayerQuestion } from './late-player.ts';
import { lateTeamQuestion } from './late-team.ts';
import { licenceTermQuestion } from './licence-term.ts';
import { movedRoundQuestion } from './moved-round.ts';
import { papersQuestion } from './papers.ts';

/** What the page asks, in its order: at the board first, then before an event. */
export const RULE_QUESTIONS: readonly AnyQuestion[] = [
  latePlayerQuestion,
  lateTeamQuestion,
  papersQuestion,
  calendarClashQuestion,
  movedRoundQuestion,
  ageGroupQuestion,
  compulsoryEntryQuestion,
  confirmationTermQuestion,
  licenceTermQuestion,
];
