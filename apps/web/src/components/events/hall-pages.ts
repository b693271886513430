import { COLOURS, type Colour, pointsIn, type Standings, shortName } from '@escala/core';
import type { EventMatch, TeamTable } from '@escala/regulations';
import { type Html, html, type Value } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { pointsText } from '../format.ts';
import type { EventField } from './event-field.ts';
import { type PairedGame, resultText } from './result.ts';
import { reserveStar } from './under-reserve.ts';

/** Rows of a column readable from the back of the hall, and columns of a page. */
const ROWS = 15;
const COLUMNS = 2;

type HallGame = Omit<PairedGame, 'board'> & { readonly board?: number | undefined };

/** Few rows get the whole width, with full names. */
const isFew = ({ length }: readonly unknown[]): boolean => length <= ROWS - 3;

const hallName = (rows: readonly unknown[], name: string): string => (isFew(rows) ? name : shortName(name));

/**
 * Written by hand: tables without headings, spread over the screen. One
 * picture after another; each says what it shows, out of how many.
 */
function pagesOf<Row>(
  name: (first: number, last: number) => string,
  rows: readonly Row[],
  cells: (row: Row, i: number) => Value,
): Html[] {
  const size = ROWS * COLUMNS;
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, page) => {
    const first = page * size;
    const shown = rows.slice(first, first + size);
    // Few rows stay in one column; more are split evenly, with an empty row to keep both columns equal.
    const each = isFew(shown) ? shown.length : Math.ceil(shown.length / COLUMNS);
    const isUneven = each * 2 > shown.length && !isFew(shown);
    const columns = Array.from({ length: Math.ceil(shown.length / each) }, (_, i) => i * each);
    return html`<section data-hall-page="${name(first + 1, first + shown.length)}">
${columns.map((from) => html`<table><tbody>${shown.slice(from, from + each).map((row, i) => html`<tr>${cells(row, first + from + i)}</tr>\n`)}${isUneven && from > 0 && html`<tr class="filler"><td colspan="4"></td></tr>`}</tbody></table>`)}</section>\n`;
  });
}

export function hallBoards(
  site: Site,
  field: EventField,
  games: readonly HallGame[],
  underReserve: ReadonlySet<number>,
  hasTeams = false,
): Html[] {
  const { translate } = site;
  const side = (game: HallGame, colour: Colour): Html => {
    const isWinner = game.result !== undefined && pointsIn(game.result, colour) === 1;
    const name = hallName(games, field.name(game[colour]));
    const team = hasTeams && field.get(game[colour])?.team;
    return html`<td class="${colour}">${isWinner ? html`<strong>${name}</strong>` : name}${team && html` <small>${team}</small>`}</td>`;
  };
  return pagesOf(
    (first, last) => translate('web.hall.boards', { first, last, all: games.length }),
    games,
    (game, i) =>
      html`<th scope="row">${game.board ?? i + 1}</th>${side(game, 'white')}<td class="result">${game.result === undefined ? !game.pace && '·' : resultText(game)}${underReserve.has(game.board ?? 0) && reserveStar(site)}${game.pace && html`${game.result && html`<br>`}<small>${translate(`web.pace.${game.pace}`)}</small>`}</td>${side(game, 'black')}`,
  );
}

export function hallNames({ translate, language }: Site, field: EventField, games: readonly HallGame[]): Html[] {
  const byName = new Intl.Collator(language);
  const seats = games
    .flatMap((game, i) =>
      COLOURS.map((colour) => ({
        name: field.name(game[colour]),
        board: game.board ?? i + 1,
        colour,
      })),
    )
    .sort((a, b) => byName.compare(a.name, b.name));
  return pagesOf(
    (first, last) => translate('web.hall.names', { first, last, all: seats.length }),
    seats,
    ({ name, board, colour }) =>
      html`<td>${hallName(seats, name)}</td><th scope="row">${board}</th><td class="colour">${translate(`web.colour.${colour}`)}</td>`,
  );
}

/** Which teams meet, with the sum of the boards (D-OFF-962). */
export function hallMatches({ translate }: Site, matches: readonly EventMatch[]): Html[] {
  return pagesOf(
    () => translate('web.event-teams.matches'),
    matches,
    ({ first, second, points: [a, b] }) =>
      html`<td class="white">${first}</td><td class="result">${pointsText(a)} – ${pointsText(b)}</td><td class="black">${second}</td>`,
  );
}

/** The standings of the teams. */
export function hallTeams({ translate }: Site, { score, rows }: TeamTable): Html[] {
  const [match, game] = [translate('web.event-teams.match-points'), translate('web.event-teams.game-points')];
  const points = score === 'match' ? ` · ${match} (${game})` : '';
  return pagesOf(
    (first, last) => `${translate('web.hall.places', { first, last, all: rows.length })}${points}`,
    rows,
    ({ rank, team, matchPoints, gamePoints }, i) =>
      html`<th scope="row">${rows[i - 1]?.rank === rank ? '=' : rank}</th><td>${team}</td><td class="result">${pointsText(score === 'match' ? matchPoints : gamePoints)}${score === 'match' && html` <small>(${pointsText(gamePoints)})</small>`}</td>`,
  );
}

export function hallStandings(
  site: Site,
  field: EventField,
  { rows }: Standings,
  underReserve: ReadonlySet<string>,
): Html[] {
  const { translate } = site;
  return pagesOf(
    (first, last) => translate('web.hall.places', { first, last, all: rows.length }),
    rows,
    ({ rank, player, points }, i) =>
      html`<th scope="row">${rows[i - 1]?.rank === rank ? '=' : rank}</th><td>${hallName(rows, field.name(player))}</td><td class="result">${pointsText(points)}${underReserve.has(player) && reserveStar(site)}</td>`,
  );
}
