import type { Finding, Reason } from '@escala/core';
import { findingMessage, type SentenceBlock, stepSentences } from '@escala/messages';
import { type Html, html } from '../kit/html.ts';
import type { Site } from '../kit/site.ts';
import { engineWords } from './engine-words.ts';
import { type NameOf, namedValues } from './named-values.ts';

/** What was let pass is neither met nor in the way: no tick and no cross. */
export const MARKS = { yes: '✓', no: '✗', unknown: '?', waived: '§' } as const;

/** Conditions one under the other: met, not met, not told, waived; each with its article, and where `who` names players, with who is meant. */
export function reasonList(
  site: Site,
  reasons: readonly Reason[],
  {
    nameOf = () => undefined,
    who,
  }: { readonly nameOf?: NameOf | undefined; readonly who?: (player: string) => string } = {},
): Html {
  const named = reasons.map((reason) => ({ ...reason, values: namedValues(reason.values, nameOf) }));
  return html`<ul class="reasons">${stepSentences(named, site).map((each) => condition(site, each, who))}</ul>`;
}

function condition(
  site: Site,
  { text, articles, holds = 'unknown', waived: isWaived, player }: SentenceBlock,
  who?: (player: string) => string,
): Html {
  const { translate } = site;
  return html`<li class="${isWaived ? 'waived' : `holds-${holds}`}"><span class="mark" role="img" aria-label="${translate(isWaived ? 'web.verdict.waived' : `web.verdict.holds-${holds}`)}">${MARKS[isWaived ? 'waived' : holds]}</span>
<span>${player !== undefined && who && html`<strong>${who(player)}:</strong> `}${engineWords(site, text)} <span class="cite">${articles.join(', ')}</span>${isWaived && html` <em>${translate('web.verdict.waived')}</em>`}</span></li>\n`;
}

export function findingItems(site: Site, findings: readonly Finding[]): Html {
  return html`<ul class="reasons">${findings.map(
    (
      finding,
    ) => html`<li class="holds-${finding.severity === 'error' ? 'no' : 'unknown'}"><span class="mark" aria-hidden="true">${finding.severity === 'error' ? '✗' : '!'}</span>
<span>${engineWords(site, findingMessage(finding, site))} <span class="cite">${finding.article}</span></span></li>\n`,
  )}</ul>`;
}
