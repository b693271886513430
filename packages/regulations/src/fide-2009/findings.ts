import { type Day, dayFrom, type FederationColumns, type Finding, type IsoDate, writeDay } from '@escala/core';
import type { Refusal } from './events/event-refusals.ts';
import { eventRemarks } from './events/event-remarks.ts';
import type { RatedPeriod } from './lists/close-period.ts';
import { isListDay } from './lists/period.ts';
import type { RegulationByDay } from './parameters.ts';

/** All findings on a period: first on the list itself, then on each event in the order of rating. */
export function periodFindings(
  federation: FederationColumns,
  rated: RatedPeriod,
  regulations: RegulationByDay,
  inForceFrom: IsoDate,
  monthlyFrom?: Day,
): Finding[] {
  const { listDay } = rated.period;
  return [
    ...listFindings(listDay, regulations, inForceFrom, monthlyFrom),
    ...findingsOfEvents(federation, rated, regulations),
  ];
}

/** Why events of a period are not rated, and remarks on the others. */
export function findingsOfEvents(
  federation: FederationColumns,
  { period, refusals }: Pick<RatedPeriod, 'period' | 'refusals'>,
  regulations: RegulationByDay,
): Finding[] {
  const refused = Map.groupBy(refusals, (refusal) => refusal.event);
  return [...period.events].flatMap(
    (event) =>
      refused.get(event)?.map((refusal) => refusalFinding(federation, refusal)) ??
      eventRemarks(federation, event, regulations.on(federation.events.startDay[event]!)),
  );
}

export function refusalFinding({ events }: FederationColumns, { event, article, code, values }: Refusal): Finding {
  return { severity: 'error', code: `fide-2009.${code}`, article, event: events.ids[event]!, values };
}

function listFindings(
  listDay: Day,
  regulations: RegulationByDay,
  inForceFrom: IsoDate,
  monthlyFrom: Day | undefined,
): Finding[] {
  const findings: Finding[] = [];
  const date = writeDay(listDay);
  if (listDay < dayFrom(inForceFrom))
    findings.push({
      severity: 'warning',
      code: 'fide-2009.before-in-force',
      article: '0.1',
      decisions: ['D-ALL-2'],
      values: { date, from: inForceFrom },
    });
  if (!isListDay(regulations, listDay, monthlyFrom))
    findings.push({ severity: 'warning', code: 'fide-2009.no-list-day', article: '7.1', values: { date } });
  return findings;
}
