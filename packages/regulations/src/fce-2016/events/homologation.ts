import { type Day, daysInclusive, type Finding } from '@escala/core';
import type { Rules } from '../parameters.ts';
import type { Pace } from './rhythm.ts';
import type { RoundDays } from './rounds.ts';

export interface HomologationFacts {
  readonly event: string;
  readonly pace: Pace;
  readonly team: boolean;
  readonly startDay: Day;
  readonly endDay: Day;
  readonly rounds: RoundDays;
  readonly fixedMinutes: number;
  readonly refusedHalfFactor: boolean;
}

/**
 * Objections to an event (5.3, 6.1, 6.2). They are warnings: a document that contains the event asks for it to be
 * rated, which the federation may do even if conditions are not met (2.2).
 */
export function homologationFindings(rules: Rules, facts: HomologationFacts): Finding[] {
  const { event } = facts;
  const findings: Finding[] = [];
  const days = daysInclusive(facts.startDay, facts.endDay);
  if (facts.pace === 'standard') {
    const onOneDay = Math.max(facts.rounds.mostOnOneDay, roundsOnFullestDay(facts.rounds, days));
    if (onOneDay > rules.roundsPerDay)
      findings.push({
        severity: 'warning',
        code: 'fce-2016.rounds-per-day',
        article: '6.1',
        event,
        values: { rounds: onOneDay, most: rules.roundsPerDay },
      });
  }
  if (!facts.team && days > rules.durationDays)
    findings.push({
      severity: 'warning',
      code: 'fce-2016.duration',
      article: '6.2',
      event,
      values: { days, most: rules.durationDays },
    });
  if (facts.refusedHalfFactor)
    findings.push({
      severity: 'warning',
      code: facts.pace === 'active' ? 'fce-2016.half-k-fixed-minutes' : 'fce-2016.half-k-not-active',
      article: '5.3',
      event,
      values: { minutes: facts.fixedMinutes, least: rules.halfKFixedMinutes },
    });
  return findings;
}

/** However undated rounds are spread over the days of an event, some day has at least this many (6.1, D-FCE-19). */
function roundsOnFullestDay(rounds: RoundDays, days: number): number {
  return Math.ceil(rounds.rounds / days);
}
