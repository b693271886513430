import type { Reason } from '@escala/core';
import { refusalText } from '@escala/messages';
import { markedList } from '../../../components/reasons/marked-list.ts';
import { reasonList } from '../../../components/reasons/reasons.ts';
import { type Html, html } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';

export interface Judged {
  readonly verdict: 'yes' | 'no' | 'unknown';
  readonly reasons: readonly Reason[];
  readonly faults?: readonly {
    readonly code: string;
    readonly values: Readonly<Record<string, string | number>>;
  }[];
  readonly warnings?: readonly Html[];
}

interface JudgedWords {
  readonly yes: string;
  readonly no: string;
}

/**
 * The office's verdict before sending: objections first, each with its article, then everything that was checked. The
 * page's module replaces it during editing.
 */
export function judgedBox(site: Site, judged: Judged, names: ReadonlyMap<string, string>, words: JudgedWords): Html {
  const { translate, language } = site;
  const { verdict, reasons, faults = [], warnings = [] } = judged;
  const against = reasons.filter(({ holds }) => holds === 'no');
  const who = (player: string): string => names.get(player) ?? player;
  const count = against.length + faults.length;
  return html`<div class="judged ${verdict === 'no' ? 'against' : 'in-order'}" data-judged><div role="status">
<p><strong><span aria-hidden="true">${verdict === 'no' ? '✗' : '✓'}</span> ${verdict === 'no' ? words.no : words.yes}</strong></p>
${
  count > 0 &&
  html`${
    faults.length > 0 &&
    markedList(faults.map((fault) => ({ mark: 'no', words: refusalText(fault, language) ?? fault.code })))
  }${against.length > 0 && reasonList(site, against, { who })}`
}
${warnings.length > 0 && markedList(warnings.map((words) => ({ mark: 'warning', words })))}</div>
${
  reasons.length > against.length &&
  html`<details><summary>${translate('web.desk-teams.looked-at', { count: reasons.length })}</summary>
${reasonList(site, reasons, { who })}</details>`
}</div>`;
}
