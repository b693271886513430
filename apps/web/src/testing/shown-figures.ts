import { changeSize } from '@escala/messages';
import { html } from '../kit/html.ts';
import type { Page, PublicPage } from '../kit/page.ts';
import { event } from '../pages/events/event.ts';
import { eventCard } from '../pages/events/event-card.ts';
import { eventCrosstable } from '../pages/events/event-parts.ts';
import { eventPlayers } from '../pages/events/event-players.ts';
import { eventStandings } from '../pages/events/event-standings.ts';
import { home } from '../pages/home/home.ts';
import { player } from '../pages/players/player.ts';
import { playerGames } from '../pages/players/player-games.ts';
import { playerHistory } from '../pages/players/player-history.ts';
import { players } from '../pages/players/players.ts';
import { differences } from '../pages/rating/differences.ts';
import { datedList, latestList } from '../pages/rating/list.ts';
import { lists } from '../pages/rating/lists.ts';
import { datedRating, latestRating } from '../pages/rating/rating.ts';
import { nextRating } from '../pages/rating/rating-next.ts';

/** What the figures are about. */
export interface Subject {
  readonly player: string;
  readonly series: string;
  /** The latest list. */
  readonly date: string;
  /** An event that the player is in and that is not decided yet. */
  readonly event: string;
}

/** Where a page shows a figure; undefined if it does not show it for this subject. */
export interface Place {
  readonly page: PublicPage;
  readonly params?: (subject: Subject) => Record<string, string>;
  readonly query?: Record<string, string>;
  readonly read: (page: string, subject: Subject) => string | undefined;
}

/** The first match on the page; `<player>` and the like stand for the subject's. */
const first = (pattern: string): Place['read'] => {
  return (page, subject) =>
    new RegExp(
      pattern.replace(/<(\w+)>/g, (_, name: keyof Subject) => subject[name]),
      'm',
    ).exec(page)?.[1];
};

/** How many lines of the page match; undefined if none does. */
const lines = (pattern: RegExp): Place['read'] => {
  return (page) => page.match(pattern)?.length.toString();
};

/** A change with all its decimals, as pages without its working have it (D-OFF-1201). */
const rounded =
  (read: Place['read']): Place['read'] =>
  (page, subject) => {
    const exact = read(page, subject);
    return exact?.replace(/[\d.]+/, (size) => changeSize(Number(size), 'en'));
  };

/** A page as lines to be searched: links as addresses in brackets, cells ended by `|`, rows and blocks by a new line. */
export const pageText = ({ facts = [], band, main }: Page): string =>
  html`${facts.map((fact) => html`${fact}\n`)}${band}${main}`.html
    .replaceAll(/<(svg|script|style)\b.*?<\/\1>/gs, '')
    .replaceAll('\n', ' ')
    .replaceAll(/<a [^>]*?href="([^"]*)"[^>]*>/g, ' [$1] ')
    .replaceAll(/<\/t[dh]>/g, '|')
    .replaceAll(/<\/(tr|li|p|dl|section|header|footer|table|h2|div)>/g, '\n')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/ +/g, ' ');

const ofLine = ({ player, series, date }: Subject) => ({ player, series, date });
const ofEvent = ({ event, player }: Subject) => ({ event, entrant: player });
const LINE = '\\[[^\\]]*/players/<player>/ratings/<series>/<date>\\]';
const EVENT = '\\[[^\\]]*/events/<event>\\]';
const CHANGE = '([−+]\\d+)';

/**
 * Figures that stand on several pages, each with every place where it stands. Whoever adds a page adds what it shows
 * here, or the page to `OTHER_PAGES`: a page that is in neither fails the test. A figure must read the same everywhere.
 */
