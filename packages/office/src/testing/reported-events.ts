import type { EventRecord } from '@escala/core';
import type { EventFacts } from '../events/event.ts';
import { showReport } from '../events/inbox/show-report.ts';
import { acceptReport } from '../events/reports/accept-report.ts';
import { waiveFinding } from '../events/reports/refuse-report.ts';
import { submitReport } from '../events/reports/submit-report.ts';
import { registerEvent } from '../events/settings/register-event.ts';
import type { TestOffice } from './test-office.ts';

/** An event of one or more days that was run elsewhere, as registered. */
export const factsOf = ({ start, end, timeControl, games, ...event }: EventRecord): EventFacts => ({
  name: event.name ?? event.id,
  type: event.type,
  start,
  end,
  timeControl: { ...timeControl },
  rounds: Math.max(...games.map(({ round }) => round)),
  arbiters: [],
});

/** The rating document that reports this event. */
export const reportText = (event: EventRecord): string =>
  JSON.stringify({
    format: 'escala/rating-input@1',
    regulation: 'fce-2016',
    rhythm: 'standard',
    listDate: '2099-01-01',
    players: [
      ...new Set([...(event.participants ?? []), ...event.games.flatMap(({ white, black }) => [white, black])]),
    ].map((id) => ({ id })),
    lists: [],
    events: [event],
  });

/** Waives every objection to a report and accepts it. */
export async function accept(office: TestOffice, event: string): Promise<void> {
  const { open } = await office.ask(showReport, { event });
  const matters = new Map(open.map(({ code, article }) => [`${code} ${article}`, { code, article }]));
  for (const matter of matters.values()) {
    const { version } = await office.ask(showReport, { event });
    await office.perform(waiveFinding, { event, version, ...matter });
  }
  const { version, terms } = await office.ask(showReport, { event });
  const isLate = terms.some(({ verdict }) => verdict === 'needs-permission');
  await office.perform(acceptReport, { event, version, ...(isLate && { permission: { by: 'The board' } }) });
}

/** Registers, submits and accepts the event today. */
export async function reported(office: TestOffice, event: EventRecord): Promise<void> {
  await office.perform(registerEvent, { event: event.id, facts: factsOf(event) });
  await office.perform(submitReport, { event: event.id, version: 1, from: { kind: 'json', text: reportText(event) } });
  await accept(office, event.id);
}
