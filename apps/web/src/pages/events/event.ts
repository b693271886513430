import { Refused } from '@escala/office';
import { eventRatingChanges, searchClubs, showCrosstable, showStandings } from '@escala/office/questions';
import { reportName } from '../../components/competition-book.ts';
import { bracket } from '../../components/events/bracket.ts';
import { isLeague, isSquare, squareCrosstable, standingsBeside } from '../../components/events/crosstable.ts';
import { eventCorrections } from '../../components/events/event-corrections.ts';
import { decisionSection } from '../../components/events/event-decision.ts';
import { eventFacts } from '../../components/events/event-facts.ts';
import { eventHref, eventPage, hasTable, type ShownEvent } from '../../components/events/event-frame.ts';
import { eventSchedule } from '../../components/events/event-schedule.ts';
import { gamesOfRound, pairingsTable, resultsIn } from '../../components/events/pairings.ts';
import { roundTitle } from '../../components/events/round-start.ts';
import { standingsTable } from '../../components/events/standings.ts';
import { reservedBoards, reservedPlayers, reserveNote } from '../../components/events/under-reserve.ts';
import { paperButton } from '../../components/paper-link.ts';
import { matchesOfRound, teamStandings, teamsIn } from '../../components/schedules/event-teams.ts';
import { allRounds, roundsAhead } from '../../components/schedules/rounds-ahead.ts';
import { card, emptyState } from '../../components/ui/card.ts';
import { type Html, html } from '../../kit/html.ts';
import { type Ask, definePage } from '../../kit/page.ts';
import { apiHref, type Site } from '../../kit/site.ts';
import { hasScrabble, scrabbleEvent } from '../scrabble/scrabble-event.ts';
import { type EventSeen, eventSeen } from './event-seen.ts';

/** States in which the round is the news. */
const BEFORE_THE_END: readonly string[] = ['registered', 'running'];
const BOARDS_SHOWN = 25;
const PLACES_SHOWN = 12;

/** An event at a glance: its facts, the latest round, the leaders, and its files. */
export const event = definePage({
  path: '/events/:event',
  isLong: true,
  isCopied: true,
  view: async ({ ask, params, site }) => {
    const { event: id = '' } = params;
    const seen = await eventSeen(ask, id).catch((error: unknown) => otherwiseScrabble(ask, error));
    if (seen === undefined) return scrabbleEvent(ask, site, id);
    const { shown, lastRound } = seen;
    const { translate } = site;
    const { clubs } =
      shown.event.club === undefined ? { clubs: [] } : await ask(searchClubs, { limit: 500, left: true });
    const { lists } = await ask(eventRatingChanges, { event: shown.id });
    const club = clubs.find(({ club: id }) => id === shown.event.club)?.name;
    const isPlayed = lastRound > 0;
    const isOver = isPlayed && !BEFORE_THE_END.includes(shown.event.state);
    const teams = isPlayed
      ? teamsIn(seen.field, seen.tournament)?.table(seen.tournament, shown.event.tiebreaks)
      : undefined;
    const whole = isPlayed && !teams ? await wholeOf(ask, site, seen) : undefined;
    const table = teams
      ? // Tie-breaks have a page of their own.
        teamStandings(site, seen.field, { ...teams, tiebreaks: [] })
      : isPlayed && !whole && hasTable(shown)
        ? await leaders(ask, site, seen, isOver)
        : undefined;
    const opening = { part: 'overview', lastRound, live: true } as const;
    const details = card(
      { title: translate('web.word.details'), footer: downloads(site, shown) },
      eventFacts(site, seen, club, lists),
    );
    const schedule = eventSchedule(site, shown, lastRound);
    // Details go where there is more room, the schedule on the other side.
    const boards = Math.min(BOARDS_SHOWN, gamesOfRound(seen.tournament, lastRound).length);
    const places = table === undefined ? 0 : Math.min(PLACES_SHOWN, seen.field.players.length);
    const [under, beside] =
      isPlayed && boards <= places && !isOver ? [details, schedule] : [table && schedule, details];
    // Whoever comes after the end looks for the winner.
    const [leading, aside] = isOver ? [table, undefined] : [undefined, table];
    const first = html`${leading}${isPlayed ? latest(site, seen) : notBegun(site, seen)}
${shown.decision && hasWords(shown.decision) && decisionSection(site, shown.decision, (id) => seen.field.get(id) && seen.field.name(id))}
${await eventCorrections(ask, site, shown.id)}`;
    return eventPage(site, shown, {
      ...opening,
      actions: isPlayed && paperButton(site, shown.id, 'pairings', lastRound),
      main: whole
        ? html`<div class="columns">${isOver && html`<div>${whole}</div>`}<div class="stack">${first}</div>${!isOver && html`<div>${whole}</div>`}
<div class="most">${details}</div><div class="third">${schedule}</div></div>`
        : html`<div class="columns"><div class="most stack">${first}${under}</div>
<div class="third stack">${aside}${beside}${!table && schedule}</div></div>`,
    });
  },
});

