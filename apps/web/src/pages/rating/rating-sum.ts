import type { RatingStatus } from '@escala/core';
import type { MessageKey } from '@escala/messages';
import { change, dateInWords, exactChange } from '../../components/format.ts';
import { card } from '../../components/ui/card.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';

interface SumShown {
  readonly row: Figures;
  readonly date: string;
  /** Date of the previous list, if known. */
  readonly before?: string | undefined;
  /** Content beside the sum. */
  readonly aside?: Value;
}

/**
 * The line as an equation: the old rating, the sum of the games,
 * rounded once, the new rating. Without an old rating, its figures.
 */
export function ratingSum(site: Site, { row, date, before, aside }: SumShown): Html {
  const { translate } = site;
  const { rating, previous, change: exact, lift = 0, games = 0, k, status } = row;
  if (rating === null || previous === undefined || previous === null || exact === undefined)
    return card({}, html`<div class="row spread">${lineFigures(site, row)}${aside}</div>`);
  const part = (figure: Value, said: Value): Html =>
    html`<span><strong>${figure}</strong><small>${said}</small></span>`;
  return card(
    {},
    html`<div class="row spread"><div><p class="sum">${part(previous, before === undefined ? translate('web.word.before') : dateInWords(site, before))}
${part(exactChange(site, exact), translate('web.word.games-count', { games }))}<i aria-hidden="true">→</i>
${part(change(rating - lift - previous), translate('web.front.rounded'))}${lift > 0 && part(change(lift), translate('web.rating.lift'))}<i aria-hidden="true">=</i>
<span class="is"><strong class="big">${rating}</strong><small>${dateInWords(site, date)}</small></span></p>
<p class="quiet small dots">${k !== undefined && k > 0 && html`<span>${translate('web.rating.factor')}: ${k}</span>`}${status !== 'rated' && html`<span>${translate(`web.status.${status}`)}</span>`}</p></div>${aside}</div>`,
  );
}

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
${figure('web.rating.exact-change', row.change === undefined ? undefined : exactChange(site, row.change))}
${figure('web.rating.factor', row.k || undefined)}
${figure('web.word.games', row.games)}
${figure('web.list.status', row.status === 'rated' ? undefined : translate(`web.status.${row.status}`))}
</dl>`;
}
