import type { AnswerOf, searchEvents } from '@escala/office/questions';
import { type Html, html } from '../../kit/html.ts';
import { href, type Site } from '../../kit/site.ts';
import { deskPath } from './desk-event.ts';

export type EventLine = AnswerOf<typeof searchEvents>['events'][number];
export type NextStep = NonNullable<EventLine['next']>;

/** The next step, in words. */
export function stepSentence(
  { translate, onlyPlays }: Site,
  { step, round = 0, open = 0, entries = 0, reason }: NextStep,
): string {
  // A house that only plays has no federation to report to (D-OFF-618).
  if (onlyPlays && step === 'submit-report') return translate('web.desk-events.next-take-away');
  if (step === 'resubmit' && reason !== undefined) return translate('web.desk-events.refused-because', { reason });
  return translate(`web.desk-events.next-${step}`, { round, open, entries });
}

/** The page for the step. */
function stepPath(id: string, { step, round }: NextStep): string {
  switch (step) {
    case 'enter-players':
      return deskPath(id, '/entries');
    case 'pair-round':
      return deskPath(id, '/rounds');
    case 'await-ruling':
      return deskPath(id, `/rounds/${round}`);
    case 'enter-results':
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

/** Steps with their own button text; the others are done on the event's page. */
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
  return html`<a class="button${isMain && ' main'}" href="${href(site, stepPath(id, next))}">${stepWords(site, next)}</a>`;
}

export function stepWords({ translate, onlyPlays }: Site, { step, round = 0 }: NextStep): string {
  if (onlyPlays && step === 'submit-report') return translate('web.desk-events.do-take-away');
  const named = NAMED.find((each) => each === step);
  return named ? translate(`web.desk-events.do-${named}`, { round }) : translate('web.desk-work.open');
}

export function stepLink(site: Site, id: string, next: NextStep): Html {
  const sentence = stepSentence(site, next);
  return next.step === 'nothing'
    ? html`<span class="quiet">${sentence}</span>`
    : html`<a href="${href(site, stepPath(id, next))}">${sentence}</a>`;
}
