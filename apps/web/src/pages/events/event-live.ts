import { showIdentity, showStandings } from '@escala/office/questions';
import { eventHref, hasTable } from '../../components/events/event-frame.ts';
import { hallBoards, hallMatches, hallNames, hallStandings, hallTeams } from '../../components/events/hall-pages.ts';
import { nextStart, roundStart } from '../../components/events/round-start.ts';
import { reservedBoards, reservedPlayers } from '../../components/events/under-reserve.ts';
import { teamsIn } from '../../components/schedules/event-teams.ts';
import { emblem } from '../../components/ui/icon.ts';
import { type Html, html } from '../../kit/html.ts';
import { type Ask, definePage } from '../../kit/page.ts';
import { oneOf } from '../../kit/query-fields.ts';
import type { Site } from '../../kit/site.ts';
import { type EventSeen, eventSeen } from './event-seen.ts';
import { type SeatedGame, seatedGames } from './seats/seated-games.ts';

const SHOWN = ['boards', 'names', 'standings'] as const;

/**
 * The screen in the hall: the boards, also by name until results come in; the standings once all are in. One picture
 * after another, without anything to press; `browser/modules/events/hall.ts` rotates and refreshes them. Without it
 * they are one below the other.
 */
export const eventLive = definePage({
  path: '/events/:event/live',
  query: { boards: /^\d{1,4}-\d{1,4}$/, show: oneOf(...SHOWN), theme: oneOf('dark', 'light') },
  view: async ({ ask, params, query, site }) => {
    const seen = await eventSeen(ask, params.event);
    const { shown, lastRound: round } = seen;
    const { translate } = site;
    const { event } = shown;
    const { identity } = await ask(showIdentity, {});
    const part = partOf(query);
    const games = await seatedGames(ask, seen, round);
    const open = games.filter(({ result }) => result === undefined).length;
    const start = roundStart(site, event, round);
    const about = html`${translate('web.word.round-of', { round, rounds: event.rounds })}${start && html` · ${start}`}`;
    return {
      title: translate('web.event.title', { event: event.name, part: translate('web.word.hall-screen') }),
      bare: query.theme === 'dark' || query.theme === 'light' ? query.theme : (identity.hallScreen ?? 'light'),
      scripts: ['hall.ts'],
      main: html`<div class="hall"><header class="band">${emblem(site.federation)}<div><h1>${event.name}</h1><p>${about}</p></div>
<p class="state">${hallState(site, seen, open, games.length, part)}</p><p class="clock" data-hall-clock></p></header>
<div data-live data-round="${round}">${round === 0 ? html`<p class="big">${translate('web.event.not-begun', { players: shown.entries.length })}</p>` : await pictures(ask, site, seen, games, part)}</div>
<footer><div data-hall-code="${site.reach}${eventHref(site, shown.id, '/seat')}"></div><p><strong>${translate('web.hall.phone')}</strong><br><span data-hall-address></span></p>
<button type="button" data-ring hidden data-on="${translate('web.ring.on')}">${translate('web.ring.ask')}</button>
<p class="turn" data-hall-turn></p></footer></div>`,
    };
  },
});

/** What is in progress; between rounds, when play continues, or the round that the standings are of. */
function hallState(site: Site, { shown, lastRound }: EventSeen, open: number, boards: number, part: ScreenPart): Html {
  const { translate } = site;
  const next = open === 0 && nextStart(site, shown, lastRound);
  if (lastRound === 0) return html`${next && html`<strong>${next}</strong>`}`;
  if (open > 0) return html`${translate('web.hall.playing', { open, boards })}<br>${translate('web.hall.white-left')}`;
  const hasTable = part.show === undefined || part.show === 'standings';
  const table = hasTable && html`<strong>${translate('web.standings.title', { round: lastRound })}</strong>`;
  return html`${translate('web.hall.all-in')}<br>${next ? html`<strong>${next}</strong>` : table}`;
}

/**
 * What one of several screens shows: `?boards=31-60`, `?show=names`,
 * `?show=standings`; by default everything in turn (D-OFF-610).
 */
interface ScreenPart {
  readonly show?: 'boards' | 'names' | 'standings' | undefined;
  readonly from: number;
  readonly to: number;
}

function partOf(query: Readonly<Record<string, string>>): ScreenPart {
  const [, from, to] = /^(\d{1,4})-(\d{1,4})$/.exec(query.boards ?? '') ?? [];
  const show = SHOWN.find((each) => each === query.show);
  if (from === undefined || to === undefined) return { show, from: 1, to: Number.POSITIVE_INFINITY };
  return { show: show ?? 'boards', from: Number(from), to: Number(to) };
}

async function pictures(
  ask: Ask,
  site: Site,
  seen: EventSeen,
  all: readonly SeatedGame[],
  part: ScreenPart,
): Promise<Html> {
  const { shown, field, tournament, lastRound } = seen;
  const teams = teamsIn(field, tournament);
  const open = all.filter(({ result }) => result === undefined).length;
  const games = all.filter(({ board }) => board >= part.from && board <= part.to);
  const boards = hallBoards(site, field, games, reservedBoards(shown, lastRound), teams !== undefined);
  if (part.show === 'names') return html`${hallNames(site, field, games)}`;
  if (part.show === 'boards') return html`${boards}`;
  if (teams) {
    const places = hallTeams(site, teams.table(tournament, shown.event.tiebreaks));
    if (part.show === 'standings') return html`${places}`;
    const matches = hallMatches(
      site,
      teams.matches(tournament).filter(({ round }) => round === lastRound),
    );
    return html`${open === 0 && places}${matches}${boards}${open === all.length && hallNames(site, field, games)}`;
  }
  const isTable = part.show === 'standings' || (part.show === undefined && open === 0);
  if (!isTable || !hasTable(shown))
    return html`${boards}${part.show === undefined && open === all.length && hallNames(site, field, games)}`;
  const { standings } = await ask(showStandings, { event: shown.id });
  const places = hallStandings(site, field, standings, reservedPlayers(seen, standings.round));
  return html`${places}${part.show === undefined && boards}`;
}
