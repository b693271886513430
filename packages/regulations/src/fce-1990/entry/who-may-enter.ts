import { civilDate, type Day, dayOf, type Reason, reason, writeDay } from '@escala/core';
import type { Delegation } from '../facts.ts';
import { messageForm } from '../office-terms/message-form.ts';
import { entryRules } from '../parameters.ts';
import type { TeamCompetitionName } from '../teams/competitions.ts';

type AgeGroup = 'infantil' | 'juvenil';

/** Years completed on a day, including the birthday itself. */
export function ageOn(birth: Day, day: Day): number {
  const born = civilDate(birth);
  const now = civilDate(day);
  const before = now.month < born.month || (now.month === born.month && now.dayOfMonth < born.dayOfMonth);
  return now.year - born.year - (before ? 1 : 0);
}

/**
 * Normes 4.1.4, Normes 4.1.5: not yet fourteen, or twenty, on 1 January of the year of the final. A birthday on that
 * very day counts as reached.
 */
export function mayEnterAgeGroup(group: AgeGroup, birth: Day, yearOfFinal: number): Reason {
  const on = dayOf(yearOfFinal, 1, 1);
  const rules = entryRules(on);
  const under = group === 'infantil' ? rules.infantilAge : rules.juvenilAge;
  const age = ageOn(birth, on);
  return reason('fce-1990.entry-age', group === 'infantil' ? 'Normes 4.1.4' : 'Normes 4.1.5', age < under, {
    group,
    age,
    under,
    on: writeDay(on),
    born: writeDay(birth),
  });
}

/** Normes 4.1.3: entry is compulsory for teams from third category up in Barcelona, second up in the delegations. */
export function entryIsCompulsory(delegation: Delegation, competition: TeamCompetitionName, day: Day): Reason {
  const rules = entryRules(day);
  const compulsory = delegation === 'barcelona' ? rules.compulsoryInBarcelona : rules.compulsoryInDelegations;
  return reason('fce-1990.entry-compulsory', 'Normes 4.1.3', compulsory.includes(competition), {
    delegation,
    competition: messageForm(competition),
  });
}

interface Papers {
  readonly licence: boolean;
  /** The identity card, or the player's card sealed by the federation. */
  readonly identity: boolean;
  /** A copy of the family book. */
  readonly familyBook?: boolean | undefined;
}

/** Normes 4.1.1: nobody plays without a licence in force. */
export function licenceInForce(licence: boolean): Reason {
  return reason('fce-1990.papers-licence', 'Normes 4.1.1', licence, {});
}

/**
 * Normes 4.1.1: a licence in force and proof of identity. Identificació 7.2.1, Identificació 7.2.2: the papers for
 * individual events.
 */
export function mayPlay(papers: Papers, infantil: boolean): readonly Reason[] {
  return [
    licenceInForce(papers.licence),
    reason('fce-1990.papers-identity', 'Identificació 7.2.1', papers.identity, {}),
    ...(infantil
      ? [reason('fce-1990.papers-family-book', 'Identificació 7.2.2', papers.familyBook ?? 'unknown', {})]
      : []),
  ];
}
