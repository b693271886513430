import { addMonths, type Day } from '@escala/core';
import type { RegulationByDay } from './regulation-in-force.ts';

/** Whether an event was registered in time. Late ones are for the chairman of the commission to let in (0.4). */
export interface RegistrationVerdict {
  readonly article: '0.4';
  readonly due: Day;
  readonly verdict: 'in-time' | 'needs-permission';
}

/** 0.4: an event is registered a month before it starts. */
export function registrationVerdict(registered: Day, start: Day, regulations: RegulationByDay): RegistrationVerdict {
  const due = addMonths(start, -regulations.on(start).registrationMonths);
  return { article: '0.4', due, verdict: registered <= due ? 'in-time' : 'needs-permission' };
}
