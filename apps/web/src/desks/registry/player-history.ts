import type { recordHistory } from '@escala/office/questions';
import { shortTime } from '../../components/format.ts';
import type { DeskSite } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import { href, withQuery } from '../../kit/site.ts';
import { actName, fieldName } from '../log/named.ts';
import { shownValue } from '../log/shown-value.ts';

type History = Awaited<ReturnType<(typeof recordHistory)['ask']>>;

/** Who changed what, when and why; the newest first. */
export function playerHistory(site: DeskSite, { kind, id, changes }: History): Html {
  const { translate } = site;
  return html`<h2>${translate('web.desk-registry.history')}</h2>
<ol class="history">${changes.map(
    ({ seq, kind: act, at, reason, changed }) =>
      html`<li><details><summary><strong>${actName(site, act)}</strong> <span class="quiet small">${shortTime(site, at.slice(0, 10))}</span>${reason && html` – ${reason}`}</summary>
<dl class="facts small">${changed.map(
        ({ path, before, after }) =>
          html`<dt>${fieldName(site, path)}</dt><dd>${before !== null && html`<del>${shownValue(site, before, { kind: 'player', path })}</del> `}${shownValue(site, after, { kind: 'player', path })}</dd>\n`,
      )}</dl><p class="small"><a href="${href(site, `/desk/record/${seq}`)}">${translate('web.desk-registry.entry', { seq })}</a></p></details></li>\n`,
  )}</ol>
<p><a href="${href(site, withQuery('/desk/record', { about: kind, id }))}">${translate('web.desk-registry.whole-history')}</a></p>`;
}
