import { registerClub } from '@escala/office/acts';
import { searchClubs, showFederation } from '@escala/office/questions';
import { actForm } from '../../components/act-form.ts';
import { table } from '../../components/table.ts';
import { badge } from '../../components/ui/badge.ts';
import { emptyState } from '../../components/ui/card.ts';
import { type DeskSite, defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import { href } from '../../kit/site.ts';
import { clubFields, type Delegations } from './club-fields.ts';
import { type Clubs, MOST_CLUBS } from './licence-choices.ts';
import { OFFICE } from './registry-frame.ts';

/** All clubs, including those that left, and a form for a new one. */
export const clubsPage = defineDeskPage({
  path: '/desk/registry/clubs',
  needs: OFFICE,
  view: async ({ ask, query, site, translate }) => {
    const text = (query.text ?? '').slice(0, 200);
    const { delegations } = await ask(showFederation, {});
    const { clubs } = await ask(searchClubs, { limit: MOST_CLUBS, left: true, ...(text.trim() && { text }) });
    return {
      title: translate('web.desk-registry.part-clubs'),
      actions: register(site, delegations),
      main: html`<form class="filters" role="search"><label>${translate('web.word.club')}<input type="search" name="text" value="${text}"></label><button>${translate('web.search')}</button></form>
${clubsTable(site, clubs, delegations)}
<p class="quiet small">${translate('web.desk-registry.clubs-said')}</p>`,
    };
  },
});

function register(site: DeskSite, delegations: Delegations): Html {
  const { translate } = site;
  return actForm(site, registerClub, {
    id: 'new-club',
    popup: { kind: 'main' },
    leadsTo: ({ club }) => `/desk/registry/clubs/${club}`,
    fields: (f) => html`${clubFields(site, f, {}, delegations)}
${f('club', { label: translate('web.word.number'), hint: translate('web.desk-registry.number-hint'), size: 12 })}`,
  });
}

function clubsTable(site: DeskSite, clubs: Clubs, delegations: Delegations): Html {
  const { translate, language } = site;
  if (clubs.length === 0) return emptyState({ title: translate('web.clubs.none') });
  const names = new Map(delegations.map(({ delegation, name }) => [delegation, name]));
  const sorted = clubs.toSorted((a, b) => a.name.localeCompare(b.name, language));
  return table(site, sorted, [
    [
      'web.word.club',
      ({ club, name, town, leftOn }) =>
        html`<a href="${href(site, `/desk/registry/clubs/${encodeURIComponent(club)}`)}">${name}</a> ${leftOn && badge(translate('web.clubs.left'))}<span class="under">${town}</span>`,
      'name',
    ],
    ['web.clubs.town', ({ town }) => town, 'wide'],
    ['web.word.delegation', ({ delegation }) => delegation && (names.get(delegation) ?? delegation)],
  ]);
}
