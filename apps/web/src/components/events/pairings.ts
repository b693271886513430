import type { Tournament } from '@escala/core';
import { number } from '@escala/messages';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { type EventField, playerLink } from './event-field.ts';
import { resultCell, resultText } from './result.ts';
import { reserveMark } from './under-reserve.ts';

export interface PairingsShown {
  readonly tournament: Tournament;
  readonly field: EventField;
  readonly round: number;
  /** Where a board tells why its players meet. */
  readonly whyHref?: ((board: number) => string) | undefined;
  /** Who rests without a point, since the opponent of the schedule has left (D-OFF-21). */
  readonly free?: readonly string[] | undefined;
  /** Boards whose result waits for a ruling. */
  readonly underReserve?: ReadonlySet<number> | undefined;
  /** No more boards than these. */
  readonly most?: number | undefined;
}

export const gamesOfRound = ({ games }: Tournament, round: number) =>
  games.filter((game) => game.round === round).toSorted((a, b) => (a.board ?? 0) - (b.board ?? 0));

/** The boards of a round: who plays whom, with what before, and how it ended. */
export function pairingsTable(site: Site, parts: PairingsShown): Html {
  const { tournament, field, round, whyHref, underReserve, most } = parts;
  const { translate, language } = site;
  const games = gamesOfRound(tournament, round);
  const hasBoards = games.some(({ board }) => board !== undefined);
  const points = field.pointsBefore(round);
  const heads = (colour: 'white' | 'black'): Html[] => {
    const own = [
      html`<th scope="col" class="number wide">${translate('web.round.number')}</th>`,
      html`<th scope="col">${translate(`web.colour.${colour}`)}</th>`,
      html`<th scope="col" class="number wide">${translate('web.round.rating')}</th>`,
      html`<th scope="col" class="number points"><abbr title="${translate('web.round.points-before')}">${translate('web.round.points-short')}</abbr></th>`,
    ];
    return own;
  };
  const cells = (player: string): Html => html`<td class="number wide quiet">${field.get(player)?.number}</td>
<td class="name">${playerLink(site, field, player)}</td><td class="number wide quiet">${field.get(player)?.rating}</td>
<td class="number points quiet">${number(points.get(player) ?? 0, language)}</td>`;
  return html`<div class="scroll"><table class="pairings"><caption class="unseen">${translate('web.round.caption', { round, boards: games.length })}</caption>
<thead><tr>${hasBoards && html`<th scope="col" class="number">${translate('web.round.board')}</th>`}${heads('white')}
<th scope="col" class="result">${translate('web.round.result')}</th>${heads('black')}${whyHref && html`<th scope="col" class="no-print"><span class="wide">${translate('web.round.why')}</span><span class="only-phone">?</span></th>`}</tr></thead>
<tbody>
${games
  .slice(0, most)
  .map(
    (game, i) =>
      html`<tr id="b-${round}-${game.board ?? i + 1}" data-said="${saidOf(site, field, game)}">${
        hasBoards && html`<th scope="row" class="number">${game.board}</th>`
      }${cells(game.white)}<td class="result">${resultCell(site, game)}${underReserve?.has(game.board ?? 0) && reserveMark(site)}</td>${cells(game.black)}${
        whyHref &&
        html`<td class="no-print">${game.board !== undefined && html`<a href="${whyHref(game.board)}" aria-label="${translate('web.round.why-board', { board: game.board })}"><span class="wide">${translate('web.round.why-link')}</span><span class="only-phone">?</span></a>`}</td>`
      }</tr>\n`,
  )}
</tbody></table></div>`;
}

/** What is told of a board when its result comes in. */
function saidOf({ translate }: Site, field: EventField, game: Tournament['games'][number]): string {
  if (game.result === undefined) return '';
  const names = { white: field.name(game.white), black: field.name(game.black) };
  return translate('web.live.said', { ...names, result: resultText(game) });
}

/** Who has no game in the round: byes with their points, and who is not there. */
export function withoutGame(site: Site, { tournament, field, round, free = [] }: PairingsShown): Html {
  const { translate, language } = site;
  const byes = (tournament.byes ?? []).filter((bye) => bye.round === round);
  const absent = (tournament.absences ?? []).filter((absence) => absence.round === round);
  const gone = (tournament.withdrawals ?? []).filter(({ afterRound }) => afterRound < round);
  if (byes.length + free.length + absent.length + gone.length === 0) return html``;
  const list = (ids: readonly string[]): Html =>
    html`${ids.map((id, i) => html`${i > 0 && '; '}${playerLink(site, field, id)}`)}`;
  return html`<dl class="facts">
${byes.map(({ player, points }) => html`<dt>${translate('web.round.bye')}</dt><dd>${playerLink(site, field, player)}, ${translate('web.round.bye-points', { points, written: number(points, language) })}</dd>`)}
${free.length > 0 && html`<dt>${translate('web.round.free')}</dt><dd>${list(free)}</dd>`}
${absent.length > 0 && html`<dt>${translate('web.round.absent')}</dt><dd>${list(absent.map(({ player }) => player))}</dd>`}
${gone.length > 0 && html`<dt>${translate('web.round.withdrawn')}</dt><dd>${list(gone.map(({ player }) => player))}</dd>`}
</dl>`;
}