export const SHOWN_FIGURES: Readonly<Record<string, readonly Place[]>> = {
  'rating of today': [
    { page: player, read: first('Today, unofficial (\\d+) ') },
    { page: nextRating, params: ofLine, read: first(' = (\\d+) ') },
  ],
  'change of today': [
    { page: player, read: first(`Today, unofficial \\d+ ${CHANGE} with`) },
    { page: nextRating, params: ofLine, read: first(`→ ${CHANGE} rounded`) },
  ],
  'games of today': [
    { page: player, read: first('Today, unofficial [^\\n]* with (\\d+|one) game') },
    { page: nextRating, params: ofLine, read: first('(\\d+|one) games? →') },
  ],
  'change by an event that is not decided': [
    { page: player, read: first(`${EVENT}[^\\n]*so far \\[[^\\]]*\\] ([−+]?[\\d.]+) \\|`) },
    { page: eventCard, params: ofEvent, read: first('Standard, [^|]*\\|[^\\n]*\\| ([−+]?[\\d.]+) \\|') },
    // Worked out with all its decimals there.
    {
      page: nextRating,
      params: ofLine,
      read: rounded(first(`${EVENT}[^]*?\\| Sum\\|.* ([−+]?[\\d.]+) \\| \\| \\|`)),
    },
  ],
  'rated games in an event that is not decided': [
    { page: playerGames, read: first(`${EVENT}[^\\n]*\\n[^\\n]* of (\\d+) `) },
    { page: player, read: first(`${EVENT}[^\\n]*\\| [^|]* of (\\d+)\\|`) },
    { page: eventCard, params: ofEvent, read: first('Standard, [^|]*\\| \\d+\\| (\\d+)\\|') },
  ],
  rating: [
    { page: player, read: first('All\\s+\\d+ \\S+ \\d{4} (\\d+) ') },
    { page: datedRating, params: ofLine, read: first(' = (\\d+) ') },
    { page: latestRating, params: ofLine, read: first(' = (\\d+) ') },
    { page: playerHistory, read: first(`\\| ${LINE}[^|]*?(\\d+) \\|`) },
    { page: latestList, params: ofLine, read: first(`${LINE} (\\d+) `) },
    { page: datedList, params: ofLine, read: first(`${LINE} (\\d+) `) },
    { page: home, read: first(`${LINE} (\\d+) `) },
    { page: players, read: first(`${LINE} (\\d+) `) },
    { page: differences, params: ofLine, read: first('/players/<player>\\][^|]*\\| [^|]*\\| (\\d+) \\|') },
  ],
  'change on the list': [
    { page: player, read: first(`All\\s+\\d+ \\S+ \\d{4} \\d+ (?:\\[[^\\n]* )?${CHANGE} `) },
    { page: datedRating, params: ofLine, read: first(`→ ${CHANGE} rounded`) },
    { page: playerHistory, read: first(`\\| ${LINE}[^|]*\\| ${CHANGE} \\|`) },
    { page: latestList, params: ofLine, read: first(`${LINE} [^|]*\\| ${CHANGE} \\|`) },
    { page: home, read: first(`${LINE} [^|]*\\| ${CHANGE} \\|`) },
  ],
  'players on the list': [
    { page: latestList, params: ofLine, read: first('^ ?(\\d+) players') },
    { page: latestList, params: ofLine, read: first('(\\d+) players, rated by') },
    { page: datedList, params: ofLine, read: first('^ ?(\\d+) players') },
    { page: home, read: first('List of [^\\n]*?(\\d+) players') },
    { page: home, read: first('The whole list: (\\d+) players') },
    { page: lists, read: first('/lists/<series>/<date>\\] [^|]*\\| (\\d+)\\|') },
    { page: players, read: first('The whole list: (\\d+) players') },
  ],
  'players with a place on the list': [
    { page: latestList, params: ofLine, read: first('^ ?(?:\\d+ players\\s+)?(\\d+) (?:of them ranked|players)') },
    { page: player, read: first('Rank \\d+ of (\\d+) ') },
  ],
  'players in an event': [
    { page: event, params: ofEvent, read: first(' (\\d+) players ') },
    { page: eventPlayers, params: ofEvent, read: first('(\\d+) players by pairing number') },
    { page: eventPlayers, params: ofEvent, read: lines(/\| .*\/players\/\w+\] /g) },
    { page: eventStandings, params: ofEvent, read: lines(/\?why=\w+#working/g) },
    { page: eventCrosstable, params: ofEvent, read: lines(/\| .*\/players\/\w+\] /g) },
    { page: eventCard, params: ofEvent, read: first('Place \\d+ of (\\d+)') },
  ],
};

const COMPARED = Object.values(SHOWN_FIGURES).flatMap((places) => places.map(({ page }) => page.path));

/** Pages with none of these figures: entry ratings, results and places are the event's, and stand once. */
const OTHER_PAGES = [
  ...['/events', '/events/:event/bracket', '/events/:event/schedule', '/events/:event/rounds/:round'],
  ...['/events/:event/rounds/:round/boards/:board', '/events/:event/rounds/:round/cards', '/events/:event/teams'],
  ...['/events/:event/prizes', '/events/:event/games', '/events/:event/enter', '/events/:event/ratings'],
  ...['/events/:event/verdicts', '/events/:event/live', '/events/:event/seat', '/leagues', '/leagues/:league'],
  ...['/matches/:match', '/lists/:series/:date/sections', '/players/:player/opponents', '/players/:player/compare'],
  ...[
    '/sign-in',
    '/entry-address',
    '/forgotten-password',
    '/unsubscribe',
    '/account',
    '/board-device',
    '/check-in',
    '/regulations',
  ],
  ...['/regulations/:book', '/regulations/:rules/questions', '/health', '/clubs', '/design', '/clubs/:club'],
  ...['/privacy', '/help', '/help/:guide'],
];

/** Whether somebody has said which figures a page shows. */
export const isTold = ({ path }: PublicPage): boolean => COMPARED.includes(path) || OTHER_PAGES.includes(path);
