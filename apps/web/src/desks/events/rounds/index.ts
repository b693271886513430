import type { Desk } from '../../../kit/desk-page.ts';
import { movedRounds } from '../moved-rounds.ts';
import { eventDevices } from './event-devices.ts';
import { deskGames } from './event-games.ts';
import { eventRounds } from './event-rounds.ts';
import { gamesUnderReserve } from './games-under-reserve.ts';
import { noConnection } from './no-connection.ts';
import { roundBoard } from './round-board.ts';
import { roundPairs } from './round-pairs.ts';
import { roundResults } from './round-results.ts';

/** Rounds are reached from their event; games under reserve are for those who rule on them. */
export const roundsDesk: Desk = {
  sections: [
    {
      path: '/desk/reserves',
      group: 'ratings',
      name: 'web.desk-reserve.section',
      about: 'web.desk-reserve.section-about',
      needs: ['result.rule'],
      roles: ['committee', 'officer'],
      game: 'head-to-head',
    },
    {
      path: '/desk/moves',
      group: 'tournaments',
      name: 'web.desk-moves.section',
      about: 'web.desk-moves.about',
      needs: ['event.move-round'],
      roles: ['commission'],
      game: 'head-to-head',
      chapter: 'terms',
    },
  ],
  pages: [
    movedRounds,
    eventRounds,
    roundPairs,
    roundResults,
    roundBoard,
    eventDevices,
    deskGames,
    noConnection,
    gamesUnderReserve,
  ],
};
