import { searchClubs, showScrabbleReport } from '@escala/office/questions';
import { eventHref } from '../../components/events/event-frame.ts';
import { datesOf } from '../../components/events/event-list.ts';
import { needsScript } from '../../components/form-fields.ts';
import { time } from '../../components/format.ts';
import { scrabbleGames } from '../../components/scrabble/scrabble-games.ts';
import { stateBadge } from '../../components/ui/badge.ts';
import { card, notice } from '../../components/ui/card.ts';
import { type DeskSite, defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import { type ReportToAmend, reportForm } from './report-form.ts';

/** A submitted report: its state, and a form to correct it as long as it does not count. */
export const ownScrabbleReport = defineDeskPage({
  path: '/desk/scrabble/:event',
  needs: ['scrabble-report.submit'],
  view: async ({ ask, params, site, translate }) => {
    const shown = await ask(showScrabbleReport, { event: params.event });
    const { report, names } = shown;
    const isOpen = report.state === 'submitted' || report.state === 'refused';
    const { clubs } = isOpen ? await ask(searchClubs, { limit: 500 }) : { clubs: [] };
    return {
      title: report.name,
      crumbs: [[translate('web.word.my-reports'), '/desk/scrabble']],
      scripts: ['scrabble-report.ts'],
      badge: stateBadge(site, report.state),
      facts: [datesOf(site, report)],
      main: html`${standing(site, shown)}
${
  isOpen
    ? html`${needsScript(translate)}${card({ title: translate('web.word.correct-and-send-again'), aside: html`<span class="small quiet">${translate('web.scrabble.amend-said')}</span>` }, reportForm(site, { clubs, shown }))}`
    : card({ title: translate('web.word.games') }, scrabbleGames(site, report, names))
}`,
    };
  },
});

function standing(site: DeskSite, { event, report }: ReportToAmend): Html {
  const { translate } = site;
  const { state, decision } = report;
  return notice(html`${translate(`web.scrabble.stands-${state}`)}${decision && html` ${time(site, decision.on)}${decision.reason !== null && html`: <q>${decision.reason}</q>`}`}
${state === 'accepted' && html`<a href="${eventHref(site, event)}">${translate('web.word.public-page')}</a>`}`);
}
