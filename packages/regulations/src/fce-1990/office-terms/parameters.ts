import type { Day } from '@escala/core';
import { type RulesOf, rulesOn, since } from './since.ts';

export const PARAMETERS = {
  restDays: since<readonly number[]>(
    'Delegats 5.5.1',
    'days of the week without work, Sunday being 0',
    [0],
    'D-COMP-33',
  ),
  confirmationDays: since('Normes 4.1.2', 'days before the start by which a qualified player confirms', 15),
  closedRounds: since('Delegats 5.2.2.1', 'last rounds of the preliminary stage in which no list grows', 3),
  resultsHour: since('Delegats 5.5.1', 'hour by which results are in on the first working day', 13),
  lateMinutes: since('Endarreriments 12.1', 'minutes after which an absent player has lost', 60),
  waitingMinutes: since('Endarreriments 12.1', 'minutes that a home player waits for somebody from another town', 90),
  visitorPercent: since('Endarreriments 12.1', 'percent of the lost time on the visitor’s clock', 60),
  resumptionMinutes: since(
    'Endarreriments 12.4',
    'minutes within which a player comes to an adjourned game',
    60,
    'D-COMP-40',
  ),
  postponedDays: since('Calendaris 15.8', 'days after the next round by which a postponed game is played', 3),
  fixedRounds: since('Calendaris 15.10', 'last rounds that are neither brought forward nor played elsewhere', 2),
  fewestMembers: since('Comissió 1.1', 'members of the sports commission, at least', 5),
  mostMembers: since('Comissió 1.1', 'members of the sports commission, at most', 8),
  memberYears: since('Comissió 2.1', 'years for which members are chosen', 2),
  absencesInARow: since('Comissió 3.2', 'meetings missed in a row that end a membership', 5),
  absencesInAll: since('Comissió 3.2', 'meetings missed in all that end a membership', 10),
  conveningMembers: since('Comissió 6.1', 'members who can have a decision of the commission reviewed', 2),
  conveningJudges: since('Comissió 6.1', 'members of the competition committee needed beside them', 1),
} as const;

export type OfficeRules = RulesOf<typeof PARAMETERS>;

export function officeRules(day: Day): OfficeRules {
  return rulesOn(PARAMETERS, day);
}
