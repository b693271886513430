import { change, dateInWords, decimalChange } from '../../components/format.ts';
import { card } from '../../components/ui/card.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { type Figures, lineFigures } from './rating-figures.ts';

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
${part(decimalChange(site, exact), translate('web.word.games-count', { games }))}<i aria-hidden="true">→</i>
${part(change(rating - lift - previous), translate('web.front.rounded'))}${lift > 0 && part(change(lift), translate('web.rating.lift'))}<i aria-hidden="true">=</i>
<span class="is"><strong class="big">${rating}</strong><small>${dateInWords(site, date)}</small></span></p>
<p class="quiet small dots">${k !== undefined && k > 0 && html`<span>${translate('web.rating.factor')}: ${k}</span>`}${status !== 'rated' && html`<span>${translate(`web.status.${status}`)}</span>`}</p></div>${aside}</div>`,
  );
}
