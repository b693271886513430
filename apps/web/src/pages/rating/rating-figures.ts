import type { RatingStatus } from '@escala/core';
import type { MessageKey } from '@escala/messages';
import { change, decimalChange } from '../../components/format.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';

/** The figures of a list line, before any explanation. */
export interface Figures {
  readonly rating: number | null;
  readonly previous?: number | null | undefined;
  readonly change?: number | undefined;
  readonly lift?: number | undefined;
  readonly k?: number | undefined;
  readonly games?: number | undefined;
  readonly status: RatingStatus;
}

export function lineFigures(site: Site, row: Figures): Html {
  const { translate } = site;
  const { rating, previous } = row;
  const isMoved = rating !== null && previous !== undefined && previous !== null;
  const figure = (key: MessageKey, value: Html | string | number | undefined): Html =>
    value === undefined ? html`` : html`<div><dt>${translate(key)}</dt><dd>${value}</dd></div>\n`;
  return html`<dl class="stats">
${figure('web.word.before', previous ?? undefined)}
${figure('web.word.rating', html`<span class="big">${rating ?? '–'}</span>`)}
${figure('web.list.change', isMoved ? html`${change(rating - previous)}` : undefined)}
${figure('web.rating.exact-change', row.change === undefined ? undefined : decimalChange(site, row.change))}
${figure('web.rating.factor', row.k || undefined)}
${figure('web.word.games', row.games)}
${figure('web.list.status', row.status === 'rated' ? undefined : translate(`web.status.${row.status}`))}
</dl>`;
}
