import { mayTry } from '@escala/office';
import { enterNormElsewhere, revokeNormElsewhere } from '@escala/office/acts';
import type { showPlayer, titleApplications } from '@escala/office/questions';
import { actForm } from '../../components/act-form.ts';
import { ownTitles } from '../../components/competition-book.ts';
import { needsScript } from '../../components/form-fields.ts';
import { emptyState } from '../../components/ui/empty-state.ts';
import type { DeskSite } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import { applicationCards } from '../../pages/players/player-applications.ts';
import { deskPlayerPath } from '../registry/registry-frame.ts';

type Player = Awaited<ReturnType<(typeof showPlayer)['ask']>>;
type Applications = Awaited<ReturnType<(typeof titleApplications)['ask']>>;

/** A player's applications by norms of performance, and norms made elsewhere entered by their certificates (D-FT-13). */
export function performancePlayer(site: DeskSite, player: Player, shown: Applications) {
  const { translate } = site;
  const cards = applicationCards(site, shown, (norm) => revoke(site, norm));
  return {
    title: translate('web.desk-titles.norms-of', { name: player.name }),
    crumbs: [
      [translate('web.desk-titles.title'), '/desk/titles'],
      [player.name, deskPlayerPath(player.player)],
    ] as const,
    actions: mayTry(site.viewer, 'norm.enter-elsewhere') && enter(site, player),
    scripts: ['act-forms.ts'],
    main: html`${needsScript(translate)}<div class="stack">${
      cards.length === 0 ? emptyState({ title: translate('web.desk-titles.no-norms') }) : cards
    }</div>`,
  };
}

function enter(site: DeskSite, { player, sex }: Player): Html {
  const { translate, today } = site;
  const titles = ownTitles(site)?.performance?.titles ?? [];
  return actForm(site, enterNormElsewhere, {
    id: 'elsewhere',
    popup: {},
    fixed: { player },
    reason: 'optional',
    fields: (f) => html`<p>${translate('web.desk-titles.elsewhere-said')}</p>
${f.choice(
  'norm',
  titles.filter((title) => sex === 'f' || !title.startsWith('W')).map((title) => [title, title]),
)}
${f('name', { label: translate('web.events.name') })}${f('place')}${f('federation', { label: translate('web.desk-titles.elsewhere-federation') })}
${f('start', { max: today })}${f('end', { max: today })}
${f('games')}${f('score')}${f('average')}${f('federations')}${f('own')}
${f('exemption')}${f('as9')}${f('singleRoundDays')}${f('qualifying')}`,
  });
}

const revoke = (site: DeskSite, { norm, version }: { readonly norm: string; readonly version: number }): Html =>
  actForm(site, revokeNormElsewhere, {
    id: `away-${norm.replace(/\W/g, '-')}`,
    popup: { kind: 'plain small' },
    fixed: { norm, version },
    tone: 'danger',
  });
