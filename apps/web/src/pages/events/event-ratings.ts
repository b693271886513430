import { number } from '@escala/messages';
import { type AnswerOf, eventRatingChanges } from '@escala/office/questions';
import { decimalChange, hundredths, pointsText, time } from '../../components/format.ts';
import { table } from '../../components/table.ts';
import { notice } from '../../components/ui/card.ts';
import { type Html, html } from '../../kit/html.ts';
import { href, type Site } from '../../kit/site.ts';
import { eventPart } from './event-seen.ts';

type List = AnswerOf<typeof eventRatingChanges>['lists'][number];

/** The event's effect on everybody's rating, list by list. */
export const eventRatings = eventPart(
  'ratings',
  'web.event.part-ratings',
  async ({ shown }, { ask, site, translate }) => {
    const { lists, names } = await ask(eventRatingChanges, { event: shown.id });
    const { state, parts } = shown.event;
    const upTo = state === 'accepted' ? undefined : parts?.accepted;
    const none = state === 'accepted' ? 'web.event.counts-for-no-list' : 'web.event.counts-later';
    return {
      main:
        lists.length === 0
          ? notice(translate(none))
          : html`${upTo && notice(translate('web.event-ratings.up-to', { round: upTo }))}<p>${translate('web.event-ratings.said')}</p>${lists.map((list) => ratingsTable(site, list, names))}
<p class="quiet small">${translate('web.event-ratings.unrated')}</p>`,
    };
  },
);

/** The explanation of the player's line, game by game. */
function lineOf(site: Site, { series, date, published }: List, player: string): string {
  return href(site, published ? `/players/${player}/ratings/${series}/${date}` : `/players/${player}`);
}

function ratingsTable(site: Site, list: List, names: Readonly<Record<string, string>>): Html {
  const { series, name, date, published, changes } = list;
  const { translate, language } = site;
  return html`<section><h2>${name}, ${time(site, date)}</h2>
<p>${published ? html`<a href="${href(site, `/lists/${series}/${date}`)}">${translate('web.event-ratings.list')}</a>` : translate('web.event-ratings.to-come')}</p>
${table(site, changes, [
  [
    'web.word.player',
    ({ player }) => html`<a href="${lineOf(site, list, player)}">${names[player] ?? player}</a>`,
    'name',
  ],
  ['web.event-ratings.own', ({ own }) => own, 'number'],
  ['web.word.games', ({ games }) => games, 'number wide'],
  ['web.word.score', ({ score }) => pointsText(score), 'number'],
  ['web.event-ratings.expected', ({ expected }) => hundredths(site, expected), 'number'],
  [
    html`${'K'}`,
    ({ k }) =>
      k === null ? html`<abbr title="${translate('web.event-ratings.several-k')}">≠</abbr>` : number(k, language),
    'number wide',
  ],
  ['web.list.change', ({ change }) => decimalChange(site, change), 'number'],
])}${changes.some(({ k }) => k === null) && html`<p class="quiet small wide">≠ K: ${translate('web.event-ratings.several-k')}</p>`}</section>`;
}
