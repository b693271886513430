import { type AnswerOf, showScrabbleReport } from '@escala/office/questions';
import { needsScript } from '../../../components/form-fields.ts';
import { time } from '../../../components/format.ts';
import { playerLink } from '../../../components/player-link.ts';
import { findingList } from '../../../components/reasons/findings.ts';
import { liberePairs } from '../../../components/scrabble/scrabble-games.ts';
import { table } from '../../../components/table.ts';
import { stateBadge } from '../../../components/ui/badge.ts';
import { defineDeskPage } from '../../../kit/desk-page.ts';
import { type Html, html, NOTHING } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';
import { WORKING_PLACE } from '../../rating/lists/working-place.ts';
import { age } from './inbox-table.ts';
import { scrabbleDecision } from './scrabble-decision.ts';

export type ShownScrabble = AnswerOf<typeof showScrabbleReport>;

/** The report of a Scrabble event: its games, warnings, and the decision. */
export const scrabbleReport = defineDeskPage({
  path: '/desk/reports/scrabble/:event',
  needs: ['scrabble-report.inbox'],
  view: async ({ ask, params, site, translate }) => {
    const shown = await ask(showScrabbleReport, { event: params.event });
    return {
      title: translate('web.desk-office.report-of', { event: shown.report.name }),
      crumbs: [[translate('web.desk-office.to-inbox'), '/desk/reports']],
      scripts: ['office-working.ts'],
      main: html`${needsScript(translate)}${WORKING_PLACE}${facts(site, shown)}${findings(site, shown)}${games(site, shown)}${scrabbleDecision(site, shown)}`,
    };
  },
});

function facts(site: Site, { report }: ShownScrabble): Html {
  const { translate } = site;
  const { state, start, end, place, submittedOn, decision } = report;
  return html`<dl class="facts"><dt>${translate('web.word.state')}</dt><dd>${stateBadge(site, state)}</dd>
<dt>${translate('web.events.dates')}</dt><dd>${time(site, start)}${end !== start && html` – ${time(site, end)}`}</dd>
${place && html`<dt>${translate('web.desk-events.field-place')}</dt><dd>${place}</dd>`}
<dt>${translate('web.desk-office.submitted')}</dt><dd>${time(site, submittedOn)} (${age(site, submittedOn)})</dd>
${decision && html`<dt>${translate('web.desk-office.decided')}</dt><dd>${time(site, decision.on)}${decision.reason !== null && html`: <q>${decision.reason}</q>`}</dd>`}</dl>`;
}

function findings(site: Site, { report, names }: ShownScrabble): Html {
  const { translate } = site;
  if (report.findings.length === 0) return NOTHING;
  return html`<section><h2>${translate('web.word.regulations')}</h2>${findingList(site, report.findings, { nameOf: (id) => names[id] })}</section>`;
}

/** Every game, folded: a ranking for each collective game, the pairs for each Libere. */
function games(site: Site, { report, names }: ShownScrabble): Html {
  const { translate } = site;
  const name = (id: string): Html => playerLink(site, id, names[id] ?? id);
  return html`<section><h2>${translate('web.word.games')}</h2>
${report.collective.map(
  ({
    type,
    date,
    results,
  }) => html`<details><summary>${translate(`cli.type.${type}`)}, ${time(site, date)}: ${translate('web.word.players-count', { players: results.length })}</summary>
${table(site, results, [
  ['web.word.player', ({ player }) => name(player), 'name'],
  ['web.desk-office.place-or-score', ({ place, score }) => place ?? score, 'number'],
])}</details>`,
)}
${report.libere.map(
  ({
    date,
    games: pairs,
  }) => html`<details><summary>${translate('cli.type.libere')}, ${time(site, date)}: ${translate('web.word.games-count', { games: pairs.length })}</summary>
${liberePairs(site, pairs, names)}</details>`,
)}</section>`;
}
