import { CLUB_FIELDS, fieldsWhere } from '@escala/office';
import { amendClub, clubLeaves } from '@escala/office/acts';
import { type AnswerOf, showClub, showFederation } from '@escala/office/questions';
import { actForm } from '../../components/act-form.ts';
import { time } from '../../components/format.ts';
import { table } from '../../components/table.ts';
import { card, notice } from '../../components/ui/card.ts';
import { type DeskSite, defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import { href, withQuery } from '../../kit/site.ts';
import { fieldFacts } from '../log/field-facts.ts';
import { clubFields } from './club-fields.ts';
import { OFFICE } from './registry-frame.ts';

type Club = AnswerOf<typeof showClub>;

const FACTS = fieldsWhere(CLUB_FIELDS, 'page', 'public');

/** One club: its facts, its licences by season, and its leaving. */
export const clubPage = defineDeskPage({
  path: '/desk/registry/clubs/:club',
  needs: OFFICE,
  view: async ({ ask, params, site, translate }) => {
    const shown = await ask(showClub, { club: params.club });
    const { delegations } = await ask(showFederation, {});
    const { club, version, name, delegation, leftOn, licences } = shown;
    const delegationName = delegations.find((each) => each.delegation === delegation)?.name ?? delegation;
    const edit = actForm(site, amendClub, {
      popup: { opens: translate('web.word.edit-details'), kind: 'small' },
      id: 'amend',
      fixed: { club, version },
      reason: 'optional',
      fields: (f) => clubFields(site, f, shown, delegations),
    });
    return {
      title: name,
      crumbs: [[translate('web.desk-registry.part-clubs'), '/desk/registry/clubs']],
      actions: html`<a class="button" href="${href(site, `/clubs/${encodeURIComponent(club)}`)}">${translate('web.word.public-page')}</a>`,
      main: html`${leftOn && notice(html`${translate('web.desk-registry.club-left')} ${time(site, leftOn)} ${comeBack(site, shown)}`)}
<div class="columns">${card(
        {
          title: translate('web.word.details'),
          aside: edit,
          footer: leftOn === undefined && leave(site, shown),
          kind: 'half',
        },
        html`<dl class="facts"><dt>${translate('web.word.number')}</dt><dd>${club}</dd>
${fieldFacts(site, 'club', shown, FACTS, html`<span class="quiet">${translate('web.desk-registry.not-known')}</span>`)}
<dt>${translate('web.word.delegation')}</dt><dd>${delegationName ?? html`<span class="quiet">${translate('web.desk-registry.none')}</span>`}</dd></dl>`,
      )}
${bySeason(site, club, licences)}</div>`,
    };
  },
});

function bySeason(site: DeskSite, club: string, licences: Club['licences']): Html {
  const { translate } = site;
  const seasons = Object.entries(licences).reverse();
  return card(
    { title: translate('web.desk-registry.licences'), kind: 'half', flush: seasons.length > 0 },
    seasons.length === 0
      ? html`<p class="quiet">${translate('web.club.none')}</p>`
      : table(site, seasons, [
          [
            'web.player.season',
            ([season]) =>
              html`<a href="${href(site, withQuery(`/clubs/${encodeURIComponent(club)}`, { season }))}">${season}</a>`,
            'name',
          ],
          ['web.desk-registry.licences', ([, count]) => count, 'number'],
        ]),
  );
}

function leave(site: DeskSite, { club, version, name }: Club): Html {
  const { translate, today } = site;
  return actForm(site, clubLeaves, {
    popup: { title: translate('web.desk-registry.leave-sure', { name }), kind: 'plain small' },
    id: 'leave',
    fixed: { club, version },
    tone: 'danger',
    fields: (f) => html`<p>${translate('web.desk-registry.leave-said')}</p>${f('on', { value: today })}`,
  });
}

function comeBack(site: DeskSite, { club, version, town, delegation }: Club): Html {
  const { translate } = site;
  const submit = translate('web.desk-registry.come-back');
  return actForm(site, amendClub, {
    popup: { kind: 'small' },
    id: 'back',
    fixed: { club, version, leftOn: null, town: town ?? null, delegation: delegation ?? null },
    reason: 'optional',
    submit,
    done: translate('web.desk-registry.came-back'),
  });
}
