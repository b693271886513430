import type { Tournament, TournamentGame } from '@escala/core';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { dateInWords } from '../format.ts';
import { notice } from '../ui/card.ts';
import type { EventField } from './event-field.ts';
import type { ShownEvent } from './event-frame.ts';
import { resultText } from './result.ts';

interface Reserved {
  readonly shown: Pick<ShownEvent, 'rounds'>;
  readonly tournament: Tournament;
  readonly field: EventField;
}

/** Boards of a round whose result waits for a ruling (fce-1990, Sub-condicione 6.1). */
export function reservedBoards({ rounds }: Pick<ShownEvent, 'rounds'>, round: number): ReadonlySet<number> {
  return new Set(rounds.find((each) => each.round === round)?.underReserve);
}

/** Games in a table that may still change by a ruling. */
export function reservedGames({ shown, tournament }: Omit<Reserved, 'field'>, upTo: number): TournamentGame[] {
  const boards = new Map(shown.rounds.map(({ round, underReserve }) => [round, new Set(underReserve)]));
  return tournament.games.filter(
    ({ round, board, result }) =>
      round <= upTo && board !== undefined && result !== undefined && boards.get(round)?.has(board) === true,
  );
}

/** Players whose points may still change. */
export function reservedPlayers(seen: Omit<Reserved, 'field'>, upTo: number): ReadonlySet<string> {
  return new Set(reservedGames(seen, upTo).flatMap(({ white, black }) => [white, black]));
}

/** A game under reserve in one line. */
export function reservedLine({ translate }: Pick<Site, 'translate'>, field: EventField, game: TournamentGame): string {
  const { round, board = 0, white, black } = game;
  const values = { round, board, white: field.name(white), black: field.name(black), result: resultText(game) };
  return translate('web.reserve.game', values);
}

/** Under a table: which results may still change it. */
export function reserveNote(site: Site, seen: Reserved, upTo: number): Html | false {
  const games = reservedGames(seen, upTo);
  if (games.length === 0) return false;
  return notice(
    html`<p>${site.translate('web.reserve.table')}</p>
<ul>${games.map((game) => html`<li>${reservedLine(site, seen.field, game)}</li>\n`)}</ul>`,
    'warning',
  );
}

/** Beside a result. */
export const reserveMark = ({ translate }: Pick<Site, 'translate'>): Html =>
  html`<br><abbr class="reserve small" title="${translate('web.reserve.waits')}">${translate('web.reserve.mark')}</abbr>`;

/** Beside points. */
export const reserveStar = ({ translate }: Pick<Site, 'translate'>): Html =>
  html`<abbr title="${translate('web.reserve.mark')}">*</abbr>`;

interface SuspendedBoard {
  readonly board: number;
  readonly resumesOn?: string | undefined;
}

/** Games stopped with a sealed move, and when they resume (Sub-condicione 6.2). */
export function suspendedLines(site: Site, boards: readonly SuspendedBoard[]): Html | false {
  if (boards.length === 0) return false;
  const line = ({ board, resumesOn }: SuspendedBoard): string =>
    resumesOn === undefined
      ? site.translate('web.reserve.suspended', { board })
      : site.translate('web.reserve.suspended-until', { board, date: dateInWords(site, resumesOn) });
  return notice(html`${boards.map((each) => html`<p>${line(each)}</p>`)}`);
}

/** Suspended boards of a round of an event. */
export function suspendedBoards({ rounds }: Pick<ShownEvent, 'rounds'>, round: number): readonly SuspendedBoard[] {
  return rounds.find((each) => each.round === round)?.suspended ?? [];
}
