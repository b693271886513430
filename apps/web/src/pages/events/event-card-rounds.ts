import type { TournamentGame } from '@escala/core';
import { number } from '@escala/messages';
import type { eventPlayer } from '@escala/office/questions';
import { playerLink } from '../../components/events/event-field.ts';
import { eventHref } from '../../components/events/event-frame.ts';
import { ownResult } from '../../components/events/result.ts';
import { reservedBoards, reserveMark } from '../../components/events/under-reserve.ts';
import { decimalChange } from '../../components/format.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import type { EventSeen } from './event-seen.ts';

export type CardAnswer = Awaited<ReturnType<(typeof eventPlayer)['ask']>>;
type RatedGame = CardAnswer['ratings'][number]['games'][number];

/** A player's event round by round: whom they met where, how it ended, and what they had after it. */
export function cardRounds(site: Site, seen: EventSeen, card: CardAnswer): Html {
  const { translate } = site;
  const rated = new Map(card.ratings.flatMap(({ games }) => games.map((game) => [game.round, game])));
  const columns = { boards: seen.tournament.games.some(({ board }) => board !== undefined), rated: rated.size > 0 };
  const rounds = Array.from({ length: seen.lastRound }, (_, i) => i + 1);
  return html`<div class="scroll"><table class="card-rounds"><caption class="unseen">${translate('web.card.caption', { name: card.name })}</caption>
<thead><tr><th scope="col" class="number">${translate('web.rating.round')}</th>${columns.boards && html`<th scope="col" class="number wide">${translate('web.round.board')}</th>`}
<th scope="col">${translate('web.rating.colour')}</th><th scope="col">${translate('web.rating.opponent')}</th>
<th scope="col" class="number wide">${translate('web.round.rating')}</th><th scope="col" class="number">${translate('web.round.result')}</th>
<th scope="col" class="number"><abbr title="${translate('web.card.points-after')}">${translate('web.round.points-short')}</abbr></th>
${columns.rated && html`<th scope="col" class="number wide">${translate('web.rating.expected')}</th><th scope="col" class="number">${translate('web.rating.change')}</th>`}</tr></thead>
<tbody>
${rounds.map((round) => roundRow(site, seen, card, { ...columns, round, game: rated.get(round) }))}
</tbody></table></div>`;
}

interface RoundShown {
  readonly round: number;
  /** Whether there are such columns. */
  readonly boards: boolean;
  readonly rated: boolean;
  /** Where the game of the round moved the rating. */
  readonly game: RatedGame | undefined;
}

function roundRow(site: Site, seen: EventSeen, card: CardAnswer, { round, boards, rated, game }: RoundShown): Html {
  const { shown, tournament, field } = seen;
  const { player } = card;
  const played = tournament.games.find(
    (each) => each.round === round && (each.white === player || each.black === player),
  );
  const isOpen = played !== undefined && played.result === undefined;
  const points = isOpen ? '' : number(field.pointsBefore(round + 1).get(player) ?? 0, site.language);
  return html`<tr><th scope="row" class="number"><a href="${eventHref(site, shown.id, `/rounds/${round}`)}"><span class="unseen">${site.translate('web.rating.round')} </span>${round}</a></th>
${boards && html`<td class="number wide">${played?.board}</td>`}${
  played
    ? gameCells(site, seen, player, played)
    : html`<td></td><td>${withoutGame(site, seen, card, round)}</td><td class="wide"></td><td></td>`
}
<td class="number"><strong>${points}</strong></td>${rated && ratedCells(site, game)}</tr>\n`;
}

function gameCells(site: Site, { shown, field }: EventSeen, player: string, game: TournamentGame): Html {
  const { translate } = site;
  const isWhite = game.white === player;
  const opponent = isWhite ? game.black : game.white;
  const board = game.board ?? 0;
  const result =
    game.result === undefined
      ? html`<span class="quiet">${translate('web.round.open')}</span>`
      : html`<strong>${ownResult(game, isWhite ? 'white' : 'black')}</strong>`;
  const colour = isWhite ? 'white' : 'black';
  const kept = reservedBoards(shown, game.round).has(board) && reserveMark(site);
  return html`<td><abbr title="${translate(`web.colour.${colour}`)}">${translate(`web.colour-short.${colour}`)}</abbr></td>
<td class="opponent">${playerLink(site, field, opponent)}<span class="only-phone quiet small"> ${field.get(opponent)?.rating}</span>${unplayed(site, game, isWhite)}</td><td class="number wide quiet">${field.get(opponent)?.rating}</td><td class="number">${result}${kept}</td>`;
}

/** A result that was not played, in words. */
function unplayed({ translate }: Site, { result, kind = 'played' }: TournamentGame, isWhite: boolean): Html {
  if (result === undefined || kind === 'played') return html``;
  const won = result === (isWhite ? '1-0' : '0-1');
  const key =
    kind !== 'forfeit' || result === '1/2'
      ? (`web.game-kind.${kind}` as const)
      : (`web.card.forfeit-${result === '0-0' ? 'both' : won ? 'won' : 'lost'}` as const);
  return html`<br><span class="small quiet">${translate(key)}</span>`;
}

/** Why there was no game. */
function withoutGame(
  site: Site,
  { shown, tournament, field }: EventSeen,
  { player, free }: CardAnswer,
  round: number,
): string {
  const { translate, language } = site;
  const bye = tournament.byes?.find((each) => each.round === round && each.player === player);
  if (bye) {
    const points = translate('web.round.bye-points', { points: bye.points, written: number(bye.points, language) });
    return `${translate(`web.round.bye-of-${bye.kind ?? 'pairing'}`)}, ${points}`;
  }
  if (free.includes(round)) return translate('web.round.free');
  if ((field.leftAfter(player) ?? round) < round) return translate('web.round.withdrawn');
  const first = shown.entries.find((entry) => entry.player === player)?.firstRound ?? 1;
  if (round < first) return translate('web.card.not-yet', { round: first });
  const isAbsent = tournament.absences?.some((each) => each.round === round && each.player === player);
  return translate(isAbsent ? 'web.round.absent' : 'web.card.no-game');
}

function ratedCells(site: Site, game: RatedGame | undefined): Html {
  if (game === undefined) return html`<td class="wide"></td><td></td>`;
  return html`<td class="number wide quiet">${number(game.expected, site.language)}</td><td class="number">${decimalChange(site, game.change)}</td>`;
}
