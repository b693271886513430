import { articleLink } from '../../../components/articles.ts';
import { type Html, html } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';
import type { PlacesOrder } from './event-places.ts';

/** How the ticks of those who are qualified begin. */
export const QUALIFIED = 'qualified-';

type Line = PlacesOrder['lines'][number];

/** Everybody who asks for a place, in order, and what put each behind the one before. */
export function placesTable(site: Site, { lines, names }: PlacesOrder): Html {
  const { translate } = site;
  if (lines.length === 0) return html`<p>${translate('web.entries.nobody')}</p>`;
  const heading = (name: string, of = ''): Html =>
    html`<th scope="col"${of && html` class="${of}"`}>${translate(`web.desk-places.${name}`)}</th>`;
  return html`<div class="scroll"><table class="places">
<caption>${translate('web.desk-places.caption')}</caption>
<thead><tr>${heading('order', 'number')}<th scope="col">${translate('web.list.name')}</th><th scope="col" class="number">${translate('web.round.rating')}</th>
${heading('sanction')}${heading('last-place', 'number')}${heading('qualified')}${heading('has')}</tr></thead>
<tbody>${lines.map((line) => row(site, line, names))}</tbody></table></div>`;
}

function row(site: Site, line: Line, names: PlacesOrder['names']): Html {
  const { translate } = site;
  const { player, order, rating, sanctioned, title, lastPlace, qualified, has } = line;
  const name = names[player] ?? player;
  return html`<tr><td class="number">${order ?? '–'}</td><th scope="row">${title && html`<span class="quiet">${title}</span> `}${name}${reason(site, line, names)}</th>
<td class="number">${rating ?? '–'}</td><td>${translate(sanctioned ? 'web.desk-places.sanctioned' : 'web.desk-places.never-sanctioned')}</td>
<td class="number">${lastPlace ?? '–'}</td>
<td><input type="checkbox" name="${QUALIFIED}${player}" value="1" aria-label="${translate('web.desk-places.qualified')}: ${name}"${qualified && html` checked`}></td>
<td>${translate(has ? 'web.desk-places.has-place' : 'web.desk-places.no-place')}</td></tr>\n`;
}

function reason(site: Site, { step }: Line, names: PlacesOrder['names']): Html {
  if (step === undefined) return html``;
  const named = Object.fromEntries(
    Object.entries(step.values).map(([key, value]) => [key, names[String(value)] ?? value]),
  );
  const cites = step.articles.map((article, i) => html`${i > 0 && ', '}${articleLink(site, 'fce-1990', article)}`);
  return html`<br><span class="small">${site.translate(`working.${step.quantity}`, named)} <span class="cite">[${cites}]</span></span>`;
}
