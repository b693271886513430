import { searchCorrections, showFederation } from '@escala/office/questions';
import { type Html, html } from '../../kit/html.ts';
import type { Ask } from '../../kit/page.ts';
import { href, type Site } from '../../kit/site.ts';
import { time } from '../format.ts';
import { correctionText } from '../rating/cause.ts';

/** Corrections since an event was accepted: the values before and after, the reason, and which lists moved. */
export async function eventCorrections(ask: Ask, site: Site, event: string): Promise<Html> {
  const { translate } = site;
  const { corrections, names } = await ask(searchCorrections, { event, limit: 100 });
  if (corrections.length === 0) return html``;
  const { settings } = await ask(showFederation, {});
  const nameOf = (series: string): string => settings.series.find(({ id }) => id === series)?.name ?? series;
  return html`<section><h2>${translate('web.event.corrections')}</h2>
<ul>${corrections.map(
    ({ change, before, reason, on, lists }) => html`<li>${correctionText(site, change, names, before)} <q>${reason}</q>
<span class="quiet small">${time(site, on)}</span>
${
  lists.length > 0 &&
  html`<details><summary>${translate('web.desk-office.lists-moved', { lists: lists.length })}</summary><ul>${lists.map(
    ({ series, date }) =>
      html`<li><a href="${href(site, `/lists/${series}/${date}/differences`)}">${nameOf(series)}, ${time(site, date)}</a></li>\n`,
  )}</ul></details>`
}</li>\n`,
  )}</ul></section>`;
}
