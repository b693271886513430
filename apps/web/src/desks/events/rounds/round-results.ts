import { showRounds } from '@escala/office/questions';
import { needsScript } from '../../../components/form-fields.ts';
import { defineDeskPage } from '../../../kit/desk-page.ts';
import { html } from '../../../kit/html.ts';
import { href } from '../../../kit/site.ts';
import { deskEvent, deskEventPage, deskPath } from '../desk-event.ts';
import { entryPanel } from './entry-panel.ts';
import { reserveNotice } from './reserve-facts.ts';
import { closeForm } from './round-forms.ts';

/** Results by keyboard at speed, or by touch. What is entered is kept here first, so that a dropped connection loses nothing. */
export const roundResults = defineDeskPage({
  path: '/desk/events/:event/rounds/:round/results',
  needs: ['result.enter'],
  view: async (ask, { params }, site) => {
    const { translate, federation, viewer } = site;
    const round = Number(params.round);
    const shown = await deskEvent(ask, params.event ?? '');
    const { rounds, names } = await ask(showRounds, { event: shown.id, round });
    const { boards, state, version } = rounds[0]!;
    const isOpen = shown.event.state === 'running' && state === 'paired';
    const reserved = boards.flatMap(({ board, underReserve }) => (underReserve ? [board] : []));
    const path = deskPath(shown.id, `/rounds/${round}`);
    const facts = { federation: federation.id, account: viewer.account, event: shown.id, round, isOpen, boards, names };
    return deskEventPage(site, shown, {
      part: 'rounds',
      heading: translate('web.desk-rounds.results-of', { round }),
      scripts: ['result-entry.ts'],
      main: html`${needsScript(translate)}
<p><a href="${href(site, path)}">${translate('web.desk-rounds.pairs-link', { round })}</a></p>
${!isOpen && html`<p class="notice">${translate('web.desk-rounds.results-closed')}</p>`}
${entryPanel(site, {
  facts,
  boards,
  names,
  boardPath: `${path}/boards/{board}`,
  door: href(site, `/sign-in?${new URLSearchParams({ next: `${path}/results` })}`),
})}
${reserveNotice(site, shown.id, round, reserved)}
${
  isOpen &&
  html`<div class="entry-close notice"><p>${translate('web.desk-rounds.all-in', { round })}</p>${closeForm(site, shown.id, { round, version })}</div>`
}`,
    });
  },
});
