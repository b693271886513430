import { entryOf } from '@escala/core';
import type { MessageKey } from '@escala/messages';
import { showRounds } from '@escala/office/questions';
import { type EventField, playerLink } from '../../components/events/event-field.ts';
import { eventHref, eventPage } from '../../components/events/event-frame.ts';
import { gamesOfRound, pairingsTable, resultsIn, withoutGame } from '../../components/events/pairings.ts';
import type { PairedGame } from '../../components/events/result.ts';
import { roundDifferences } from '../../components/events/round-differences.ts';
import { roundTitle } from '../../components/events/round-start.ts';
import { tieBreakGames } from '../../components/events/tie-break-games.ts';
import { reservedBoards, suspendedBoards, suspendedLines } from '../../components/events/under-reserve.ts';
import { whyNot } from '../../components/events/why-not.ts';
import { paperButton, roundPapers } from '../../components/paper-link.ts';
import { matchesOfRound, teamsIn } from '../../components/schedules/event-teams.ts';
import { table } from '../../components/table.ts';
import { card } from '../../components/ui/card.ts';
import { type Tab, tabs } from '../../components/ui/navigation.ts';
import { type Html, html } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import { oneOf, TEXT } from '../../kit/query-fields.ts';
import type { Site } from '../../kit/site.ts';
import { type EventSeen, eventSeen } from './event-seen.ts';
import { seatedGames } from './seats/seated-games.ts';

/** A round: pairings, results, players without a game, and changes by hand. */
export const eventRound = definePage({
  path: '/events/:event/rounds/:round',
  query: { by: oneOf('name'), player: TEXT, other: TEXT },
  isCopied: true,
  view: async ({ ask, params, query, site }) => {
    const isByName = query.by === 'name';
    const round = Number(params.round);
    const seen = await eventSeen(ask, params.event);
    const { shown, tournament, field, lastRound } = seen;
    const isOfDesk = shown.rounds.some((each) => each.round === round);
    // For a round that is neither at the desk nor in a report, the question refuses.
    const isKnown = isOfDesk || gamesOfRound(tournament, round).length > 0;
    const { rounds } = isKnown && !isOfDesk ? { rounds: [] } : await ask(showRounds, { event: shown.id, round });
    const [made] = rounds;
    const why = (board: number): string => eventHref(site, shown.id, `/rounds/${round}/boards/${board}`);
    const underReserve = reservedBoards(shown, round);
    const teams = isByName ? undefined : teamsIn(field, tournament);
    const parts = {
      tournament,
      field,
      round,
      whyHref: isOfDesk && !site.copiedAt ? why : undefined,
      free: made?.free,
      underReserve,
    };
    const explains =
      isOfDesk && !isByName && !site.copiedAt && entryOf(field.book.systems, tournament.system)?.explain !== undefined;
    const { player, other } = query;
    const whyNotCard = explains && (await whyNot(ask, site, { ...seen, round, player, other }));
    return eventPage(site, shown, {
      part: 'round',
      heading: site.translate('web.round.title', { round }),
      isHeaded: true,
      lastRound,
      round,
      live: true,
      actions: paperButton(site, shown.id, isByName ? 'seats' : 'pairings', round),
      main: html`<div class="row spread">${otherRounds(site, seen, round, isByName)}${orders(site, seen, round, isByName)}</div><div class="stack">
${!isByName && made && made.differences.length > 0 && roundDifferences(site, field, made.differences)}
${suspendedLines(site, suspendedBoards(shown, round))}${teams && matchesOfRound(site, teams.matches(tournament), round)}${card({ title: roundTitle(site, shown.event, round), aside: resultsIn(site, tournament, round), flush: true }, isByName ? placesByName(site, field, round, await seatedGames(ask, seen, round)) : pairingsTable(site, parts))}
${withoutGame(site, parts)}${made && tieBreakGames(site, field, made.boards)}${whyNotCard}
<p class="no-print small">${!site.copiedAt && html`<a href="${eventHref(site, shown.id, `/rounds/${round}/cards`)}">${site.translate('web.round.cards')}</a> · `}${roundPapers(site, shown.id, round)}</p></div>`,
    });
  },
});

/** By board, as the arbiter walks along them; by name, as players look for themselves (D-OFF-325). */
function orders(site: Site, { shown }: EventSeen, round: number, isByName: boolean): Html {
  const tab = (path: string, key: MessageKey, isHere: boolean): Tab => ({
    name: site.translate(key),
    href: eventHref(site, shown.id, `/rounds/${round}${path}`),
    isHere,
  });
  return tabs([tab('', 'web.round.by-board', !isByName), tab(BY_NAME, 'web.round.by-name', isByName)], {
    label: site.translate('web.round.order'),
    kind: 'mini',
  });
}

const BY_NAME = '?by=name';

function otherRounds(site: Site, { shown, lastRound }: EventSeen, here: number, isByName: boolean): Html {
  return tabs(
    Array.from({ length: lastRound }, (_, i) => i + 1).map((round) => ({
      name: html`<span class="unseen">${site.translate('web.round.title', { round })}</span><span aria-hidden="true">${round}</span>`,
      href: eventHref(site, shown.id, `/rounds/${round}${isByName ? BY_NAME : ''}`),
      isHere: round === here,
    })),
    { label: site.translate('web.word.rounds'), kind: 'numbers' },
  );
}

/** Where everybody sits, by name: what two hundred players look for at the door at once. */
function placesByName(site: Site, field: EventField, round: number, games: readonly PairedGame[]): Html {
  const { translate, language } = site;
  const seats = games.flatMap(({ white, black, board }) => [
    { player: white, opponent: black, colour: 'white' as const, board },
    { player: black, opponent: white, colour: 'black' as const, board },
  ]);
  const byName = new Intl.Collator(language);
  seats.sort((a, b) => byName.compare(field.name(a.player), field.name(b.player)));
  return table(
    site,
    seats,
    [
      ['web.word.player', ({ player }) => playerLink(site, field, player), 'name'],
      ['web.round.board', ({ board }) => html`<strong>${board}</strong>`, 'number'],
      ['web.word.colour', ({ colour }) => translate(`web.colour.${colour}`)],
      ['web.rating.opponent', ({ opponent }) => playerLink(site, field, opponent)],
    ],
    { caption: translate('web.round.names-caption', { round }), hidesCaption: true, kind: 'places-by-name' },
  );
}
