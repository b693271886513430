import { needsScript } from '../../../components/form-fields.ts';
import { time } from '../../../components/format.ts';
import { defineDeskPage } from '../../../kit/desk-page.ts';
import { type Html, html } from '../../../kit/html.ts';
import { href, type Site } from '../../../kit/site.ts';
import { type DeskEvent, deskEvent, deskEventPage, deskPath } from '../desk-event.ts';
import { hopelessNotice } from './hopeless-notice.ts';
import { nextRound } from './next-round.ts';
import { closeForm, unpairForm } from './round-forms.ts';

type Round = DeskEvent['rounds'][number];

/** The rounds of an event: what is next, how far each is, and what can be taken back. */
export const eventRounds = defineDeskPage({
  path: '/desk/events/:event/rounds',
  needs: ['round.pair'],
  view: async (ask, { params }, site) => {
    const { translate } = site;
    const shown = await deskEvent(ask, params.event ?? '');
    return deskEventPage(site, shown, {
      part: 'rounds',
      heading: translate('web.event.rounds'),
      main: html`${needsScript(translate)}
${nextRound(site, shown)}
${await hopelessNotice(ask, site, shown)}
${shown.rounds.length > 0 && roundTable(site, shown)}
<section><h2>${translate('web.desk-rounds.phones')}</h2><p>${translate('web.desk-rounds.phones-about')}
<a href="${href(site, deskPath(shown.id, '/devices'))}">${translate('web.desk-rounds.phones-link')}</a></p></section>
${undoing(site)}`,
    });
  },
});

function roundTable(site: Site, shown: DeskEvent): Html {
  const { translate } = site;
  const isRunning = shown.event.state === 'running';
  return html`<section><h2>${translate('web.desk-rounds.all')}</h2><div class="scroll"><table>
<caption class="unseen">${translate('web.desk-rounds.all')}</caption>
<thead><tr><th scope="col">${translate('web.desk-rounds.round')}</th><th scope="col" class="wide">${translate('web.desk-rounds.date')}</th><th scope="col">${translate('web.desk-rounds.state')}</th>
<th scope="col" class="number wide">${translate('web.desk-rounds.boards')}</th><th scope="col" class="number">${translate('web.desk-rounds.missing')}</th><th scope="col">${translate('web.desk-rounds.to-do')}</th></tr></thead>
<tbody>${shown.rounds.toReversed().map((round) => roundRow(site, shown, round, isRunning))}</tbody></table></div></section>`;
}

function roundRow(site: Site, shown: DeskEvent, round: Round, isRunning: boolean): Html {
  const { translate } = site;
  const { id, rounds, event } = shown;
  const path = deskPath(id, `/rounds/${round.round}`);
  const date = event.roundDates?.[round.round - 1];
  const isLast = round.round === rounds.at(-1)?.round;
  const isOpen = isRunning && round.state === 'paired';
  return html`<tr><th scope="row"><a href="${href(site, path)}">${translate('web.round.title', { round: round.round })}</a></th>
<td class="wide">${date && time(site, date)}</td><td>${translate(`web.desk-rounds.state-${round.state}`)}${round.underReserve.length > 0 && html`<br><span class="small">${translate('web.reserve.mark')}: ${round.underReserve.join(', ')}</span>`}</td>
<td class="number wide">${round.boards}</td><td class="number">${round.open.length}</td>
<td class="actions">${isOpen && html`<a href="${href(site, `${path}/results`)}">${translate('web.desk-rounds.enter')}</a>`}
${isOpen && round.open.length === 0 && closeForm(site, id, round, 'quiet')}
${isOpen && isLast && round.open.length === round.boards && unpairForm(site, id, round)}</td></tr>\n`;
}

/** What can be taken back, what cannot, and what to do instead. */
function undoing({ translate }: Site): Html {
  const sentences = ['result', 'pairing', 'by-hand', 'closed', 'later', 'event'] as const;
  return html`<details><summary>${translate('web.desk-rounds.undo')}</summary><ul>
${sentences.map((name) => html`<li>${translate(`web.desk-rounds.undo-${name}`)}</li>\n`)}</ul></details>`;
}
