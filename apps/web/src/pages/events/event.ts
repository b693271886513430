import { Refused } from '@escala/office';
import { eventRatingChanges, searchClubs, showStandings } from '@escala/office/questions';
import { eventCorrections } from '../../components/events/event-corrections.ts';
import { decisionSection } from '../../components/events/event-decision.ts';
import { eventFacts } from '../../components/events/event-facts.ts';
import { eventHref, eventPage, hasTable } from '../../components/events/event-frame.ts';
import { gamesOfRound, pairingsTable } from '../../components/events/pairings.ts';
import { standingsTable } from '../../components/events/standings.ts';
import { reservedBoards, reservedPlayers, reserveNote } from '../../components/events/under-reserve.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import { type Ask, definePage } from '../../kit/page.ts';
import { apiHref, type Site } from '../../kit/site.ts';
import { hasScrabble, scrabbleEvent } from '../scrabble/scrabble-event.ts';
import { type EventSeen, eventSeen } from './event-seen.ts';

const BOARDS_SHOWN = 10;
const PLACES_SHOWN = 10;

/** An event at a glance: its facts, the latest round, the first of the table, and what may be taken away. */
export const event = definePage({
  path: '/events/:event',
  view: async (ask, { params }, site) => {
    const { event: id = '' } = params;
    const seen = await eventSeen(ask, id).catch((error: unknown) => otherwiseScrabble(ask, error));
    if (seen === undefined) return scrabbleEvent(ask, site, id);
    const { shown, lastRound } = seen;
    const { clubs } =
      shown.event.club === undefined ? { clubs: [] } : await ask(searchClubs, { limit: 500, left: true });
    const { lists } = await ask(eventRatingChanges, { event: shown.id });
    const club = clubs.find(({ club: id }) => id === shown.event.club)?.name;
    return eventPage(site, shown, {
      part: 'overview',
      lastRound,
      live: true,
      main: html`${eventFacts(site, seen, club, lists)}
${rounds(site, seen)}
${shown.decision && hasWords(shown.decision) && decisionSection(site, shown.decision, (id) => seen.field.get(id)?.name)}
${await eventCorrections(ask, site, shown.id)}
${lastRound > 0 && latest(site, seen)}
${lastRound > 0 && hasTable(shown) && (await leaders(ask, site, seen))}
${downloads(site, shown.id)}`,
    });
  },
});

/** An event that nothing stood against says so by its state. */
const hasWords = ({ reason, permission, overruled, waivers }: NonNullable<EventSeen['shown']['decision']>): boolean =>
  reason !== undefined || permission !== undefined || overruled.length + waivers.length > 0;

/** Events of Scrabble have the same addresses. */
async function otherwiseScrabble(ask: Ask, error: unknown): Promise<undefined> {
  const isMissing = error instanceof Refused && error.refusals.every(({ kind }) => kind === 'missing');
  if (!isMissing || !(await hasScrabble(ask))) throw error;
}

function rounds(site: Site, { shown, lastRound }: EventSeen): Value {
  if (lastRound === 0)
    return html`<p class="notice">${site.translate('web.event.not-begun', { players: shown.entries.length })}</p>`;
  return html`<nav class="numbers" aria-label="${site.translate('web.event.rounds')}"><ul>
${Array.from({ length: lastRound }, (_, i) => html`<li><a href="${eventHref(site, shown.id, `/rounds/${i + 1}`)}">${site.translate('web.round.title', { round: i + 1 })}</a></li>\n`)}
</ul></nav>`;
}

function latest(site: Site, { shown, tournament, field, lastRound: round }: EventSeen): Html {
  const { translate } = site;
  const boards = gamesOfRound(tournament, round).length;
  const all = eventHref(site, shown.id, `/rounds/${round}`);
  return html`<section><h2>${translate('web.event.latest', { round })}</h2>
${pairingsTable(site, { tournament, field, round, underReserve: reservedBoards(shown, round), most: BOARDS_SHOWN })}
<p><a href="${all}">${translate('web.event.all-boards', { boards })}</a></p></section>`;
}

/** The table may not be there yet: the first round is being played. */
async function leaders(ask: Ask, site: Site, seen: EventSeen): Promise<Html> {
  const { shown, field, tournament } = seen;
  const { standings } = await ask(showStandings, { event: shown.id });
  if (standings.round === 0) return html``;
  const { translate } = site;
  return html`<section><h2>${translate('web.standings.after', { round: standings.round, rounds: tournament.rounds })}</h2>
${standingsTable(site, { standings, field, underReserve: reservedPlayers(seen, standings.round), most: PLACES_SHOWN })}
${reserveNote(site, seen, standings.round)}
<p><a href="${eventHref(site, shown.id, '/standings')}">${translate('web.event.all-places', { players: standings.rows.length })}</a></p></section>`;
}

function downloads(site: Site, id: string): Html {
  const { translate } = site;
  const file = (name: string): string => apiHref(site, `/events/${encodeURIComponent(id)}/files/${name}`);
  return html`<section class="no-print"><h2>${translate('web.event.take-away')}</h2>
<ul>
<li><a href="${file('report.trf')}" download>${translate('web.event.trf')}</a> (<a href="${file('report.trf16')}" download>TRF16</a>)</li>
<li><a href="${file('tournament.json')}" download>${translate('web.event.json')}</a></li>
</ul></section>`;
}
