import type { AnswerOf, showReport } from '@escala/office/questions';
import { shortTime } from '../../../components/format.ts';
import { type Html, html } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';

export type ReachedList = AnswerOf<typeof showReport>['lists'][number];

/** The list for its days is published: the report counts on the next one. */
export const isLate = (lists: readonly ReachedList[]): boolean => lists.some(({ late }) => late);

export function reachedLists(site: Site, lists: readonly ReachedList[]): Html {
  const { translate } = site;
  if (lists.length === 0) return html`<span class="quiet">${translate('web.desk-office.no-list')}</span>`;
  return html`${lists.map(
    ({ name, date, late }, i) =>
      html`${i > 0 && '; '}${name}, ${shortTime(site, date)}${late && html` <span class="badge error">${translate('web.desk-office.late')}</span>`}`,
  )}`;
}
