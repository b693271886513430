import type { KeyAfter } from '@escala/core';
import { mayTry } from '@escala/office';
import type { DeskSite } from '../../../kit/desk-page.ts';
import { type Html, html } from '../../../kit/html.ts';
import { reserveFacts } from './reserve-facts.ts';
import { type BoardPlace, liftForm, type MarkTerms, markForm, resumptionForm, rulingForm } from './reserve-forms.ts';

/** A board under reserve: what is in doubt, taking it back, the ruling (Sub-condicione 6.1). */
export function boardReserve(site: DeskSite, place: BoardPlace, { timeZone, isOpen }: MarkTerms): Html {
  const { translate, viewer } = site;
  const { reservation } = place.board;
  const isRuled = reservation?.ruling !== undefined;
  const isSuspended = !isRuled && reservation?.suspended !== undefined && place.board.result === undefined;
  const state = isRuled ? 'ruled-stays' : isSuspended ? 'waits-suspended' : 'waits';
  return html`<section><h2>${translate('web.desk-reserve.facts')}</h2>
<p class="notice">${translate(`web.desk-reserve.${state}`)}</p>
${reservation && reserveFacts(site, reservation, timeZone)}
${isSuspended && isOpen && resumptionForm(site, place)}
${mayTry(viewer, 'result.rule') && more(site, 'rule', rulingForm(site, place))}
${!isRuled && more(site, 'lift', liftForm(site, place))}</section>`;
}

/** The way to play on under reserve, for a board that is not. */
export function markReserve(site: DeskSite, place: BoardPlace, terms: MarkTerms): Html {
  return html`<section><h2>${site.translate('web.reserve.title')}</h2>${more(site, 'mark', markForm(site, place, terms))}</section>`;
}

const more = ({ translate }: DeskSite, name: KeyAfter<'web.desk-reserve.'>, form: Html): Html =>
  html`<details class="more"><summary>${translate(`web.desk-reserve.${name}`)}</summary>${form}</details>`;
