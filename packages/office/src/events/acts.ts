import { amendEvent } from './amend-event.ts';
import { annulEvent } from './annul-event.ts';
import { closeEvent } from './close-event.ts';
import { addEntries } from './entries/add-entries.ts';
import { addEntry } from './entries/add-entry.ts';
import { amendEntry } from './entries/amend-entry.ts';
import { giveNumbers } from './entries/give-numbers.ts';
import { returnEntry } from './entries/return-entry.ts';
import { setAbsence } from './entries/set-absence.ts';
import { withdrawEntry } from './entries/withdraw-entry.ts';
import { receiveEvent } from './file/receive-event.ts';
import { givePlaces } from './places/give-places.ts';
import { setPrizes } from './places/set-prizes.ts';
import { registerEvent } from './register-event.ts';
import { reopenEvent } from './reopen-event.ts';
import { acceptReport } from './reports/accept-report.ts';
import { appealRefusal } from './reports/appeal-refusal.ts';
import { decideRefusalAppeal } from './reports/decide-refusal-appeal.ts';
import { refuseReport } from './reports/refuse-report.ts';
import { submitReport } from './reports/submit-report.ts';
import { waiveFinding } from './reports/waive-finding.ts';
import { ruleResult } from './reserves/rule-result.ts';
import { changePair } from './rounds/change-pair.ts';
import { closeRound } from './rounds/close-round.ts';
import { correctResult } from './rounds/correct-result.ts';
import { enterResult } from './rounds/enter-result.ts';
import { enterResults } from './rounds/enter-results.ts';
import { pairEventRound } from './rounds/pair-round.ts';
import { unpairRound } from './rounds/unpair-round.ts';

/** Everything that can be done to an event. */
export const eventsActs = [
  registerEvent,
  amendEvent,
  setPrizes,
  addEntry,
  addEntries,
  amendEntry,
  withdrawEntry,
  returnEntry,
  setAbsence,
  giveNumbers,
  givePlaces,
  pairEventRound,
  changePair,
  unpairRound,
  enterResult,
  enterResults,
  correctResult,
  ruleResult,
  closeRound,
  closeEvent,
  reopenEvent,
  submitReport,
  acceptReport,
  waiveFinding,
  refuseReport,
  appealRefusal,
  decideRefusalAppeal,
  annulEvent,
  receiveEvent,
] as const;
