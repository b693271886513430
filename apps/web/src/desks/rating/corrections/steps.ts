import { textIfAny } from '@escala/messages';
import { type Html, html } from '../../../kit/html.ts';
import { href, type Site, withQuery } from '../../../kit/site.ts';
import { keptOf, type Query } from './change-of-query.ts';

/** The choices so far, each with a link to change it. */
export function steps(site: Site, path: string, query: Query, event: string): Html {
  const { translate } = site;
  const { event: id, ...claimed } = keptOf(query);
  return html`<dl class="facts chosen"><dt>${translate('web.word.event')}</dt><dd><strong>${event}</strong> <a href="${href(site, withQuery(path, claimed))}">${translate('web.desk-office.another-event')}</a></dd>
${query.kind && html`<dt>${translate('web.desk-office.what-is-wrong')}</dt><dd>${textIfAny(translate, `web.desk-office.kind-${query.kind}`)} <a href="${href(site, withQuery(path, { event: id, ...claimed }))}">${translate('web.desk-office.something-else')}</a></dd>`}</dl>`;
}

/** A form that leads to the preview: all choices are in the address. */
export function previewForm({ translate }: Site, fixed: Query, fields: Html): Html {
  return html`<form class="account" data-takes-time>${Object.entries(fixed).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}${fields}<button>${translate('web.desk-office.see-what-moves')}</button></form>`;
}