/** For an event without objections, its state says enough. */
const hasWords = ({ reason, permission, overruled, waivers }: NonNullable<EventSeen['shown']['decision']>): boolean =>
  reason !== undefined || permission !== undefined || overruled.length + waivers.length > 0;

/** Scrabble events have the same addresses. */
async function otherwiseScrabble(ask: Ask, error: unknown): Promise<undefined> {
  const isMissing = error instanceof Refused && error.refusals.every(({ kind }) => kind === 'missing');
  if (!isMissing || !(await hasScrabble(ask))) throw error;
}

function notBegun(site: Site, seen: EventSeen): Html {
  const { shown, tournament, field, lastRound } = seen;
  if (allRounds(tournament, field, lastRound).length > 0) return roundsAhead(site, seen);
  const title = site.translate('web.event.not-begun', { players: shown.entries.length });
  const players = html`<a class="button" href="${eventHref(site, shown.id, '/players')}">${site.translate('web.event.part-players')}</a>`;
  return emptyState({ title, action: players });
}

/** The round in progress, or the last one played; of teams, with its matches (D-OFF-1130). */
function latest(site: Site, { shown, tournament, field, lastRound: round }: EventSeen): Html {
  const { translate } = site;
  const path = `/rounds/${round}`;
  const links = [
    [path, translate('web.event.all-boards', { boards: gamesOfRound(tournament, round).length })],
    [`${path}?by=name`, translate('web.round.by-name')],
  ] as const;
  const teams = teamsIn(field, tournament);
  const boards = card(
    {
      title: roundTitle(site, shown.event, round),
      aside: resultsIn(site, tournament, round),
      footer: html`<span class="row spread">${links.map(([to, name]) => html`<a href="${eventHref(site, shown.id, to)}">${name}</a>`)}</span>`,
      flush: true,
    },
    pairingsTable(site, { tournament, field, round, underReserve: reservedBoards(shown, round), most: BOARDS_SHOWN }),
  );
  return html`${teams && matchesOfRound(site, teams.matches(tournament), round)}${boards}`;
}

/** The whole event in one picture: a knockout as its bracket, a league as its crosstable. */
async function wholeOf(ask: Ask, site: Site, seen: EventSeen): Promise<Html | undefined> {
  const { shown, tournament, field } = seen;
  if (shown.event.type === 'knockout') return bracket(site, tournament, field);
  if (!isLeague(shown.event.type)) return undefined;
  const crosstable = await ask(showCrosstable, { event: shown.id });
  if (!isSquare(shown.event.type, crosstable)) return undefined;
  const standings = await standingsBeside(ask, shown.id, crosstable);
  return squareCrosstable(site, crosstable, {
    field,
    underReserve: reservedPlayers(seen, crosstable.round),
    standings,
  });
}

/** Undefined without standings: the first round is in progress. */
async function leaders(ask: Ask, site: Site, seen: EventSeen, isWide: boolean): Promise<Html | undefined> {
  const { shown, field } = seen;
  const { standings } = await ask(showStandings, { event: shown.id });
  if (standings.round === 0) return undefined;
  const { translate } = site;
  const all = html`<a href="${eventHref(site, shown.id, '/standings')}">${translate('web.event.all-places', { players: standings.rows.length })}</a>`;
  return card(
    {
      title: translate('web.event-page.leaders'),
      aside: html`<span class="quiet small">${translate('web.event-page.after', { round: standings.round })}</span>`,
      footer: all,
      flush: true,
    },
    html`${standingsTable(site, { standings, field, underReserve: reservedPlayers(seen, standings.round), most: PLACES_SHOWN, isShort: !isWide })}${reserveNote(site, seen, standings.round)}`,
  );
}

function downloads(site: Site, { id, event }: ShownEvent): Html {
  const { translate } = site;
  const file = (name: string): string => apiHref(site, `/events/${encodeURIComponent(id)}/files/${name}`);
  return html`<span class="row small no-print"><span>${translate('web.word.download')}:</span>
<a href="${file('report.trf')}" download>${reportName(site, event)}</a> <a href="${file('report.trf16')}" download>TRF16</a>
<a href="${file('tournament.json')}" download>${translate('web.event.json')}</a>
<a href="${eventHref(site, id, '/games')}">${translate('web.word.games')}</a>
<a href="${file('rounds.ics')}" download>${translate('web.front.calendar-file')}</a></span>`;
}
