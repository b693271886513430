import { mayTry } from '@escala/office';
import { cancelLicence, endLicence, issueLicence, transferLicence } from '@escala/office/acts';
import { actForm } from '../../components/act-form.ts';
import { shortTime } from '../../components/format.ts';
import { table } from '../../components/table.ts';
import { card } from '../../components/ui/card.ts';
import { menu } from '../../components/ui/popup.ts';
import type { DeskSite } from '../../kit/desk-page.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import { type Clubs, clubName, clubOptions, type Seasons, seasonOn, seasonOptions } from './licence-choices.ts';
import type { ShownPlayer } from './player-page.ts';

/** Licences by season, the newest first: issue, transfer, end, cancel. */
export function playerLicences(site: DeskSite, shown: ShownPlayer, seasons: Seasons, clubs: Clubs): Html {
  const { translate, viewer } = site;
  const isOffice = mayTry(viewer, 'licence.cancel');
  const held = Object.entries(shown.licences).sort(([a], [b]) => Number(b) - Number(a));
  const open = seasons.filter(({ number }) => shown.licences[number] === undefined);
  const day = (date: string | undefined): Value => date && shortTime(site, date);
  return card(
    {
      title: translate('web.desk-registry.licences'),
      aside:
        isOffice &&
        (open.length > 0
          ? issue(site, shown, open, clubs)
          : html`<span class="quiet small">${translate(seasons.length > 0 ? 'web.desk-registry.all-seasons' : 'web.desk-registry.no-season')}</span>`),
      flush: held.length > 0,
    },
    held.length === 0
      ? html`<p class="quiet">${translate('web.desk-registry.no-licences')}</p>`
      : table(site, held, [
          ['web.player.season', ([season]) => season, 'name'],
          ['web.word.club', ([, club]) => clubName(site, clubs, club)],
          ['web.desk-registry.issued-on', ([season]) => day(shown.licensedOn?.[season]), 'wide'],
          ['web.word.last-day', ([season]) => day(shown.licensedUntil?.[season])],
          isOffice && [
            'web.desk-registry.change',
            ([season, club]) => changes(site, shown, season, club, clubs),
            'number unseen',
          ],
        ]),
  );
}

function changes(site: DeskSite, { player, version }: ShownPlayer, season: string, club: string, clubs: Clubs): Html {
  const { translate } = site;
  const fixed = { player, version, season: Number(season) };
  const others = clubOptions(site, clubs).filter(([id]) => id !== club);
  return menu(`licence-${season}`, translate('web.desk-registry.change-season', { season }), [
    actForm(site, transferLicence, {
      id: `transfer-${season}`,
      fixed,
      popup: { opens: translate('web.desk-registry.transfer-of', { season }) },
      fields: (f) => f.choice('club', others, { label: translate('web.desk-registry.to-club') }),
    }),
    actForm(site, endLicence, {
      id: `end-${season}`,
      fixed,
      popup: { opens: translate('web.desk-registry.end-of', { season }) },
      fields: (f) =>
        f('until', { label: translate('web.word.last-day'), hint: translate('web.desk-registry.ended-hint') }),
    }),
    actForm(site, cancelLicence, {
      id: `cancel-${season}`,
      fixed,
      popup: { opens: translate('web.desk-registry.cancel-of', { season }), kind: 'danger' },
      fields: () => html`<p>${translate('web.desk-registry.cancel-sure', { season })}</p>`,
      tone: 'danger',
    }),
  ]);
}

function issue(site: DeskSite, { player, version, club = '-' }: ShownPlayer, open: Seasons, clubs: Clubs): Html {
  const { translate, today } = site;
  return actForm(site, issueLicence, {
    popup: { kind: 'small' },
    id: 'issue',
    fixed: { player, version },
    fields: (f) => html`${f.choice('season', seasonOptions(open), { value: seasonOn(open, today) })}
${f.choice('club', clubOptions(site, clubs), { value: club })}
${f('on', { label: translate('web.desk-registry.issued-on'), hint: translate('web.desk-registry.issued-hint'), max: today })}`,
  });
}
