import type { searchEvents } from '@escala/office/questions';
import { type Html, html } from '../../kit/html.ts';
import { href, type Site } from '../../kit/site.ts';
import { deskPath } from './desk-event.ts';

export type EventLine = Awaited<ReturnType<(typeof searchEvents)['ask']>>['events'][number];
export type NextStep = NonNullable<EventLine['next']>;

/** What is next, in words. */
export function stepSentence(
  { translate }: Site,
  { step, round = 0, open = 0, entries = 0, reason }: NextStep,
): string {
  if (step === 'resubmit' && reason !== undefined) return translate('web.desk-events.refused-because', { reason });
  return translate(`web.desk-events.next-${step}`, { round, open, entries });
}

/** The page on which it is done. */
export function stepPath(id: string, { step, round }: NextStep): string {
  switch (step) {
    case 'enter-players':
      return deskPath(id, '/entries');
    case 'pair-round':
      return deskPath(id, '/rounds');
    case 'enter-results':
    case 'await-ruling':
      return deskPath(id, `/rounds/${round}`);
    case 'break-ties':
      return deskPath(id, `/rounds/${round}/results`);
    case 'report-file':
    case 'submit-report':
    case 'wait':
    case 'resubmit':
      return deskPath(id, '/report');
    default:
      return deskPath(id);
  }
}

/** Steps that have a word of their own for the button; the others are done on the page of the event. */
const NAMED = [
  'enter-players',
  'pair-round',
  'enter-results',
  'break-ties',
  'report-file',
  'submit-report',
  'await-ruling',
  'resubmit',
] as const;

export function stepButton(site: Site, id: string, next: NextStep, isMain: boolean): Html {
  const { translate } = site;
  const named = NAMED.find((step) => step === next.step);
  const words = named
    ? translate(`web.desk-events.do-${named}`, { round: next.round ?? 0 })
    : translate('web.desk-work.open');
  return html`<a class="button${isMain && ' main'}" href="${href(site, stepPath(id, next))}">${words}</a>`;
}

export function stepLink(site: Site, id: string, next: NextStep): Html {
  const sentence = stepSentence(site, next);
  return next.step === 'nothing'
    ? html`<span class="quiet">${sentence}</span>`
    : html`<a href="${href(site, stepPath(id, next))}">${sentence}</a>`;
}
