import { isStandardChess } from '@escala/office';
import { recordNormByRating } from '@escala/office/acts';
import {
  type AnswerOf,
  normsOfEvent,
  searchLists,
  searchPromotions,
  showFederation,
  titlesDue,
} from '@escala/office/questions';
import { actForm } from '../../components/act-form.ts';
import { ownTitles } from '../../components/competition-book.ts';
import { needsScript } from '../../components/form-fields.ts';
import { emptyState } from '../../components/ui/card.ts';
import { popup } from '../../components/ui/popup.ts';
import { type DeskSite, defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Ask } from '../../kit/page.ts';
import { dueTitles } from './due-titles.ts';
import { judgedEvents } from './judged-events.ts';
import { performanceHome } from './performance-home.ts';
import { promotionsTable } from './promotions-table.ts';
import { articlesSaid, judgedLines, normedTitle, onePlayer, TITLES } from './titles-frame.ts';

/** Titles due, waiting promotions, norms of events, and norms by rating. */
export const titlesHome = defineDeskPage({
  path: '/desk/titles',
  needs: TITLES,
  view: async ({ ask, query, site, translate }) => {
    if (ownTitles(site)?.performance !== undefined) return performanceHome(ask, query, site);
    const { settings } = await ask(showFederation, {});
    if (normedTitle(site) === undefined)
      return { title: translate('web.desk-titles.title'), main: html`<p>${translate('web.desk-titles.no-rules')}</p>` };
    const { due } = await ask(titlesDue, {});
    const { promotions } = await ask(searchPromotions, { state: 'recorded' });
    const { lines, older } = await judgedLines(ask, site, query, (event) => ask(normsOfEvent, { event }));
    const nothingWaits = due.length + promotions.length === 0;
    return {
      title: translate('web.desk-titles.title'),
      actions: popup(
        site,
        { id: 'norm-by-rating', opens: translate('web.desk-titles.by-rating') },
        await byRating(ask, site, settings.series),
      ),
      scripts: ['registry-chosen.ts'],
      main: html`${needsScript(translate)}<div class="columns"><div class="most stack">
${nothingWaits && emptyState({ title: translate('web.desk-titles.none-due') })}${dueTitles(site, due)}${promotionsTable(site, promotions)}
${judgedEvents(site, lines, older)}</div>
<div class="third stack">${onePlayer(site)}<p class="small quiet">${translate('web.desk-titles.said')} ${articlesSaid(site, 'counted', 'kept', 'needed')}</p></div></div>`,
    };
  },
});

type Series = AnswerOf<typeof showFederation>['settings']['series'];

async function byRating(ask: Ask, site: DeskSite, series: Series): Promise<Html> {
  const { translate } = site;
  const { lists } = await ask(searchLists, {});
  const names = new Map(series.filter(isStandardChess).map(({ id, name }) => [id, name]));
  const options = lists
    .filter(({ series: id }) => names.has(id))
    .map(({ series: id, date }) => [{ series: id, date }, `${names.get(id)}, ${date}`] as const);
  if (options.length === 0) return html`<p>${translate('web.desk-titles.no-lists')}</p>`;
  return actForm(site, recordNormByRating, {
    id: 'by-rating',
    reason: 'optional',
    fields: (f) => html`<p>${translate('web.desk-titles.by-rating-said')} ${articlesSaid(site, 'byRating')}</p>
${f.player('player')}
${f.together('series', options, { label: translate('web.word.rating-list') })}`,
  });
}
