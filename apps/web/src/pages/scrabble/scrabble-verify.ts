import type { explainScrabbleRating } from '@escala/office/questions';
import { type Html, html } from '../../kit/html.ts';
import { apiHref, type Site, withQuery } from '../../kit/site.ts';

type Answer = Awaited<ReturnType<(typeof explainScrabbleRating)['ask']>>;

/**
 * Where a Scrabble rating is computed again: by the button that `verify.ts` brings to life, or with `escala rate`. The document is that of
 * the whole list, since everybody's ratings are in the values of the games (frs-2012 §5).
 */
export function scrabbleVerifyBox(
  site: Site,
  { series, date, hash, regulation }: { series: string; date: string; hash: string; regulation: string },
  { player, type, edition, rating, displayed, status }: Answer,
): Html {
  const { translate } = site;
  const address = apiHref(
    site,
    withQuery(`/scrabble/lists/${series}/${date}/document`, { edition: edition === 'published' ? edition : undefined }),
  );
  const words = {
    working: translate('web.verify.working'),
    agrees: translate('web.verify.agrees', { computed: '{computed}', games: '{games}', regulation }),
    disagrees: translate('web.verify.disagrees', { computed: '{computed}', printed: '{printed}' }),
    rows: translate('web.verify.rows', { rows: '{rows}' }),
    cell: translate('web.verify.cell', { computed: '{computed}' }),
    extra: translate('web.verify.extra'),
    unrated: translate('web.verify.unrated'),
    failed: translate('web.verify.failed'),
    again: translate('web.verify.again'),
  };
  const file = `${series}-${date}.json`;
  return html`<section class="card inside verify">
<h2>${translate('web.verify.title')}</h2>
<div data-verify-scrabble="${address}" data-row="${JSON.stringify({ player, type, rating, displayed, status })}" data-words="${JSON.stringify(words)}" hidden>
<p>${translate('web.scrabble.verify-what')}</p>
<p><button type="button">${translate('web.verify.button')}</button></p>
<p role="status" class="computed"></p>
</div>
<noscript><p>${translate('web.verify.no-script')}</p></noscript>
<details><summary>${translate('web.verify.by-hand')}</summary>
<p>${translate('web.scrabble.by-hand-how')} <a href="${address}" download="${file}">${translate('web.verify.document')}</a></p>
<pre><code>npx escala rate ${file}
npx escala explain ${file} --player ${player}</code></pre>
<p>${translate('web.list.hash')} <span class="hash">${hash}</span></p>
</details>
</section>`;
}
