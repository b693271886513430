import type { PublicPage } from '../../kit/page.ts';
import { league } from '../teams/league.ts';
import { leagues } from '../teams/leagues.ts';
import { match } from '../teams/match.ts';
import { eventEnter } from './entering/event-enter.ts';
import { event } from './event.ts';
import { eventBoard } from './event-board.ts';
import { eventCard } from './event-card.ts';
import { eventCards } from './event-cards.ts';
import { eventLive } from './event-live.ts';
import {
  eventBracket,
  eventCrosstable,
  eventGamesPage,
  eventRoundsAhead,
  eventTeams,
  eventVerdictsPage,
} from './event-parts.ts';
import { eventPlayers } from './event-players.ts';
import { eventPrizes } from './event-prizes.ts';
import { eventRatings } from './event-ratings.ts';
import { eventRound } from './event-round.ts';
import { eventStandings } from './event-standings.ts';
import { events } from './events.ts';
import { eventSeat } from './seats/event-seat.ts';

/** All public pages about events and leagues. */
export const eventPages: readonly PublicPage[] = [
  events,
  event,
  eventBracket,
  eventRoundsAhead,
  eventRound,
  eventBoard,
  eventCards,
  eventTeams,
  eventStandings,
  eventCrosstable,
  eventPrizes,
  eventGamesPage,
  eventPlayers,
  eventEnter,
  eventCard,
  eventRatings,
  eventVerdictsPage,
  eventLive,
  eventSeat,
  leagues,
  league,
  match,
];

/** The pages in a copy of an event as plain files. */
export const copiedPages = eventPages.filter(({ isCopied }) => isCopied);

/** Parameters that make separate pages of the copy: by name, and after a round. */
export const COPIED_QUERIES: readonly string[] = ['by', 'round'];
