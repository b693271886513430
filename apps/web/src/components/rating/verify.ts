import type { RuleBook } from '@escala/regulations';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { card } from '../ui/card.ts';

interface Verified {
  readonly kind: RuleBook['kind'];
  /** Where everything the line depends on is fetched. */
  readonly address: string;
  /** The printed line. */
  readonly row: object;
  readonly regulation: string;
}

/** A button that recomputes the number, with the module `verify.ts`. */
export function verifyButton({ translate }: Site, { kind, address, row, regulation }: Verified): Html {
  return html`<div class="verify no-print" data-verify="${address}" data-kind="${kind}" data-row="${JSON.stringify(row)}" data-regulation="${regulation}" hidden>
<button type="button" class="main">${translate('web.front.verify-all')}</button>
<p class="quiet small">${translate('web.front.by-your-browser')}</p>
<p role="status" class="computed"></p>
</div>`;
}

interface ByHand {
  readonly how: string;
  readonly address: string;
  readonly file: string;
  readonly player: string;
  readonly hash: string;
}

/** The same with `escala rate`, from one document, on any machine. */
export function verifyByHand({ translate }: Site, { how, address, file, player, hash }: ByHand): Html {
  return card(
    { title: translate('web.verify.by-hand') },
    html`<noscript><p>${translate('web.verify.no-script')}</p></noscript>
<p>${how} <a href="${address}" download="${file}">${translate('web.verify.document')}</a></p>
<pre><code>npx escala rate ${file}
npx escala explain ${file} --player ${player}</code></pre>
<p class="small quiet">${translate('web.list.hash')} <span class="hash">${hash}</span></p>`,
  );
}
