import { mayTry } from '@escala/office';
import { enterNormElsewhere, enterTitleByPlace, revokeNormElsewhere, revokeTitleByPlace } from '@escala/office/acts';
import type { AnswerOf, showPlayer, titleApplications } from '@escala/office/questions';
import { actForm } from '../../components/act-form.ts';
import { ownTitles } from '../../components/competition-book.ts';
import { emptyState } from '../../components/ui/card.ts';
import type { DeskSite } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import { applicationCards } from '../../pages/players/player-applications.ts';
import { deskPlayerPath } from '../registry/registry-frame.ts';

type Player = AnswerOf<typeof showPlayer>;
type Applications = AnswerOf<typeof titleApplications>;

/**
 * A player's applications with norms by performance; norms made
 * elsewhere (D-FT-13) and titles by place (D-FT-6) are entered here.
 */
export function performancePlayer(site: DeskSite, player: Player, shown: Applications) {
  const { translate } = site;
  const cards = applicationCards(site, shown, {
    norm: ({ norm, version }) => actForm(site, revokeNormElsewhere, { ...away(norm), fixed: { norm, version } }),
    title: ({ id, version }) => actForm(site, revokeTitleByPlace, { ...away(id), fixed: { title: id, version } }),
  });
  return {
    title: translate('web.desk-titles.norms-of', { name: player.name }),
    crumbs: [
      [translate('web.desk-titles.title'), '/desk/titles'],
      [player.name, deskPlayerPath(player.player)],
    ] as const,
    actions: mayTry(site.viewer, 'norm.enter-elsewhere') && html`${enter(site, player)}${enterPlace(site, player)}`,
    main: html`<div class="stack">${
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
${f('name', { label: translate('web.word.event') })}${f('place')}${f('federation', { label: translate('web.desk-titles.elsewhere-federation') })}
${f('start', { max: today })}${f('end', { max: today })}
${f('rounds')}${f('games')}${f('score')}${f('average')}${f('federations')}${f('own')}${f('sameFederation')}${f('titled')}${f('required')}
${f('exemption')}${f('as9')}${f('singleRoundDays')}${f('qualifying')}`,
  });
}

function enterPlace(site: DeskSite, { player, sex }: Player): Html {
  const { translate, today } = site;
  const titles = ownTitles(site)?.performance?.placeTitles ?? [];
  return actForm(site, enterTitleByPlace, {
    id: 'by-place',
    popup: {},
    fixed: { player },
    reason: 'optional',
    fields: (f) => html`<p>${translate('web.desk-titles.by-place-said')}</p>
${f.choice(
  'title',
  titles.filter((title) => sex === 'f' || !title.startsWith('W')).map((title) => [title, title]),
)}
${f('name', { label: translate('web.word.event') })}${f('placeTaken')}${f('article')}${f('end', { max: today })}${f('players')}${f('rounds')}${f('olympiad')}`,
  });
}

/** A small button to remove a mistaken entry. */
const away = (record: string) =>
  ({ id: `away-${record.replace(/\W/g, '-')}`, popup: { kind: 'plain small' }, tone: 'danger' }) as const;
