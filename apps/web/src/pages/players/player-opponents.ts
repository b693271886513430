import { playerOpponents } from '@escala/office/questions';
import { pointsText, shortTime } from '../../components/format.ts';
import { foldedName, playerLink } from '../../components/player-link.ts';
import { table } from '../../components/table.ts';
import { emptyState } from '../../components/ui/card.ts';
import { numberedPages } from '../../components/ui/navigation.ts';
import { resultBar } from '../../components/ui/stats.ts';
import { html } from '../../kit/html.ts';
import { TEXT } from '../../kit/query-fields.ts';
import { withQuery } from '../../kit/site.ts';
import { playerHref, playerPage } from './player-frame.ts';

/** The player's opponents, most frequent first. */
export const opponents = playerPage(
  '/opponents',
  'opponents',
  async ({ ask, query, site, translate }, { player }) => {
    const answer = await ask(playerOpponents, { player, size: 50, ...(query.page ? { page: query.page } : {}) });
    const { total, page, size } = answer;
    if (total === 0) return { main: emptyState({ title: translate('web.player.no-events') }) };
    const last = Math.ceil(total / size);
    return {
      main: html`${table(site, answer.opponents, [
        ['web.rating.opponent', ({ opponent, name }) => playerLink(site, opponent, foldedName(name)), 'name'],
        ['web.word.rating', ({ rating }) => rating, 'number wide'],
        ['web.word.games', ({ games }) => games, 'number'],
        [
          'web.front.score',
          ({ points, won, drawn, lost }) =>
            html`<strong>${pointsText(points)}</strong> <span class="quiet small wide">+${won} =${drawn} −${lost}</span>`,
          'number nowrap',
        ],
        [
          html`<span class="unseen">${translate('web.word.games')}</span>`,
          (each) => resultBar(each, `+${each.won} =${each.drawn} −${each.lost}`),
          'wide tally-cell',
        ],
        ['web.front.last-met', ({ last: day }) => shortTime(site, day), 'quiet nowrap wide'],
        [
          html`<span class="unseen">${translate('web.word.compare')}</span>`,
          ({ opponent }) =>
            html`<a href="${playerHref(site, player, withQuery('/compare', { other: opponent }))}">${translate('web.word.compare')}</a>`,
          'number',
        ],
      ])}${numberedPages(site, { page, last }, (to) => playerHref(site, player, withQuery('/opponents', { page: to })))}`,
    };
  },
  { query: { page: TEXT } },
);
