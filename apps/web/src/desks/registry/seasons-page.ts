import { amendSeason, openSeason } from '@escala/office/acts';
import { showFederation } from '@escala/office/questions';
import type { FieldsOf } from '../../components/act-fields.ts';
import { actForm } from '../../components/act-form.ts';
import { shortTime } from '../../components/format.ts';
import { table } from '../../components/table.ts';
import { emptyState } from '../../components/ui/card.ts';
import { type DeskSite, defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Seasons } from './licence-choices.ts';
import { OFFICE } from './registry-frame.ts';

type Season = Seasons[number];

/** Seasons: from when to when licences are valid, and until when the previous season's still are (D-OFF-3). */
export const seasonsPage = defineDeskPage({
  path: '/desk/registry/seasons',
  needs: OFFICE,
  view: async ({ ask, site, translate }) => {
    const { seasons } = await ask(showFederation, {});
    return {
      title: translate('web.desk-registry.part-seasons'),
      actions: open(site, seasons),
      main: html`${seasons.length === 0 ? emptyState({ title: translate('web.desk-registry.no-seasons') }) : seasonsTable(site, seasons)}
<p class="quiet small">${translate('web.desk-registry.seasons-said')}</p>`,
    };
  },
});

function seasonsTable(site: DeskSite, seasons: Seasons): Html {
  const { translate } = site;
  return table(site, seasons.toReversed(), [
    ['web.player.season', (season) => season.number, 'name'],
    ['web.word.first-day', (season) => shortTime(site, season.from)],
    ['web.word.last-day', (season) => shortTime(site, season.to)],
    [
      'web.desk-registry.renewal-until',
      (season) =>
        season.renewalUntil === undefined
          ? html`<span class="quiet">${translate('web.desk-registry.no-renewal')}</span>`
          : shortTime(site, season.renewalUntil),
      'wide',
    ],
    ['web.desk-registry.change', (season) => amend(site, season), 'number unseen'],
  ]);
}

function days(
  site: DeskSite,
  f: FieldsOf<typeof openSeason | typeof amendSeason>,
  { from, to, renewalUntil }: Partial<Season>,
): Html {
  const { translate } = site;
  return html`${f('from', { label: translate('web.word.first-day'), value: from })}
${f('to', { label: translate('web.word.last-day'), value: to })}
${f('renewalUntil', { label: translate('web.desk-registry.renewal-until'), hint: translate('web.desk-registry.renewal-hint'), value: renewalUntil })}`;
}

function amend(site: DeskSite, season: Season): Html {
  return actForm(site, amendSeason, {
    id: `season-${season.number}`,
    popup: { opens: site.translate('web.desk-registry.change-season', { season: season.number }), kind: 'plain' },
    fixed: { number: season.number, version: season.version },
    fields: (f) => days(site, f, season),
  });
}

/** The season after the last one, of the same length. */
function open(site: DeskSite, seasons: Seasons): Html {
  const { translate, today } = site;
  const last = seasons.at(-1);
  const year = last === undefined ? Number(today.slice(0, 4)) : last.number + 1;
  const later = (date: string): string => `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;
  const next =
    last === undefined
      ? { from: `${year}-01-01`, to: `${year}-12-31` }
      : { from: later(last.from), to: later(last.to) };
  return actForm(site, openSeason, {
    id: 'open',
    popup: { kind: 'main' },
    fields: (
      f,
    ) => html`${f('number', { label: translate('web.desk-registry.season-number'), hint: translate('web.desk-registry.season-number-hint'), value: year })}
${days(site, f, next)}`,
  });
}
