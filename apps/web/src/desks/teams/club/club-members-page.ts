import { issueLicence, registerPlayer } from '@escala/office/acts';
import { type AnswerOf, clubMembers } from '@escala/office/questions';
import { actForm } from '../../../components/act-form.ts';
import { needsScript } from '../../../components/form-fields.ts';
import { playerLink } from '../../../components/player-link.ts';
import { table } from '../../../components/table.ts';
import { card, emptyState, notice } from '../../../components/ui/card.ts';
import { popup } from '../../../components/ui/popup.ts';
import { defineDeskPage } from '../../../kit/desk-page.ts';
import { type Html, html } from '../../../kit/html.ts';
import { href, type Site } from '../../../kit/site.ts';
import { type MemberRatings, ratingsOf } from '../../../pages/registry/club-ratings.ts';
import { type ClubDesk, clubDeskOf, clubFrame } from './club-frame.ts';

type Member = AnswerOf<typeof clubMembers>['members'][number];

const MOST = 500;

/** Who has a licence this season, who had one but has not renewed it, and how to get one. */
export const clubMembersPage = defineDeskPage({
  path: '/desk/club/:club/members',
  needs: ['delegate.matches'],
  view: async ({ ask, params: { club }, site, translate }) => {
    const desk = await clubDeskOf(ask, club, site.today);
    const { season } = desk;
    if (season === undefined)
      return {
        title: translate('web.desk-teams.part-members'),
        ...clubFrame(site, desk),
        main: notice(translate('web.desk-teams.no-season')),
      };
    const number = season.number;
    const { members, count } = await ask(clubMembers, { club, season: number, limit: MOST });
    const before = (await ask(clubMembers, { club, season: number - 1, limit: MOST })).members;
    const here = new Set(members.map(({ player }) => player));
    // A player who went to another club has the licence there.
    const gone = before.filter(({ player, club: newest }) => !here.has(player) && newest === club);
    const [ratings] = await ratingsOf(ask, desk.series, members, String(number));
    return {
      title: translate('web.desk-teams.members-title', { season: String(number) }),
      ...clubFrame(site, desk),
      scripts: ['club-licences.ts'],
      facts: [translate('web.desk-teams.members-about', { count })],
      actions: html`${popup(site, { id: 'new-licence', opens: translate('web.desk-teams.licence-title') }, html`<p>${translate('web.desk-teams.licence-about')}</p>${licenceForm(site, club, number)}`)}
${popup(site, { id: 'new-member', opens: translate('web.desk-teams.register-title') }, html`<p>${translate('web.desk-teams.register-about')}</p>${registerForm(site, club, number)}`)}`,
      main: html`${needsScript(translate)}<div class="stack">${gone.length > 0 && renewals(site, desk, gone, number)}
${members.length === 0 ? emptyState({ title: translate('web.desk-teams.members-none') }) : memberTable(site, members, ratings)}</div>`,
    };
  },
});

function memberTable(site: Site, members: readonly Member[], rated: MemberRatings | undefined): Html {
  const { language } = site;
  const rating = (player: string): number => rated?.ratings.get(player) ?? 0;
  const sorted = members.toSorted(
    (a, b) => rating(b.player) - rating(a.player) || a.name.localeCompare(b.name, language),
  );
  return table(site, sorted, [
    ['web.word.player', ({ player, name }) => playerLink(site, player, name), 'name'],
    ['web.list.player-title', ({ title }) => title, 'wide'],
    ['web.player.born', ({ birthYear }) => birthYear, 'number quiet'],
    rated && [
      html`<a href="${href(site, `/lists/${rated.series}/${rated.date}`)}">${rated.name}</a>`,
      ({ player }) => rated.ratings.get(player) ?? '–',
      'number',
    ],
  ]);
}

function renewals(site: Site, { club }: ClubDesk, gone: readonly Member[], season: number): Html {
  const { translate } = site;
  const rows = html`<ul class="rows">${gone.map(
    ({ player, version, name }) =>
      html`<li>${playerLink(site, player, name)} ${actForm(site, issueLicence, {
        id: `renew-${player}`,
        fixed: { player, version, season, club },
        submit: translate('web.desk-teams.renew'),
        about: name,
        shape: 'button',
        tone: 'quiet',
        done: translate('web.desk-teams.licence-done', { name }),
      })}</li>\n`,
  )}</ul>`;
  const aside = html`<span class="small quiet">${translate('web.desk-teams.renew-about', { season: String(season - 1) })}</span>`;
  return card({ title: translate('web.desk-teams.renew-title'), aside, flush: true }, rows);
}

/** A registered player, formerly of another club or of none. */
function licenceForm(site: Site, club: string, season: number): Html {
  const { translate } = site;
  return actForm(site, issueLicence, {
    id: 'licence',
    fixed: { club, season },
    fields: (f) =>
      html`${f.player('player', { hint: translate('web.desk-teams.player-hint') })}<input type="hidden" ${f.named('version')} data-version data-choose="${translate('web.desk-teams.player-hint')}">`,
    submit: translate('web.submit.licence.issue'),
    done: translate('web.done.licence.issue'),
  });
}

function registerForm(site: Site, club: string, season: number): Html {
  const { translate } = site;
  return html`<div data-similar="${translate('web.desk-teams.similar')}">${actForm(site, registerPlayer, {
    id: 'register',
    fixed: { club, season },
    fields: (f) => html`${f('name', { hint: translate('web.desk-teams.name-hint') })}
<div class="notice" role="status" data-similar-found hidden></div>
${f('birthDate', { required: true })}
${f.choice(
  'sex',
  [
    ['f', translate('web.one-sex.f')],
    ['m', translate('web.one-sex.m')],
  ],
  { none: '' },
)}
${f('nationality', { label: translate('web.desk-teams.nationality'), hint: translate('web.desk-teams.nationality-hint'), size: 4 })}`,
    submit: translate('web.desk-teams.register-submit'),
    done: translate('web.desk-teams.registered'),
  })}</div>`;
}
