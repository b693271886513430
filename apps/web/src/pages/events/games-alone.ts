import { notice } from '../../components/ui/card.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import type { EventSeen } from './event-seen.ts';

/** If only the rated games of an event are on record, byes are missing from its points: this is pointed out. */
export function gamesAlone({ translate }: Site, { shown, tournament }: EventSeen): Html {
  if (shown.rounds.length > 0 || tournament.byes !== undefined || tournament.players.length % 2 === 0) return html``;
  return notice(translate('web.event.games-alone'));
}
