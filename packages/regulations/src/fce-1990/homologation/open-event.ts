import { dayFrom, type Reason, reason, writeDay } from '@escala/core';
import { LAST_DAY_OF_PESETAS } from '../facts.ts';
import { addWorkingDays } from '../office-terms/working-days.ts';
import type { HomologationRules } from '../parameters.ts';
import type { HomologationFacts } from './facts.ts';
import { applicationTerm, feesPaid, groupCategories, neighbouringEvents } from './open-conditions.ts';

/** Open events: all requirements of the regulation (Oberts 1 to Oberts 9), for one group of the event at a time. */
export function openForRating(rules: HomologationRules, facts: HomologationFacts): readonly Reason[] {
  return [
    applicationTerm(rules, facts),
    neighbouringEvents(rules, facts),
    rounds(facts, rules.openRounds, 'fce-1990.open-rounds'),
    ...general(rules, facts),
  ];
}

/** Oberts 3: norms need one more round. */
export function openForNorms(rules: HomologationRules, facts: HomologationFacts): readonly Reason[] {
  return [
    applicationTerm(rules, facts),
    neighbouringEvents(rules, facts),
    rounds(facts, rules.openNormRounds, 'fce-1990.open-rounds-norms'),
    ...general(rules, facts),
  ];
}

function general(rules: HomologationRules, facts: HomologationFacts): readonly Reason[] {
  return [
    groupSize(rules, facts),
    groupCategories(facts),
    rulesApproved(facts),
    playerListInTime(facts),
    ...officials(facts),
    reportsInTime(rules, facts),
    // Oberts 9 names sums in pesetas; what is due since is not written anywhere (D-OFF-1353).
    ...((facts.event.start ?? '') <= LAST_DAY_OF_PESETAS ? [feesPaid(rules, facts)] : []),
  ];
}

function rounds({ rounds: found }: HomologationFacts, least: number, code: Reason['code']): Reason {
  return reason(code, 'Oberts 3', found >= least, { rounds: found, least });
}

/** Oberts 4: number of players in the group. */
function groupSize(rules: HomologationRules, { players }: HomologationFacts): Reason {
  const least = rules.groupPlayers;
  return reason('fce-1990.open-players', 'Oberts 4', players.length >= least, { players: players.length, least });
}

/** Oberts 5: the federation approves the rules of the event and gives a certificate. */
function rulesApproved({ event }: HomologationFacts): Reason {
  return reason('fce-1990.open-rules', 'Oberts 5', event.rulesApproved ?? 'unknown', {});
}

/** Oberts 6: the list of players before the second round starts; the same day counts as before (D-COMP-34). */
function playerListInTime({ event: { roundDates, playerListOn } }: HomologationFacts): Reason {
  const second = roundDates?.[1];
  if (second === undefined || playerListOn === undefined)
    return reason('fce-1990.open-player-list', 'Oberts 6', 'unknown', {});
  return reason(
    'fce-1990.open-player-list',
    'Oberts 6',
    dayFrom(playerListOn) <= dayFrom(second),
    { given: playerListOn, second },
    { decisions: ['D-COMP-34'] },
  );
}

/** Oberts 7: an arbiter and a director are named. Whether the federation recognises them is for the office to check. */
function officials({ event }: HomologationFacts): readonly Reason[] {
  return [
    reason('fce-1990.open-arbiter', 'Oberts 7', event.arbiter === undefined ? 'unknown' : event.arbiter !== '', {
      name: event.arbiter ?? '',
    }),
    reason('fce-1990.open-director', 'Oberts 7', event.director === undefined ? 'unknown' : event.director !== '', {
      name: event.director ?? '',
    }),
  ];
}

/** Oberts 8: cards, score sheets, standings and reports within four working days of the end (D-COMP-33). */
function reportsInTime(rules: HomologationRules, { event }: HomologationFacts): Reason {
  const { end, reportsOn, holidays = [] } = event;
  const days = rules.reportWorkingDays;
  if (end === undefined || reportsOn === undefined)
    return reason('fce-1990.open-reports', 'Oberts 8', 'unknown', { days });
  const due = addWorkingDays(dayFrom(end), days, holidays.map(dayFrom));
  return reason(
    'fce-1990.open-reports',
    'Oberts 8',
    dayFrom(reportsOn) <= due,
    { days, given: reportsOn, due: writeDay(due) },
    { decisions: ['D-COMP-33'] },
  );
}
