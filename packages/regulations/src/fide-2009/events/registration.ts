import { addMonths, type Day, dayFrom, type EventRecord, type Finding, writeDay } from '@escala/core';
import type { RegistrationVerdict } from '../../contracts/rating.ts';
import type { RegulationByDay } from '../regulation-in-force.ts';

/** 0.4: an event is registered a month before it starts. Late ones need permission from the commission's chairman. */
export function registrationVerdict(registered: Day, start: Day, regulations: RegulationByDay): RegistrationVerdict {
  const due = addMonths(start, -regulations.on(start).registrationMonths);
  return { article: '0.4', due, verdict: registered <= due ? 'in-time' : 'needs-permission' };
}

/** A finding on late registration: the event may be rated if the chairman permits it. */
export function registrationFindings(
  { id: event, start }: EventRecord,
  registered: Day | undefined,
  regulations: RegulationByDay,
): Finding[] {
  if (registered === undefined) return [];
  const { article, due, verdict } = registrationVerdict(registered, dayFrom(start), regulations);
  if (verdict === 'in-time') return [];
  const values = { registered: writeDay(registered), due: writeDay(due) };
  return [{ severity: 'warning', code: 'fide-2009.registered-late', article, event, values }];
}
