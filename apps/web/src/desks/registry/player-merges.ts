import { mayTry } from '@escala/office';
import { unmergePlayer } from '@escala/office/acts';
import { actForm } from '../../components/act-form.ts';
import type { DeskSite } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import { href, withQuery } from '../../kit/site.ts';
import type { ShownPlayer } from './player-page.ts';
import { deskPlayerLink, folded } from './registry-frame.ts';

/** Second numbers of the same person, and the way to say that somebody is one. */
export function playerMerges(site: DeskSite, { player }: ShownPlayer, duplicates: readonly ShownPlayer[]): Html {
  const { translate, viewer } = site;
  if (!mayTry(viewer, 'player.merge')) return html``;
  return html`<h2>${translate('web.desk-registry.second-numbers')}</h2>
${duplicates.length === 0 && html`<p>${translate('web.desk-registry.no-second-numbers')}</p>`}
<ul>${duplicates.map(
    (duplicate) =>
      html`<li>${deskPlayerLink(site, duplicate.player, duplicate.name)} <span class="quiet small">${duplicate.player}</span> ${unmergeForm(site, duplicate)}</li>\n`,
  )}</ul>
<p><a href="${href(site, withQuery('/desk/registry/duplicates', { kept: player }))}">${translate('web.desk-registry.find-duplicate')}</a></p>`;
}

export function unmergeForm(site: DeskSite, { player, name, version }: ShownPlayer): Html {
  const { translate } = site;
  const form = actForm(site, unmergePlayer, {
    id: `unmerge-${player}`,
    fixed: { duplicate: player, duplicateVersion: version },
    confirm: translate('web.desk-registry.unmerge-sure', { name, id: player }),
    leadsTo: `/desk/registry/players/${encodeURIComponent(player)}`,
    tone: 'quiet',
    fields: () => html`<p>${translate('web.desk-registry.unmerge-said')}</p>`,
  });
  return folded(translate('web.desk-registry.unmerge-of', { id: player }), form);
}
