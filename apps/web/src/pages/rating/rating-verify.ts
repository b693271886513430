import type { explainRating } from '@escala/office/questions';
import { type Html, html } from '../../kit/html.ts';
import { apiHref, type Site, withQuery } from '../../kit/site.ts';

type Answer = Awaited<ReturnType<(typeof explainRating)['ask']>>;

/**
 * Where the number is computed again: by a button that `verify.ts` brings to life, or with `escala rate` from the document. What the
 * button says comes with the page; in braces stands what the computation fills in.
 */
export function verifyBox(site: Site, player: string, { list, edition, row }: Answer): Html {
  const { translate } = site;
  const asked = { date: list.date, edition: edition === 'published' ? edition : undefined };
  const path = `/players/${encodeURIComponent(player)}/ratings/${list.series}`;
  const words = {
    working: translate('web.verify.working'),
    agrees: translate('web.verify.agrees', { computed: '{computed}', games: '{games}', regulation: list.regulation }),
    disagrees: translate('web.verify.disagrees', { computed: '{computed}', printed: '{printed}' }),
    rows: translate('web.verify.rows', { rows: '{rows}' }),
    cell: translate('web.verify.cell', { computed: '{computed}' }),
    extra: translate('web.verify.extra'),
    unrated: translate('web.verify.unrated'),
    failed: translate('web.verify.failed'),
    again: translate('web.verify.again'),
  };
  const printed = {
    id: row.id,
    rating: row.rating,
    status: row.status,
    change: row.change,
    k: row.k,
    games: row.games,
  };
  return html`<section class="card inside verify">
<h2>${translate('web.verify.title')}</h2>
<div data-verify="${apiHref(site, withQuery(path, asked))}" data-row="${JSON.stringify(printed)}" data-words="${JSON.stringify(words)}" hidden>
<p>${translate('web.verify.what')}</p>
<p><button type="button">${translate('web.verify.button')}</button></p>
<p role="status" class="computed"></p>
</div>
<noscript><p>${translate('web.verify.no-script')}</p></noscript>
<details><summary>${translate('web.verify.by-hand')}</summary>
<p>${translate('web.verify.by-hand-how')} <a href="${apiHref(site, withQuery(`${path}/document`, asked))}" download="${`${list.series}-${list.date}-${player}.json`}">${translate('web.verify.document')}</a></p>
<pre><code>npx escala rate ${list.series}-${list.date}-${player}.json
npx escala explain ${list.series}-${list.date}-${player}.json --player ${player}</code></pre>
<p>${translate('web.list.hash')} <span class="hash">${list.hash}</span></p>
</details>
</section>`;
}
