import type { explainRating, listDifferences } from '@escala/office/questions';
import { linePath } from '../../components/player-link.ts';
import { causeSentence } from '../../components/rating/cause.ts';
import { type Html, html } from '../../kit/html.ts';
import { href, type Site } from '../../kit/site.ts';

type Answer = Awaited<ReturnType<(typeof explainRating)['ask']>>;
type Steps = Awaited<ReturnType<(typeof listDifferences)['ask']>>['steps'];

/** Original or revised: which one this is, the way to the other, and what lies between them. */
export function editionNotice(site: Site, player: string, { list, edition }: Answer, steps: Steps): Html {
  const { translate } = site;
  if (steps.length === 0) return html``;
  const other = edition === 'published' ? 'revised' : 'published';
  return html`<section class="notice" id="revised"><h2>${translate(`web.rating.edition-${edition}`)}</h2>
<p><a class="button" href="${href(site, linePath(player, list.series, list.date, other))}">${translate(`web.list.show-${other}`)}</a></p>
<ol>${steps.map(
    ({ cause, lines: [line] }) =>
      html`<li><strong>${line?.before ?? '–'} → ${line?.after ?? '–'}</strong>: ${causeSentence(site, cause)}</li>\n`,
  )}</ol>
<p><a href="${href(site, `/lists/${list.series}/${list.date}/differences`)}">${translate('web.rating.whole-difference')}</a></p></section>`;
}
