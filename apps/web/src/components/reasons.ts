import type { Finding, Holds, Reason } from '@escala/core';
import { findingMessage } from '@escala/messages';
import { type Html, html } from '../kit/html.ts';
import type { Site } from '../kit/site.ts';
import { engineWords } from './engine-words.ts';
import { type NameOf, namedValues } from './named-values.ts';

const MARKS: Readonly<Record<Holds, string>> = { yes: '✓', no: '✗', unknown: '?' };

/** What was let pass is neither met nor in the way: no tick and no cross. */
export const WAIVED_MARK = '§';

/** Conditions one under the other: met, not met, not told, waived; each with its article. */
export function reasonList(site: Site, reasons: readonly Reason[], nameOf: NameOf = () => undefined): Html {
  const { translate } = site;
  return html`<ul class="reasons">${reasons.map(
    ({
      code,
      values,
      holds,
      article,
      waived,
    }) => html`<li class="${waived ? 'waived' : `holds-${holds}`}"><span class="mark" role="img" aria-label="${translate(waived ? 'web.verdict.waived' : `web.verdict.holds-${holds}`)}">${waived ? WAIVED_MARK : MARKS[holds]}</span>
<span>${engineWords(site, translate(`finding.${code}`, namedValues(values, nameOf)))} <span class="cite">[${article}]</span>${waived && html` <em>${translate('web.verdict.waived')}</em>`}</span></li>\n`,
  )}</ul>`;
}

export function findingItems(site: Site, findings: readonly Finding[]): Html {
  return html`<ul class="reasons">${findings.map(
    (
      finding,
    ) => html`<li class="holds-${finding.severity === 'error' ? 'no' : 'unknown'}"><span class="mark" aria-hidden="true">${finding.severity === 'error' ? '✗' : '!'}</span>
<span>${engineWords(site, findingMessage(finding, site))} <span class="cite">[${finding.article}]</span></span></li>\n`,
  )}</ul>`;
}
