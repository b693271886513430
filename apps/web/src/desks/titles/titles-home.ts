import { isStandardChess, Refused } from '@escala/office';
import { recordNormByRating } from '@escala/office/acts';
import {
  normsOfEvent,
  searchEvents,
  searchLists,
  searchPromotions,
  showFederation,
  titlesDue,
} from '@escala/office/questions';
import { actForm } from '../../components/act-form.ts';
import { needsScript, playerField } from '../../components/form-fields.ts';
import { card } from '../../components/ui/card.ts';
import { emptyState } from '../../components/ui/empty-state.ts';
import { popup } from '../../components/ui/popup.ts';
import { type DeskSite, defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Ask } from '../../kit/page.ts';
import { href, withQuery } from '../../kit/site.ts';
import { dueTitles } from './due-titles.ts';
import { type JudgedLine, judgedEvents } from './judged-events.ts';
import { promotionsTable } from './promotions-table.ts';
import { articlesSaid, normedTitle, TITLES } from './titles-frame.ts';

/** Events looked through at once: each is judged anew. */
const EVENTS = 12;

/** Titles that are due, promotions that wait, norms of events, and norms by rating. */
export const titlesHome = defineDeskPage({
  path: '/desk/titles',
  needs: TITLES,
  view: async (ask, { query }, site) => {
    const { translate } = site;
    const { settings } = await ask(showFederation, {});
    if (normedTitle(site) === undefined)
      return { title: translate('web.desk-titles.title'), main: html`<p>${translate('web.desk-titles.no-rules')}</p>` };
    const { due } = await ask(titlesDue, {});
    const { promotions } = await ask(searchPromotions, { state: 'recorded' });
    const nothingWaits = due.length + promotions.length === 0;
    return {
      title: translate('web.desk-titles.title'),
      actions: popup(
        site,
        { id: 'norm-by-rating', opens: translate('web.desk-titles.by-rating') },
        await byRating(ask, site, settings.series),
      ),
      scripts: ['act-forms.ts', 'registry-chosen.ts'],
      main: html`${needsScript(translate)}<div class="columns"><div class="most stack">
${nothingWaits && emptyState({ title: translate('web.desk-titles.none-due') })}${dueTitles(site, due)}${promotionsTable(site, promotions)}
${await events(ask, site, query)}</div>
<div class="third stack">${card(
        { title: translate('web.desk-titles.one-player') },
        html`<form class="account" data-chosen data-leads-to="${href(site, '/desk/titles/players/{player}')}">
${playerField('one', site, { name: 'player', label: translate('web.list.name'), hint: translate('web.desk-registry.pick-hint') })}
<button>${translate('web.desk-titles.show-norms')}</button></form>`,
      )}<p class="small quiet">${translate('web.desk-titles.said')} ${articlesSaid(site, 'counted', 'kept', 'needed')}</p></div></div>`,
    };
  },
});

async function events(ask: Ask, site: DeskSite, { after, afterId }: Readonly<Record<string, string>>): Promise<Html> {
  const page = after && afterId ? { after: { value: after, id: afterId } } : {};
  const { events: found, next } = await ask(searchEvents, { state: 'accepted', limit: EVENTS, ...page });
  const lines: JudgedLine[] = [];
  for (const event of found) lines.push({ event, judged: await judgedOrNone(ask, event.id) });
  const { translate } = site;
  const older =
    next &&
    html`<a rel="next" href="${href(site, withQuery('/desk/titles', { after: next.value, afterId: next.id }))}">${translate('web.desk-titles.older-events')}</a>`;
  return judgedEvents(site, lines, older);
}

/** An event of teams, or without games, is not judged. */
async function judgedOrNone(ask: Ask, event: string): Promise<JudgedLine['judged']> {
  try {
    return await ask(normsOfEvent, { event });
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

type Series = Awaited<ReturnType<(typeof showFederation)['ask']>>['settings']['series'];

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
${f.together('series', options, { label: translate('web.player.list') })}`,
  });
}
