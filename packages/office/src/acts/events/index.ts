import { acceptReport } from './accept-report.ts';
import { addEntries } from './add-entries.ts';
import { addEntry } from './add-entry.ts';
import { amendEntry } from './amend-entry.ts';
import { amendEvent } from './amend-event.ts';
import { annulEvent } from './annul-event.ts';
import { appealRefusal } from './appeal-refusal.ts';
import { changePair } from './change-pair.ts';
import { closeEvent } from './close-event.ts';
import { closeRound } from './close-round.ts';
import { correctResult } from './correct-result.ts';
import { decideRefusalAppeal } from './decide-refusal-appeal.ts';
import { enterResult } from './enter-result.ts';
import { enterResults } from './enter-results.ts';
import { giveNumbers } from './give-numbers.ts';
import { givePlaces } from './give-places.ts';
import { pairEventRound } from './pair-round.ts';
import { receiveEvent } from './receive-event.ts';
import { refuseReport } from './refuse-report.ts';
import { registerEvent } from './register-event.ts';
import { reopenEvent } from './reopen-event.ts';
import { returnEntry } from './return-entry.ts';
import { ruleResult } from './rule-result.ts';
import { setAbsence } from './set-absence.ts';
import { setPrizes } from './set-prizes.ts';
import { submitReport } from './submit-report.ts';
import { unpairRound } from './unpair-round.ts';
import { waiveFinding } from './waive-finding.ts';
import { withdrawEntry } from './withdraw-entry.ts';

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
