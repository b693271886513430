import { PRIZE_LIMITS, type Prize, type PrizeCategory, type PrizeFault } from '@escala/core';
import { PRIZES_OPEN } from '@escala/office';
import { setPrizes } from '@escala/office/acts';
import { searchClubs, showPrizes } from '@escala/office/questions';
import { actForm } from '../../../components/act-form.ts';
import { bookOf } from '../../../components/competition-book.ts';
import { hasTable } from '../../../components/events/event-frame.ts';
import { prizeCite, prizesShown } from '../../../components/events/prizes.ts';
import { needsScript } from '../../../components/form-fields.ts';
import { CURRENCIES } from '../../../components/format.ts';
import { fileHref, paperLink } from '../../../components/paper-link.ts';
import { card, emptyState, notice } from '../../../components/ui/card.ts';
import { defineDeskPage } from '../../../kit/desk-page.ts';
import { type Html, html } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';
import { eventSeen } from '../../../pages/events/event-seen.ts';
import { type DeskEvent, deskEvent, deskEventPage, deskPath } from '../desk-event.ts';
import { prizeLines } from './prize-lines.ts';

/** The last year in which prizes were given in pesetas. */
const LAST_PESETAS = '2001-12-31';
const FAULTS: readonly PrizeFault[] = ['empty', 'unread', 'other-currency', 'too-fine'];

/** The prizes of an event, all categories in one table, and the current winners. */
export const eventPrizes = defineDeskPage({
  path: '/desk/events/:event/prizes',
  needs: ['event.set-prizes'],
  view: async ({ ask, params, site, translate }) => {
    const shown = await deskEvent(ask, params.event);
    const { id, event } = shown;
    const { clubs } = await ask(searchClubs, { limit: 500, left: true });
    const { prizes, ...answer } = await ask(showPrizes, { event: id });
    const { field } = await eventSeen(ask, id);
    const isOpen = PRIZES_OPEN.includes(event.state);
    const round = prizes?.round || undefined;
    const papers =
      round &&
      html`${paperLink(site, id, 'prizes', round)} · ${paperLink(site, id, 'receipts', round, translate('web.prizes.sheet'))} · <a href="${fileHref(site, id, 'prizes', 'csv', round)}" download>CSV</a>`;
    return deskEventPage(site, shown, {
      part: 'prizes',
      heading: translate('web.prizes.title'),
      scripts: ['event-prizes.ts'],
      main: html`${isOpen && needsScript(translate)}<div class="stack">
${
  !hasTable(shown) || event.rules === undefined
    ? emptyState({ title: translate('web.desk-prizes.not-here') })
    : isOpen
      ? card({ title: translate('web.desk-prizes.set') }, form(site, shown, clubs))
      : notice(translate('web.desk-prizes.closed'))
}
${prizes ? html`<section class="stack"><h2>${translate('web.desk-prizes.who')}</h2>${papers && html`<p>${papers}</p>`}${prizesShown(site, { ...answer, prizes }, field)}</section>` : !isOpen && html`<p>${translate('web.prizes.none')}</p>`}</div>`,
    });
  },
});

type Clubs = readonly { readonly club: string; readonly name: string }[];

function form(site: Site, { id, version, event }: DeskEvent, clubs: Clubs): Html {
  const { translate, language } = site;
  const book = bookOf(event);
  const { prizes } = event;
  const before = prizes ?? { currency: CURRENCIES[0]!, limit: 'one', categories: [] };
  const offered = [...CURRENCIES, ...(event.end <= LAST_PESETAS ? ['ESP'] : []), before.currency];
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  const currencies = [...new Set(offered)].map((code) => [code, `${code} (${names.of(code)})`] as const);
  const first: readonly PrizeCategory[] = [
    { name: translate('web.word.general'), sharing: book.prizes.sharing[0], prizes: [] as Prize[] },
  ];
  const categories = before.categories.length > 0 ? before.categories : first;
  const faults = FAULTS.map(
    (fault) =>
      html` data-${fault}="${translate(`web.desk-prizes.fault-${fault}`, { line: '{line}', place: '{place}', text: '{text}', currency: '{currency}' })}"`,
  );
  return html`<p class="quiet small">${translate('web.desk-prizes.about')} ${prizeCite(site, book)}</p>
${actForm(site, setPrizes, {
  id: 'prizes',
  fixed: { event: id, version },
  before: { prizes: before },
  fields: (f) => html`<div class="fields">${f.choice('prizes.currency', currencies, { value: before.currency })}
${f.choice(
  'prizes.limit',
  PRIZE_LIMITS.map((limit) => [limit, translate(`explain.prizes.limit-${limit}`)] as const),
  { value: before.limit, label: translate('web.desk-prizes.limit') },
)}</div>
<div data-prize-faults${faults}>${prizeLines(site, f, { kept: before.categories, categories, clubs, currency: before.currency, sharing: book.prizes.sharing })}</div>`,
  leadsTo: deskPath(id, '/prizes'),
})}`;
}
