import { type Html, NOTHING } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { table } from '../table.ts';
import { card } from '../ui/card.ts';
import { type EventField, playerLink } from './event-field.ts';
import { boardsToSeat } from './pairings.ts';
import { type PairedGame, resultCell } from './result.ts';

/** Games that decide who advances in a knockout; shown separately, since they count for nothing else (D-KO-5). */
export function tieBreakGames(site: Site, field: EventField, boards: readonly PairedGame[]): Html {
  const { translate } = site;
  const games = boardsToSeat(boards).filter(({ pace }) => pace !== undefined);
  if (games.length === 0) return NOTHING;
  const title = translate('web.knockout.tie-break-games');
  return card(
    { title, flush: true },
    table(
      site,
      games,
      [
        ['web.round.board', ({ board }) => board, 'number quiet'],
        ['web.colour.white', ({ white }) => playerLink(site, field, white), 'name'],
        ['web.word.result', (game) => resultCell(site, game), 'result'],
        ['web.colour.black', ({ black }) => playerLink(site, field, black), 'name'],
        ['web.knockout.pace', ({ pace }) => translate(`web.pace.${pace!}`), 'quiet'],
      ],
      { caption: title, hidesCaption: true },
    ),
  );
}
