import { entryOf, type ScheduledPair, type Tournament } from '@escala/core';
import type { TeamRound } from '@escala/regulations';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { isScheduled, roundsNeededBy } from '../competition-book.ts';
import { type EventField, playerLink } from '../events/event-field.ts';
import { eventHref, type ShownEvent } from '../events/event-frame.ts';
import { gamesOfRound } from '../events/pairings.ts';
import { resultText } from '../events/result.ts';
import { roundTitle } from '../events/round-start.ts';
import { notice } from '../ui/card.ts';
import { teamsIn } from './event-teams.ts';

interface RoundAhead {
  readonly round: number;
  readonly games: readonly (Omit<ScheduledPair, 'board'> & Pick<Tournament['games'][number], 'result' | 'kind'>)[];
  readonly resting: readonly string[];
}

/** Every round of an event whose table needs no results (D-RR-4): past rounds as paired, the others as they will be. */
export function allRounds(tournament: Tournament, { book }: EventField, lastRound: number): readonly RoundAhead[] {
  const system = entryOf(book.systems, tournament.system);
  if (system === undefined || !isScheduled(system) || tournament.players.length < 2) return [];
  const rounds = Math.max(lastRound, roundsNeededBy(system, tournament.players) ?? 0);
  return Array.from({ length: rounds }, (_, i): RoundAhead => {
    const round = i + 1;
    if (round <= lastRound && !system.teams?.round) {
      const resting = (tournament.byes ?? []).filter((bye) => bye.round === round).map(({ player }) => player);
      return { round, games: gamesOfRound(tournament, round), resting };
    }
    const teamRound = system.teams?.round?.(tournament, round);
    if (teamRound !== undefined) return byTeams(teamRound, round);
    const drawn = system.pair(tournament, round);
    if (drawn.kind === 'refused') return { round, games: [], resting: [] };
    return { round, games: drawn.pairs, resting: [...drawn.byes.map(({ player }) => player), ...drawn.free] };
  });
}

/** Shows teams instead of players: the boards are on the round's page. */
function byTeams({ pairs, resting }: TeamRound, round: number): RoundAhead {
  return { round, games: pairs.map(({ first, second }) => ({ white: first, black: second })), resting };
}

interface Shown {
  readonly shown: Pick<ShownEvent, 'id' | 'event'>;
  readonly tournament: Tournament;
  readonly field: EventField;
  readonly lastRound: number;
}

/** All rounds side by side: who meets whom, with which colour, and who rests. */
export function roundsAhead(site: Site, { shown, tournament, field, lastRound }: Shown): Html {
  const { translate } = site;
  const isOfTeams = teamsIn(field, tournament)?.round !== undefined;
  const name = (id: string): Html => (isOfTeams ? html`${id}` : playerLink(site, field, id));
  return html`${lastRound === 0 && notice(translate('web.schedule.provisional'))}
<div class="rounds-ahead">${allRounds(tournament, field, lastRound).map(({ round, games, resting }) => {
    const title = roundTitle(site, shown.event, round);
    return html`<section class="card inside"><h2>${round > lastRound ? title : html`<a href="${eventHref(site, shown.id, `/rounds/${round}`)}">${title}</a>`}</h2>
<ol>${games.map((game) => html`<li><span>${name(game.white)}</span><span class="quiet">${game.result === undefined ? '–' : resultText(game)}</span><span>${name(game.black)}</span></li>\n`)}</ol>
${resting.length > 0 && html`<p class="quiet small">${translate('web.schedule.free')} ${resting.map((id, i) => html`${i > 0 && '; '}${name(id)}`)}</p>`}</section>`;
  })}</div>`;
}
