import type { PublicPage } from '../../kit/page.ts';
import { eventTeams } from '../teams/event-teams.ts';
import { event } from './event.ts';
import { eventBracket } from './event-bracket.ts';
import { eventCard } from './event-card.ts';
import { eventCrosstable } from './event-crosstable.ts';
import { eventGamesPage } from './event-games.ts';
import { eventPlayers } from './event-players.ts';
import { eventPrizes } from './event-prizes.ts';
import { eventRatings } from './event-ratings.ts';
import { eventRound } from './event-round.ts';
import { eventRoundsAhead } from './event-rounds-ahead.ts';
import { eventStandings } from './event-standings.ts';
import { eventVerdictsPage } from './event-verdicts.ts';

/** What a copy of an event as plain files holds: everything but what answers a question of the reader (D-OFF-603). */
export const copiedPages: readonly PublicPage[] = [
  event,
  eventBracket,
  eventRoundsAhead,
  eventRound,
  eventTeams,
  eventStandings,
  eventCrosstable,
  eventPrizes,
  eventGamesPage,
  eventPlayers,
  eventCard,
  eventRatings,
  eventVerdictsPage,
];

/** Parts of an address that make another page of the copy: by name, and after a round. */
export const COPIED_QUERIES: readonly string[] = ['by', 'round'];
