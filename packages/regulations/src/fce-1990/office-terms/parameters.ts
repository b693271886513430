import type { Day } from '@escala/core';
import { type RulesOf, rulesOn, since } from './since.ts';

export const PARAMETERS = {
  restDays: since<readonly number[]>('Delegats 5.5.1', [0], 'D-COMP-33'),
  confirmationDays: since('Normes 4.1.2', 15),
  closedRounds: since('Delegats 5.2.2.1', 3),
  resultsHour: since('Delegats 5.5.1', 13),
  lateMinutes: since('Endarreriments 12.1', 60),
  waitingMinutes: since('Endarreriments 12.1', 90),
  visitorPercent: since('Endarreriments 12.1', 60),
  resumptionMinutes: since('Endarreriments 12.4', 60, 'D-COMP-40'),
  postponedDays: since('Calendaris 15.8', 3),
  fixedRounds: since('Calendaris 15.10', 2),
  fewestMembers: since('Comissió 1.1', 5),
  mostMembers: since('Comissió 1.1', 8),
  memberYears: since('Comissió 2.1', 2),
  absencesInARow: since('Comissió 3.2', 5),
  absencesInAll: since('Comissió 3.2', 10),
  conveningMembers: since('Comissió 6.1', 2),
  conveningJudges: since('Comissió 6.1', 1),
} as const;

export type OfficeRules = RulesOf<typeof PARAMETERS>;

export function officeRules(day: Day): OfficeRules {
  return rulesOn(PARAMETERS, day);
}
