import { grantTitle, revokeNorm } from '@escala/office/acts';
import { type AnswerOf, normsOfPlayer, showPlayer, titleApplications } from '@escala/office/questions';
import { actForm } from '../../components/act-form.ts';
import { ownTitles } from '../../components/competition-book.ts';
import { shortTime, time } from '../../components/format.ts';
import { reasonList } from '../../components/reasons/reasons.ts';
import { table } from '../../components/table.ts';
import { badge } from '../../components/ui/badge.ts';
import { card, emptyState } from '../../components/ui/card.ts';
import { popup } from '../../components/ui/popup.ts';
import { type DeskSite, defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import { href } from '../../kit/site.ts';
import { deskPlayerPath } from '../registry/registry-frame.ts';
import { grantForm } from './due-titles.ts';
import { performancePlayer } from './performance-player.ts';
import { articlesSaid, eventPath, normedTitle, type PlayerNorms, TITLES } from './titles-frame.ts';

type Norm = PlayerNorms['norms'][number];

/** One player's norms: which are valid, which have expired, and what is missing for the title. */
export const titlesPlayer = defineDeskPage({
  path: '/desk/titles/players/:player',
  needs: TITLES,
  view: async ({ ask, params, site, translate }) => {
    const player = await ask(showPlayer, { player: params.player });
    const shown = await ask(normsOfPlayer, { player: params.player });
    const { norms, held, needed, nextLoss } = shown;
    if (ownTitles(site)?.performance !== undefined)
      return performancePlayer(site, player, await ask(titleApplications, { player: player.player }));
    const { name: ofNorms = '' } = normedTitle(site) ?? {};
    const hasTitle = player.titles?.some((each) => each.title === ofNorms) ?? false;
    return {
      title: translate('web.desk-titles.norms-of', { name: player.name }),
      crumbs: [
        [translate('web.desk-titles.title'), '/desk/titles'],
        [player.name, deskPlayerPath(player.player)],
      ],
      facts: [
        hasTitle
          ? translate('web.desk-titles.holds', { title: ofNorms })
          : translate('web.player.norms-held', { held, needed }),
        nextLoss !== null && translate('web.desk-titles.next-loss', { season: nextLoss }),
        articlesSaid(site, 'needed', 'kept'),
      ],
      main: html`<div class="columns"><div class="larger stack">
${norms.length === 0 ? emptyState({ title: translate('web.desk-titles.no-norms') }) : normsTable(site, norms)}
${way(site, shown)}</div>
${!hasTitle && html`<div class="smaller stack">${forTitle(site, player, shown, ofNorms)}</div>`}</div>`,
    };
  },
});

type Player = AnswerOf<typeof showPlayer>;

/** What is missing for the title; where nothing is, the button. */
const forTitle = (site: DeskSite, player: Player, { reasons, title }: PlayerNorms, ofNorms: string): Html =>
  card(
    { title: site.translate('web.desk-titles.for-the-title') },
    html`${reasonList(site, reasons)}${
      title
        ? grantForm(site, { player: player.player, version: player.version, name: player.name, title: ofNorms })
        : popup(
            site,
            { id: 'international', opens: site.translate('web.desk-titles.by-international-norm') },
            byInternationalNorm(site, player),
          )
    }`,
  );

/** MC títol 2: the office stores no FIDE norms; whoever awards the title states the proof (D-OFF-472). */
function byInternationalNorm(
  site: DeskSite,
  { player, version }: { readonly player: string; readonly version: number },
): Html {
  const { translate } = site;
  return actForm(site, grantTitle, {
    reason: 'required',
    id: 'grant-by-international-norm',
    fixed: { player, version, internationalNorm: true },
    reasonLabel: translate('web.desk-titles.international-proof'),
    submit: translate('web.desk-titles.grant-international'),
    done: translate('web.done.title.award'),
  });
}

const normsTable = (site: DeskSite, norms: readonly Norm[]): Html =>
  table(site, norms, [
    ['web.player.season', ({ season }) => season, 'quiet'],
    [
      'web.word.event',
      ({ source, eventName, revoked }) =>
        html`${
          source.kind === 'event'
            ? html`<a href="${href(site, eventPath(source.event))}">${eventName ?? source.event}</a>`
            : html`<a href="${href(site, `/lists/${source.series}/${source.date}`)}">${time(site, source.date)}</a>`
        }${revoked && html` <span class="under">${revoked.reason}</span>`}`,
      'name',
    ],
    ['web.list.status', ({ state }) => badge(site.translate(`web.player.norm-${state}`))],
    [
      'web.desk-titles.judged-on',
      ({ judgedOn, usedOn }) =>
        html`${shortTime(site, judgedOn)}${usedOn && html` · ${site.translate('web.player.norm-used')} ${shortTime(site, usedOn)}`}`,
      'quiet wide',
    ],
    ['web.word.actions', (norm) => normActs(site, norm), 'unseen number'],
  ]);

function normActs(site: DeskSite, norm: Norm): Html {
  const { translate } = site;
  const id = norm.norm.replace(/\W/g, '-');
  return html`${popup(site, { id: `why-${id}`, opens: translate('web.desk-titles.reasons'), kind: 'small plain' }, reasonList(site, norm.reasons))}
${norm.revoked === undefined && popup(site, { id: `away-${id}`, opens: translate('web.submit.norm.revoke'), kind: 'small danger' }, revoke(site, norm))}`;
}

function revoke(site: DeskSite, { norm, version }: Norm): Html {
  return actForm(site, revokeNorm, {
    id: `revoke-${norm.replace(/\W/g, '-')}`,
    fixed: { norm, version },
    tone: 'danger',
  });
}

/** How norms came and went, season by season, with the article for each step. */
function way(site: DeskSite, { steps, norms }: PlayerNorms): Html {
  const { translate } = site;
  if (steps.length === 0) return html``;
  const names = new Map(norms.map(({ source, eventName }) => [source.kind === 'event' ? source.event : '', eventName]));
  return card(
    { title: translate('web.desk-titles.way') },
    reasonList(
      site,
      steps.map((step) => {
        const { event = '' } = step.values;
        return { ...step, values: { ...step.values, event: names.get(String(event)) ?? event } };
      }),
    ),
  );
}
