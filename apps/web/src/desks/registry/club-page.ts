import { CLUB_FIELDS, fieldsWhere } from '@escala/office';
import { amendClub, clubLeaves } from '@escala/office/acts';
import { showClub, showFederation } from '@escala/office/questions';
import { actForm } from '../../components/act-form.ts';
import { needsScript } from '../../components/form-fields.ts';
import { time } from '../../components/format.ts';
import { type DeskSite, defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import { href, withQuery } from '../../kit/site.ts';
import { fieldFacts } from '../log/field-facts.ts';
import { clubFields } from './club-fields.ts';
import { folded, OFFICE, registryParts } from './registry-frame.ts';

type Club = Awaited<ReturnType<(typeof showClub)['ask']>>;

const FACTS = fieldsWhere(CLUB_FIELDS, 'page', 'public');

/** One club: its facts, its licences by season, and leaving. */
export const clubPage = defineDeskPage({
  path: '/desk/registry/clubs/:club',
  needs: OFFICE,
  view: async (ask, { params }, site) => {
    const { translate } = site;
    const shown = await ask(showClub, { club: params.club });
    const { delegations } = await ask(showFederation, {});
    const { club, version, name, delegation, leftOn, licences } = shown;
    const delegationName = delegations.find((each) => each.delegation === delegation)?.name ?? delegation;
    const amend = actForm(site, amendClub, {
      id: 'amend',
      fixed: { club, version },
      reason: 'optional',
      fields: (f) => clubFields(site, f, shown, delegations),
    });
    return {
      title: name,
      above: registryParts(site, 'clubs'),
      scripts: ['act-forms.ts'],
      main: html`${needsScript(translate)}
${leftOn && html`<p class="notice">${translate('web.desk-registry.club-left')} ${time(site, leftOn)}</p>`}
<dl class="facts"><dt>${translate('web.player.number')}</dt><dd>${club}</dd>
${fieldFacts(site, 'club', shown, FACTS, html`<span class="quiet">${translate('web.desk-registry.not-known')}</span>`)}
<dt>${translate('web.clubs.delegation')}</dt><dd>${delegationName ?? html`<span class="quiet">${translate('web.desk-registry.none')}</span>`}</dd></dl>
<p class="actions"><a class="button" href="${href(site, `/clubs/${encodeURIComponent(club)}`)}">${translate('web.desk-registry.public-page')}</a></p>
<h2>${translate('web.desk-registry.licences')}</h2>
${bySeason(site, club, licences)}
<h2>${translate('web.desk-registry.change')}</h2>
${folded(translate('web.desk-registry.correct-facts'), amend)}
${leftOn === undefined ? folded(translate('web.submit.club.leave'), leave(site, shown)) : folded(translate('web.desk-registry.come-back'), comeBack(site, shown), true)}`,
    };
  },
});

function bySeason(site: DeskSite, club: string, licences: Club['licences']): Html {
  const { translate } = site;
  const seasons = Object.entries(licences).reverse();
  if (seasons.length === 0) return html`<p>${translate('web.club.none')}</p>`;
  return html`<ul>${seasons.map(
    ([season, count]) =>
      html`<li><a href="${href(site, withQuery(`/clubs/${encodeURIComponent(club)}`, { season }))}">${season}</a>: ${translate('web.desk-registry.licences-count', { count })}</li>\n`,
  )}</ul>`;
}

function leave(site: DeskSite, { club, version, name }: Club): Html {
  const { translate, today } = site;
  return actForm(site, clubLeaves, {
    id: 'leave',
    fixed: { club, version },
    confirm: translate('web.desk-registry.leave-sure', { name }),
    tone: 'quiet',
    fields: (f) => html`<p>${translate('web.desk-registry.leave-said')}</p>${f('on', { value: today })}`,
  });
}

function comeBack(site: DeskSite, { club, version, town, delegation }: Club): Html {
  const { translate } = site;
  return actForm(site, amendClub, {
    id: 'back',
    fixed: { club, version, leftOn: null, town: town ?? null, delegation: delegation ?? null },
    reason: 'optional',
    submit: translate('web.desk-registry.come-back'),
    done: translate('web.desk-registry.came-back'),
  });
}
