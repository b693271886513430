import type { ListedType } from '@escala/core';
import type { AnswerOf, explainRating } from '@escala/office/questions';
import { linePath } from '../../components/player-link.ts';
import { editionWords } from '../../components/rating/edition.ts';
import { card } from '../../components/ui/card.ts';
import { type Html, html } from '../../kit/html.ts';
import { apiHref, type Site, withQuery } from '../../kit/site.ts';

type Answer = AnswerOf<typeof explainRating>;

/** Where everything the line depends on is fetched. */
function documentOf(site: Site, { list, row, edition, isRevised }: Answer): string {
  const asked = { date: list.date, edition: isRevised && edition === 'published' ? edition : undefined };
  return apiHref(site, withQuery(`${linePath(row.id, list.series)}/document`, asked));
}

/** A button that recomputes the number, with the module `verify.ts`. `type`: which of several ratings. */
export function lineVerify(site: Site, answer: Answer, type?: ListedType): Html {
  const { translate } = site;
  const { kind, list, row } = answer;
  const { id, rating, exact, status, change, k, games } = row;
  const printed = kind === 'scrabble' ? { id, type, rating, exact, status } : { id, rating, status, change, k, games };
  return html`<div class="verify no-print" data-verify="${documentOf(site, answer)}" data-kind="${kind}" data-row="${JSON.stringify(printed)}" data-regulation="${list.regulation}" hidden>
<button type="button" class="main">${translate('web.front.verify-all')}</button>
<p class="quiet small">${translate('web.front.by-your-browser')}</p>
<p role="status" class="computed"></p>
</div>`;
}

/** The same with `escala rate` on any machine. One document has all lines of a Scrabble list (frs-2012 §5). */
export function lineByHand(site: Site, answer: Answer): Html {
  const { translate } = site;
  const { kind, list, row } = answer;
  const how = translate(kind === 'scrabble' ? 'web.scrabble.by-hand-how' : 'web.verify.by-hand-how');
  const file = kind === 'scrabble' ? `${list.series}-${list.date}.json` : `${list.series}-${list.date}-${row.id}.json`;
  return card(
    { title: translate('web.verify.by-hand') },
    html`<noscript><p>${translate('web.verify.no-script')}</p></noscript>
<p>${how} <a href="${documentOf(site, answer)}" download="${file}">${translate('web.verify.document')}</a></p>
<pre><code>npx escala rate ${file}
npx escala explain ${file} --player ${row.id}</code></pre>
<p class="small quiet">${editionWords(site, list)}. ${translate('web.list.hash')} <span class="hash">${list.hash}</span></p>`,
  );
}
