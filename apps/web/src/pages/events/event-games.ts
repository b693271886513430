import { eventGames } from '@escala/office/questions';
import { eventPage } from '../../components/events/event-frame.ts';
import { emptyState } from '../../components/ui/empty-state.ts';
import { html } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import { apiHref } from '../../kit/site.ts';
import { eventSeen } from './event-seen.ts';
import { gamesTable } from './games-table.ts';

/** The games that are kept with an event, round by round, and all of them as one file. */
export const eventGamesPage = definePage({
  path: '/events/:event/games',
  isCopied: true,
  view: async (ask, { params }, site) => {
    const seen = await eventSeen(ask, params.event ?? '');
    const { shown, field, lastRound } = seen;
    const { translate } = site;
    const { games } = await ask(eventGames, { event: shown.id });
    const file = apiHref(site, `/events/${encodeURIComponent(shown.id)}/files/games.pgn`);
    return eventPage(site, shown, {
      part: 'games',
      heading: translate('web.word.games'),
      lastRound,
      main:
        games.length === 0
          ? emptyState({ title: translate('web.games.none') })
          : html`<p class="no-print"><a href="${file}" download>${translate('web.games.all')}</a></p>
${gamesTable(site, field, games)}`,
    });
  },
});
