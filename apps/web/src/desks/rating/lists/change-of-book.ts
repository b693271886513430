import { Refused } from '@escala/office';
import { changeBook, keepBook } from '@escala/office/acts';
import { type AnswerOf, previewBookChange, searchLists, showFederation } from '@escala/office/questions';
import { joinedBooks } from '@escala/regulations';
import { actForm } from '../../../components/act-form.ts';
import { dateField, needsScript } from '../../../components/form-fields.ts';
import { dateInWords } from '../../../components/format.ts';
import { playerLink } from '../../../components/player-link.ts';
import { table } from '../../../components/table.ts';
import { card, notice } from '../../../components/ui/card.ts';
import { stats } from '../../../components/ui/stats.ts';
import { type DeskSite, defineDeskPage } from '../../../kit/desk-page.ts';
import { type Html, html, NOTHING } from '../../../kit/html.ts';
import type { Ask } from '../../../kit/page.ts';
import { href } from '../../../kit/site.ts';
import { inTheWay } from './publish-part.ts';

type Shown = AnswerOf<typeof showFederation>;
type Series = Shown['settings']['series'][number];
type Preview = AnswerOf<typeof previewBookChange>;

interface Change {
  readonly series: string;
  readonly regulation: string;
  readonly from: string;
  readonly lift: boolean;
}

/** The regulation that a series can change to, or will; most have none. */
export const successorOf = ({ regulation, bookChange }: Series): string | undefined =>
  bookChange === undefined ? joinedBooks.find(([before]) => before.id === regulation)?.[1].id : regulation;

export const bookChangePath = (series: string): string => `/desk/lists/${series}/regulation`;

/**
 * The list from which a series is rated by another regulation: previewed
 * first, then decided, and revocable until that list is published.
 */
export const changeOfBook = defineDeskPage({
  path: '/desk/lists/:series/regulation',
  needs: ['series.change-book'],
  view: async ({ ask, params, query, site, translate }) => {
    const { version, settings } = await ask(showFederation, {});
    const series = settings.series.find(({ id }) => id === params.series);
    const regulation = series && successorOf(series);
    const head = {
      title: translate('web.desk-office.book-change'),
      crumbs: [[translate('web.word.rating-lists'), '/desk/lists']] as [string, string][],
      scripts: ['office-working.ts'] as const,
    };
    if (series === undefined || regulation === undefined)
      return { ...head, main: notice(translate('web.desk-office.book-change-none')) };
    const { bookChange } = series;
    const facts = [`${series.name}: ${bookChange?.before ?? series.regulation} → ${regulation}`];
    if (bookChange !== undefined) {
      const { lists } = await ask(searchLists, { series: series.id });
      const isOut = lists.some(({ date }) => date >= bookChange.from);
      return { ...head, facts, main: decided(site, version, series.id, bookChange.from, isOut) };
    }
    // An unticked box sends nothing: without a date, no choice has been made yet.
    const change = { series: series.id, regulation, from: query.from ?? '', lift: !query.from || query.lift === 'on' };
    const preview = /^\d{4}-\d{2}-\d{2}$/.test(change.from) ? await previewOf(ask, change) : undefined;
    return {
      ...head,
      facts,
      main: html`${needsScript(translate)}<div class="columns">${choose(site, change)}${
        preview === undefined
          ? NOTHING
          : preview instanceof Refused
            ? against(site, preview)
            : seen(site, version, change, preview)
      }</div>`,
    };
  },
});

async function previewOf(ask: Ask, change: Change): Promise<Preview | Refused> {
  try {
    return await ask(previewBookChange, { ...change, most: 20 });
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}

function choose(site: DeskSite, { series, from, lift }: Change): Html {
  const { translate } = site;
  return card(
    { title: translate('web.desk-office.book-change-when'), kind: 'half' },
    html`<p>${translate('web.desk-office.book-change-about')}</p>
<form class="stack" data-takes-time action="${href(site, bookChangePath(series))}">${dateField('change', { name: 'from', label: translate('web.desk-office.book-change-from'), value: from, required: true })}
<label class="check"><input type="checkbox" name="lift" value="on"${lift && html` checked`}> ${translate('web.desk-office.book-change-lift')}</label>
<button>${translate('web.desk-office.see-preview')}</button></form>`,
  );
}

const against = (site: DeskSite, { refusals }: Refused): Html =>
  card(
    { title: translateOf(site), kind: 'half' },
    inTheWay(
      site,
      refusals.map(({ code, values = {} }) => ({ code, values })),
    ),
  );

const translateOf = ({ translate }: DeskSite): string => translate('web.word.preview');

function seen(site: DeskSite, version: number, { regulation, ...change }: Change, preview: Preview): Html {
  const { translate } = site;
  const { players, lifted, meanLift, otherFactor, leaving, rows } = preview;
  return html`${card(
    { title: `${translateOf(site)}: ${dateInWords(site, preview.date)}`, kind: 'half' },
    html`${stats([
      { label: translate('web.word.players'), figure: players },
      { label: translate('web.desk-office.book-change-lifted'), figure: lifted },
      { label: translate('web.desk-office.book-change-mean'), figure: meanLift },
      { label: translate('web.desk-office.book-change-factor'), figure: otherFactor },
      { label: translate('web.status.delisted'), figure: leaving },
    ])}${actForm(site, changeBook, {
      id: 'change-book',
      fixed: { version, regulation, ...change },
      confirm: translate('web.desk-office.book-change-sure', { date: dateInWords(site, preview.date), regulation }),
      leadsTo: bookChangePath(change.series),
    })}`,
  )}${
    rows.length > 0 &&
    card(
      { title: translate('web.desk-office.who-moves'), flush: true },
      table(site, rows, [
        ['web.word.player', ({ id, name }) => playerLink(site, id, name), 'name'],
        ['web.word.before', ({ previous }) => previous ?? '–', 'number'],
        ['web.rating.lift', ({ lift }) => lift, 'number'],
        ['web.word.after', ({ rating }) => html`<strong>${rating ?? '–'}</strong>`, 'number'],
        [html`${'K'}`, ({ k }) => k, 'number'],
        ['web.list.status', ({ status }) => status !== 'rated' && translate(`web.status.${status}`), 'wide'],
      ]),
    )
  }`;
}

/** The decision, and how to revoke it as long as that is possible. */
function decided(site: DeskSite, version: number, series: string, from: string, isOut: boolean): Html {
  const { translate } = site;
  const date = dateInWords(site, from);
  if (isOut) return notice(translate('web.desk-office.book-changed', { date }));
  return html`${needsScript(translate)}${notice(translate('web.desk-office.book-changes', { date }))}
${card(
  { title: translate('web.submit.series.keep-book') },
  actForm(site, keepBook, { id: 'keep-book', fixed: { version, series }, leadsTo: bookChangePath(series) }),
)}`;
}
