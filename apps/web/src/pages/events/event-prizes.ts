import { showPrizes } from '@escala/office/questions';
import { prizesShown } from '../../components/events/prizes.ts';
import { reserveNote } from '../../components/events/under-reserve.ts';
import { fileHref, paperButton, paperLink } from '../../components/paper-link.ts';
import { emptyState } from '../../components/ui/card.ts';
import { html } from '../../kit/html.ts';
import { NUMBER } from '../../kit/query-fields.ts';
import { eventPart } from './event-seen.ts';

/** The winners of prizes after the last complete round or any earlier one, with reasons. */
export const eventPrizes = eventPart(
  'prizes',
  'web.prizes.title',
  async (seen, { ask, query, site, translate }) => {
    const { shown, field } = seen;
    const asked = query.round ? { round: Number(query.round) } : {};
    const { prizes, ...answer } = await ask(showPrizes, { event: shown.id, ...asked });
    if (prizes === undefined) return { main: emptyState({ title: translate('web.prizes.none') }) };
    const round = prizes.round || undefined;
    const csv = html`<a class="no-print" href="${fileHref(site, shown.id, 'prizes', 'csv', round)}" download>CSV</a>`;
    return {
      live: query.round === undefined,
      actions: paperButton(site, shown.id, 'prizes', round),
      main: html`${reserveNote(site, seen, prizes.round)}<div class="stack">${prizesShown(site, { ...answer, prizes }, field)}</div>
${round && html`<p class="no-print">${paperLink(site, shown.id, 'receipts', round, translate('web.prizes.sheet'))} · ${csv}</p>`}`,
    };
  },
  { query: { round: NUMBER } },
);
