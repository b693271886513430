import { showPrizes } from '@escala/office/questions';
import { eventPage } from '../../components/events/event-frame.ts';
import { prizesShown } from '../../components/events/prizes.ts';
import { reserveNote } from '../../components/events/under-reserve.ts';
import { fileHref, paperButton, paperLink } from '../../components/paper-link.ts';
import { emptyState } from '../../components/ui/empty-state.ts';
import { html } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import { eventSeen } from './event-seen.ts';

/** Who takes which prize after the last complete round or any before it, with the reasons. */
export const eventPrizes = definePage({
  path: '/events/:event/prizes',
  isCopied: true,
  view: async (ask, { params, query }, site) => {
    const { translate } = site;
    const seen = await eventSeen(ask, params.event ?? '');
    const { shown, field, lastRound } = seen;
    const { prizes, ...answer } = await ask(showPrizes, {
      event: shown.id,
      ...(query.round && { round: Number(query.round) }),
    });
    const framed = { part: 'prizes', heading: translate('web.prizes.title'), lastRound } as const;
    if (prizes === undefined)
      return eventPage(site, shown, { ...framed, main: emptyState({ title: translate('web.prizes.none') }) });
    const round = prizes.round || undefined;
    const csv = html`<a class="no-print" href="${fileHref(site, shown.id, 'prizes', 'csv', round)}" download>CSV</a>`;
    return eventPage(site, shown, {
      ...framed,
      live: query.round === undefined,
      actions: paperButton(site, shown.id, 'prizes', round),
      main: html`${reserveNote(site, seen, prizes.round)}<div class="stack">${prizesShown(site, { ...answer, prizes }, field)}</div>
${round && html`<p class="no-print">${paperLink(site, shown.id, 'receipts', round, translate('web.prizes.sheet'))} · ${csv}</p>`}`,
    });
  },
});
