import { type FederationColumns, type Finding, type Rhythm, writeDay } from '@escala/core';
import { articleIn } from './articles.ts';
import { faultFinding, warning } from './events/event-faults.ts';
import { eventRemarks } from './events/event-remarks.ts';
import type { RatedPeriod } from './lists/close-period.ts';
import { isListDay } from './lists/period.ts';
import { IN_FORCE_FROM, regulations } from './parameters.ts';

/** All findings on a period: first on the list itself, then on each event in the order of rating. */
export function periodFindings(federation: FederationColumns, rated: RatedPeriod, rhythm: Rhythm): Finding[] {
  const { events } = federation;
  const { listDay, events: taken } = rated.period;
  const faults = Map.groupBy(rated.faults, ({ event }) => event);
  const elsewhere = new Set(rated.elsewhere);
  const findings: Finding[] = [];
  if (!isListDay(listDay)) {
    const values = { date: writeDay(listDay), from: IN_FORCE_FROM };
    findings.push({
      severity: 'error',
      code: 'fide-2024.no-list-day',
      article: articleIn(rhythm, '7.1'),
      refuses: true,
      values,
    });
  }
  for (const event of taken) {
    const own = faults.get(event) ?? [];
    findings.push(...own.map((fault) => faultFinding(federation, fault)));
    if (elsewhere.has(event)) findings.push(elsewhereFinding(federation, event, rhythm));
    else if (own.every(({ game }) => game !== undefined))
      findings.push(...eventRemarks(federation, event, rhythm, regulations.on(events.startDay[event]!)));
  }
  return findings;
}

/** 1.1, R1.1: an event of another rhythm is left out (D-F24-3). */
function elsewhereFinding(federation: FederationColumns, event: number, rhythm: Rhythm): Finding {
  const minutes = federation.events.minutesFor60[event]!;
  return {
    ...warning(federation, event, articleIn(rhythm, '1.1'), 'other-rhythm', { minutes, rhythm }),
    decisions: ['D-F24-3'],
  };
}
