import { addMonths, type Day } from '@escala/core';
import type { RegistrationVerdict } from '../contracts.ts';
import type { RegulationByDay } from './regulation-in-force.ts';

/** 0.4: an event is registered a month before it starts. Late ones are for the chairman of the commission to let in. */
export function registrationVerdict(registered: Day, start: Day, regulations: RegulationByDay): RegistrationVerdict {
  const due = addMonths(start, -regulations.on(start).registrationMonths);
  return { article: '0.4', due, verdict: registered <= due ? 'in-time' : 'needs-permission' };
}
