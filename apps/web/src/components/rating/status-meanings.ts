import type { KeyAfter } from '@escala/core';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';

/** Words that appear beside a rating, most frequent first. */
const STATUSES = ['new', 'unrated', 'pending', 'inactive', 'lapsed', 'delisted', 'reassigned'] as const;

/** The meaning of the words beside a rating, for first-time readers. */
export function statusMeanings(
  { translate }: Pick<Site, 'translate'>,
  statuses: readonly KeyAfter<'web.status-means.'>[] = STATUSES,
): Html {
  return html`<details class="small"><summary>${translate('web.status-means')}</summary><dl class="facts">${statuses.map(
    (status) =>
      html`<dt>${translate(`web.status.${status}`)}</dt><dd>${translate(`web.status-means.${status}`)}</dd>\n`,
  )}</dl></details>`;
}
