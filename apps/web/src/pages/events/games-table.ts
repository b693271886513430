import type { AnswerOf, eventGames } from '@escala/office/questions';
import { type EventField, playerLink } from '../../components/events/event-field.ts';
import { resultCell, resultText } from '../../components/events/result.ts';
import { type Column, table } from '../../components/table.ts';
import type { Html } from '../../kit/html.ts';
import { html } from '../../kit/html.ts';
import { apiHref, type Site } from '../../kit/site.ts';

type GameLine = AnswerOf<typeof eventGames>['games'][number];

/** Games on record; for those who run the event also a differing result in the file. */
export function gamesTable(
  site: Site,
  field: EventField,
  games: readonly GameLine[],
  more: readonly Column<GameLine>[] = [],
): Html {
  const round = ({ round: of }: GameLine): Html =>
    html`<a href="${apiHref(site, `/events/${encodeURIComponent(field.event ?? '')}/files/round-${of}.pgn`)}" download>${of}</a>`;
  return table(
    site,
    games,
    [
      ['web.word.round', round, 'number'],
      ['web.round.board', ({ board }) => board, 'number'],
      ['web.colour.white', ({ white }) => playerLink(site, field, white)],
      ['web.word.result', (game) => resultCell(site, game), 'result'],
      ['web.colour.black', ({ black }) => playerLink(site, field, black)],
      ['web.games.moves', ({ plies }) => Math.ceil(plies / 2), 'number wide quiet'],
      ...more,
    ],
    { caption: site.translate('web.games.kept', { games: games.length }) },
  );
}

/** The result in the file, beside the one on record. */
export const toldColumn: Column<GameLine> = [
  'web.word.in-the-file',
  ({ told, result }) => told !== undefined && told !== result && html`<strong>${resultText({ result: told })}</strong>`,
  'result',
];
