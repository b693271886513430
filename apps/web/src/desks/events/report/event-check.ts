import { bookOfCode, type Finding } from '@escala/core';
import { refusalText } from '@escala/messages';
import { type AnswerOf, precheckEvent } from '@escala/office/questions';
import { competitionBookOf } from '@escala/regulations';
import { articleLink } from '../../../components/articles.ts';
import { time } from '../../../components/format.ts';
import { datesInWords } from '../../../components/reasons/engine-words.ts';
import { findingList } from '../../../components/reasons/findings.ts';
import { markedList } from '../../../components/reasons/marked-list.ts';
import { type Html, html } from '../../../kit/html.ts';
import type { Ask } from '../../../kit/page.ts';
import { href, type Site } from '../../../kit/site.ts';
import type { PartialFacts } from '../event-form-terms.ts';

interface Checked {
  readonly facts: PartialFacts;
  /** An event on record: checked with its entries. */
  readonly event?: string | undefined;
}

type Terms = AnswerOf<typeof precheckEvent>['terms'];

/** Conditions that depend on players, rounds and the report, not on the form. */
const isForLater = ({ code }: Pick<Finding, 'code'>): boolean =>
  competitionBookOf(bookOfCode(code))?.homologation?.metLater.includes(code) === true;

/** Where `browser/modules/events/event-form.ts` shows findings on what is typed. */
export async function checkFrame(ask: Ask, site: Site, checked: Checked): Promise<Html> {
  return html`<section class="card inside smaller event-check" aria-labelledby="check-title"><h2 id="check-title">${site.translate('web.word.regulations')}</h2>
<div data-check="${href(site, '/desk/events/check')}"${checked.event && html` data-event="${checked.event}"`}>${await check(ask, site, checked)}</div></section>`;
}

/** Contradictions, deadlines, and objections to homologation, by article. */
export async function check(ask: Ask, site: Site, { facts, event }: Checked): Promise<Html> {
  const { translate, language } = site;
  const { missing, faults, terms, findings } = await ask(precheckEvent, { facts, ...(event && { event }) });
  if (missing.length > 0)
    return html`<p role="status">${translate('web.desk-events.check-missing', {
      fields: missing.map((field) => translate(`web.desk-events.missing-${field}`)).join(', '),
    })}</p>`;
  const now = event === undefined ? findings.filter((finding) => !isForLater(finding)) : findings;
  const later = findings.filter((finding) => !now.includes(finding));
  const against = now.filter(({ severity }) => severity === 'error');
  const remarks = now.filter(({ severity }) => severity === 'warning');
  const told = { facts, nameOf: () => undefined };
  return html`<p role="status"><strong>${translate('web.desk-events.check-said', { errors: against.length + faults.length })}</strong></p>
${faults.length > 0 && html`<p>${translate('web.desk-events.check-faults')}</p>${markedList(faults.map((fault) => ({ mark: 'no', words: datesInWords(site, refusalText(fault, language) ?? fault.code) })))}`}
${termList(site, terms)}
${event === undefined && faults.length === 0 && against.length > 0 && html`<p>${translate('web.desk-events.check-all-the-same')}</p>`}
${findingList(site, against, told)}
${remarks.length > 0 && html`<h3>${translate('web.word.remarks')}</h3>${findingList(site, remarks, told)}`}
${later.length > 0 && html`<details><summary>${translate('web.desk-events.check-later', { conditions: later.length })}</summary>${findingList(site, later, told)}</details>`}`;
}

/**
 * Whether the event is registered in time, or the deadline for it.
 * Being late is a warning, as in the report: it can be permitted.
 */
export function termList(site: Site, terms: Terms): Html {
  if (terms.length === 0) return html``;
  const { translate } = site;
  return markedList(
    terms.map(({ regulation, article, due, verdict }) => ({
      mark: verdict === 'in-time' ? 'yes' : 'warning',
      words: html`${translate(`web.desk-events.term-${verdict}`)} ${time(site, due)}
<span class="cite">${regulation} ${articleLink(site, regulation, article)}</span>`,
    })),
  );
}
