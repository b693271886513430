import { grantTitle, revokeNorm } from '@escala/office/acts';
import { normsOfPlayer, showPlayer } from '@escala/office/questions';
import { actForm } from '../../components/act-form.ts';
import { needsScript } from '../../components/form-fields.ts';
import { time } from '../../components/format.ts';
import { reasonList } from '../../components/reasons.ts';
import { type DeskSite, defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import { href } from '../../kit/site.ts';
import { deskPlayerPath, folded } from '../registry/registry-frame.ts';
import { grantForm } from './due-titles.ts';
import { articlesSaid, eventPath, normedTitle, type PlayerNorms, TITLES } from './titles-frame.ts';

type Norm = PlayerNorms['norms'][number];

/** The norms of one player: which count, which have expired, and what is missing for the title. */
export const titlesPlayer = defineDeskPage({
  path: '/desk/titles/players/:player',
  needs: TITLES,
  view: async (ask, { params }, site) => {
    const { translate } = site;
    const player = await ask(showPlayer, { player: params.player });
    const shown = await ask(normsOfPlayer, { player: params.player });
    const { norms, held, needed, nextLoss, title, reasons } = shown;
    const { name: ofNorms = '' } = normedTitle(site) ?? {};
    const hasTitle = player.titles?.some((each) => each.title === ofNorms) ?? false;
    return {
      title: translate('web.desk-titles.norms-of', { name: player.name }),
      crumbs: [
        [translate('web.desk-titles.title'), '/desk/titles'],
        [player.name, deskPlayerPath(player.player)],
      ],
      scripts: ['act-forms.ts'],
      main: html`${needsScript(translate)}
<p>${hasTitle ? translate('web.desk-titles.holds', { title: ofNorms }) : translate('web.player.norms-held', { held, needed })} ${articlesSaid(site, 'needed', 'kept')}</p>
${nextLoss !== null && html`<p>${translate('web.desk-titles.next-loss', { season: nextLoss })}</p>`}
${norms.length === 0 ? html`<p>${translate('web.desk-titles.no-norms')}</p>` : html`<ul class="cards">${norms.map((norm) => card(site, norm))}</ul>`}
${way(site, shown)}
${!hasTitle && html`<h2>${translate('web.desk-titles.for-the-title')}</h2>${reasonList(site, reasons)}${title && grantForm(site, { player: player.player, version: player.version, name: player.name, title: ofNorms })}${!title && folded(translate('web.desk-titles.by-international-norm'), byInternationalNorm(site, player))}`}`,
    };
  },
});

/** MC títol 2: the office keeps no norms of FIDE's; who grants the title tells what proves it (D-OFF-472). */
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
    done: translate('web.desk-titles.granted-international'),
  });
}

function card(site: DeskSite, norm: Norm): Html {
  const { translate } = site;
  const { source, season, state, judgedOn, reasons, revoked, usedOn, eventName } = norm;
  const where =
    source.kind === 'event'
      ? html`<a href="${href(site, eventPath(source.event))}">${eventName ?? source.event}</a>`
      : html`<a href="${href(site, `/lists/${source.series}/${source.date}`)}">${time(site, source.date)}</a>`;
  return html`<li class="card inside"><h2>${where}</h2>
<p><span class="badge">${translate(`web.player.norm-${state}`)}</span> ${translate('web.player.season')} ${season}</p>
<p class="quiet small">${translate('web.desk-titles.judged-on')} ${time(site, judgedOn)}${usedOn && html` · ${translate('web.player.norm-used')} ${time(site, usedOn)}`}${revoked && html` · ${revoked.reason}`}</p>
${folded(translate('web.desk-titles.reasons'), reasonList(site, reasons))}
${revoked === undefined && folded(translate('web.submit.norm.revoke'), revoke(site, norm))}</li>\n`;
}

function revoke(site: DeskSite, { norm, version }: Norm): Html {
  return actForm(site, revokeNorm, {
    id: `revoke-${norm.replace(/\W/g, '-')}`,
    fixed: { norm, version },
    tone: 'quiet',
  });
}

/** How norms came and went, season by season, with the article of each step. */
function way(site: DeskSite, { steps, norms }: PlayerNorms): Html {
  const { translate } = site;
  if (steps.length === 0) return html``;
  const names = new Map(norms.map(({ source, eventName }) => [source.kind === 'event' ? source.event : '', eventName]));
  return html`<h2>${translate('web.desk-titles.way')}</h2>
<ol>${steps.map(
    ({ quantity, values, articles }) =>
      html`<li>${translate(`working.${quantity}`, { ...values, event: names.get(String(values.event)) ?? values.event ?? '' })} <span class="cite">[${articles.join(', ')}]</span></li>\n`,
  )}</ol>`;
}
