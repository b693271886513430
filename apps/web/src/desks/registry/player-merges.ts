import { mayTry } from '@escala/office';
import { unmergePlayer } from '@escala/office/acts';
import { actForm } from '../../components/act-form.ts';
import { card } from '../../components/ui/card.ts';
import type { DeskSite } from '../../kit/desk-page.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import { href, withQuery } from '../../kit/site.ts';
import type { ShownPlayer } from './player-page.ts';
import { deskPlayerLink } from './registry-frame.ts';

/** Duplicates of the same person, and a form to merge one. */
export function playerMerges(site: DeskSite, { player }: ShownPlayer, duplicates: readonly ShownPlayer[]): Value {
  const { translate, viewer } = site;
  if (!mayTry(viewer, 'player.merge')) return undefined;
  return card(
    {
      title: translate('web.desk-registry.second-numbers'),
      footer: html`<a href="${href(site, withQuery('/desk/registry/duplicates', { kept: player }))}">${translate('web.desk-registry.find-duplicate')}</a>`,
      flush: duplicates.length > 0,
    },
    duplicates.length === 0
      ? html`<p class="quiet">${translate('web.desk-registry.no-second-numbers')}</p>`
      : html`<ul class="rows">${duplicates.map(
          (duplicate) =>
            html`<li>${deskPlayerLink(site, duplicate.player, duplicate.name)} <span class="quiet small">${duplicate.player}</span> ${unmergeForm(site, duplicate)}</li>\n`,
        )}</ul>`,
  );
}

export function unmergeForm(site: DeskSite, { player, name, version }: ShownPlayer): Html {
  const { translate } = site;
  return actForm(site, unmergePlayer, {
    popup: {
      opens: translate('web.desk-registry.unmerge-of', { id: player }),
      title: translate('web.desk-registry.unmerge-sure', { name, id: player }),
      kind: 'small',
    },
    id: `unmerge-${player}`,
    fixed: { duplicate: player, duplicateVersion: version },
    leadsTo: `/desk/registry/players/${encodeURIComponent(player)}`,
    tone: 'danger',
    fields: () => html`<p>${translate('web.desk-registry.unmerge-said')}</p>`,
  });
}
