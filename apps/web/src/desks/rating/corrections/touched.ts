import type { KeyAfter } from '@escala/core';
import type { previewCorrection } from '@escala/office/questions';
import { playerLink } from '../../../components/player-link.ts';
import { type Html, html, NOTHING } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';

type Touched = Awaited<ReturnType<(typeof previewCorrection)['ask']>>['touched'];

/** Norms, titles and promotions that the event would give to others; what was used already is somebody's decision. */
export function touchedSection(site: Site, { norms, titles, promotions }: Touched): Html {
  const { translate } = site;
  if (norms.length + titles.length + promotions.length === 0)
    return html`<p class="quiet">${translate('web.desk-office.touched-none')}</p>`;
  const item = ({ player, name }: { player: string; name: string }, said: string, warn: string | false): Html =>
    html`<li>${playerLink(site, player, name)}: ${said}${warn !== false && html` <strong class="down">${warn}</strong>`}</li>\n`;
  const category = (name: KeyAfter<'cli.category.'> | null): string =>
    name === null ? translate('web.desk-office.no-promotion') : translate(`cli.category.${name}`);
  return html`<h3>${translate('web.desk-office.touched')}</h3><ul>
${norms.map((each) => item(each, translate(each.after ? 'web.desk-office.norm-gained' : 'web.desk-office.norm-lost'), each.used && translate('web.desk-office.norm-used')))}
${titles.map((each) => item(each, translate(each.after ? 'web.desk-office.title-gained' : 'web.desk-office.title-lost'), each.held && translate('web.desk-office.title-held')))}
${promotions.map((each) => item(each, translate('web.desk-office.promotion-moved', { before: category(each.before), after: category(each.after) }), each.applied && translate('web.desk-office.promotion-applied')))}
</ul>${norms.some(({ used }) => used) || titles.some(({ held }) => held) ? html`<p>${translate('web.desk-office.touched-said')}</p>` : NOTHING}`;
}
