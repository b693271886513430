import { searchLists, showFederation } from '@escala/office/questions';
import { dateInWords, time } from '../../components/format.ts';
import { table } from '../../components/table.ts';
import { card, emptyState } from '../../components/ui/card.ts';
import { tabs } from '../../components/ui/navigation.ts';
import { html } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import { YEAR } from '../../kit/query-fields.ts';
import { href, withQuery } from '../../kit/site.ts';

/** The published lists of all series, a year at a time. */
export const lists = definePage({
  path: '/lists',
  query: { year: YEAR },
  view: async ({ ask, query, site, translate }) => {
    const { settings } = await ask(showFederation, {});
    const { lists: all, years } = await ask(searchLists, {});
    const latest = all[0];
    if (latest === undefined)
      return { title: translate('web.nav.lists'), main: emptyState({ title: translate('web.front.no-list') }) };
    const year = years.find((each) => String(each.year) === query.year)?.year ?? years[0]!.year;
    const shown = all.filter(({ date }) => date.startsWith(String(year)));
    const series = settings.series.filter(({ id }) => all.some((list) => list.series === id));
    return {
      title: translate('web.nav.lists'),
      tabs: tabs(
        series.map(({ id, name }) => ({ name, href: href(site, `/lists/${id}`) })),
        { label: translate('web.nav.lists') },
      ),
      main: html`${tabs(
        years.map((each) => ({
          name: String(each.year),
          href: href(site, withQuery('/lists', { year: each.year })),
          isHere: each.year === year,
        })),
        { label: translate('web.front.years'), kind: 'numbers' },
      )}
<div class="columns">${series.map(({ id, name }) => {
        const own = shown.filter((list) => list.series === id);
        const newest = all.find((list) => list.series === id)!;
        return card(
          {
            kind: 'half',
            title: html`<a href="${href(site, `/lists/${id}`)}">${name}</a>`,
            aside: html`<span class="quiet small">${translate('web.front.latest')}: ${dateInWords(site, newest.date)}</span>`,
            flush: true,
          },
          own.length === 0
            ? html`<p class="inside quiet">${translate('web.front.no-list-year', { year: String(year) })}</p>`
            : table(site, own, [
                [
                  'web.word.rating-list',
                  ({ date }) => html`<a href="${href(site, `/lists/${id}/${date}`)}">${time(site, date)}</a>`,
                  'name',
                ],
                // A revised list may have others; its own page says how many.
                ['web.front.players-published', ({ players }) => players, 'number'],
              ]),
        );
      })}</div>`,
    };
  },
});
