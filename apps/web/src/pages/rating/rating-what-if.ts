import { dayFrom, type HeadToHeadInput, inForce, type Parameter } from '@escala/core';
import { headToHeadBooks } from '@escala/regulations';
import { type Column, rowTemplate, table } from '../../components/table.ts';
import { type Html, html, jsonInHtml } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';

/** Default time controls for an imagined event, as usual for each rhythm. */
const USUAL = {
  standard: { minutes: 90, increment: 30 },
  rapid: { minutes: 15, increment: 5 },
  blitz: { minutes: 3, increment: 2 },
} as const;
const ROWS = 3;
/** Nobody has ever had this much; regulations set no maximum. */
const HIGHEST = 3500;

/** The possible ratings, starting at the regulation's floor. */
function limitsOf({ regulation, listDate }: HeadToHeadInput): { readonly least: number; readonly most: number } {
  const { parameters } = headToHeadBooks[regulation as keyof typeof headToHeadBooks] ?? {};
  const floor = (parameters as Readonly<Record<string, Parameter<unknown>>> | undefined)?.floor;
  return { least: floor ? Number(inForce(floor, dayFrom(listDate))) : 1, most: HIGHEST };
}

/** The calculator. `what-if.ts` makes it work and computes with the rule book; nothing is sent anywhere. */
export function whatIfForm(site: Site, player: string, document: HeadToHeadInput): Html {
  const { translate } = site;
  const { minutes, increment } = USUAL[document.rhythm ?? 'standard'];
  const limits = limitsOf(document);
  const columns = columnsOf(site, limits);
  return html`<section id="what-if" class="card inside">
<h2>${translate('web.what-if.title')}</h2>
<noscript><p>${translate('web.what-if.no-script')}</p></noscript>
<form class="what-if" data-what-if="${player}" data-limits="${JSON.stringify(limits)}" hidden>
<p>${translate('web.what-if.how')}</p>
<div class="terms">
<label>${translate('web.what-if.minutes')}<input name="minutes" type="number" min="1" max="600" value="${minutes}"></label>
<label>${translate('web.word.seconds-per-move')}<input name="increment" type="number" min="0" max="600" value="${increment}"></label>
</div>
${table(site, Array.from({ length: ROWS }), columns, { body: html` data-games` })}
${rowTemplate(site, undefined, columns)}
<p><button type="button" data-add>${translate('web.word.add-game')}</button></p>
<p role="status" class="computed" data-sum>${translate('web.what-if.empty')}</p>
</form>
<script type="application/json" data-document>${jsonInHtml(document)}</script>
</section>`;
}

const columnsOf = ({ translate }: Site, { least, most }: ReturnType<typeof limitsOf>): readonly Column<unknown>[] => [
  ['web.word.round', () => html`<span data-round></span>`, 'number'],
  [
    'web.rating.their-rating',
    () =>
      html`<input type="number" name="rating" min="${least}" max="${most}" step="1" aria-label="${translate('web.rating.their-rating')}">`,
  ],
  [
    'web.word.result',
    () =>
      html`<select name="score" aria-label="${translate('web.word.result')}"><option value=""></option><option value="1">1</option><option value="0.5">½</option><option value="0">0</option></select>`,
  ],
  ['web.rating.expected', () => html`<span data-expected></span>`, 'number'],
  [html`K`, () => html`<span data-k></span>`, 'number wide'],
  ['web.list.change', () => html`<span data-change></span>`, 'number'],
  ['web.word.articles', () => html`<span data-articles></span>`, 'wide'],
  [
    'web.what-if.remove',
    () =>
      html`<button type="button" class="cite" data-remove aria-label="${translate('web.what-if.remove')}">×</button>`,
    'unseen',
  ],
];

/** Browsers do not unescape the text of a data block, so only the character that could end it is escaped. */
