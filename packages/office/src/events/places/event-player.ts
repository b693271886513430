import { pointsIn } from '@escala/core';
import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { missing, Refused } from '../../kit/refusal.ts';
import { eventRatingShape, eventRatingsOf } from '../../rating/today/event-ratings.ts';
import { clubKind } from '../../registry/clubs/club.ts';
import { standingRounds } from '../event-desk.ts';
import { tournamentSeen } from '../event-seen.ts';
import { recordOfTournament } from '../file/record-of-tournament.ts';

/**
 * A player's card: what the tournament document lacks about a player in an event. Rating changes are those of the lists
 * or, before the report is accepted, what they would be if it were accepted with the present results (D-OFF-391).
 */
export const eventPlayer = defineQuestion({
  kind: 'event.player',
  input: z.strictObject({ event: z.string(), player: z.string() }),
  answer: z.strictObject({
    player: z.string(),
    name: z.string(),
    clubName: z.string().exactOptional(),
    /** Rounds without a game or points, because the scheduled opponent withdrew (D-OFF-21). */
    free: z.array(z.int()),
    /** The last paired round. */
    round: z.int(),
    /** Points in games, and games with a result. */
    points: z.number(),
    played: z.int(),
    ratings: z.array(eventRatingShape),
  }),
  ask: async (reading, { event, player }, { listName }, ports) => {
    const { desk, tournament, names } = await tournamentSeen(reading, event);
    const own = tournament.players.find(({ id }) => id === player);
    if (own === undefined) throw new Refused([missing('player-not-in-event', { player, event }, { field: 'player' })]);
    const { body } = desk.event;
    const club = own.club === undefined ? undefined : await reading.get(clubKind, own.club);
    const clubName = club?.body.name ?? own.club;
    const rounds = standingRounds(desk);
    const record = recordOfTournament(event, body, tournament);
    const games = record.games.filter(({ white, black }) => white === player || black === player);
    return {
      player,
      name: names[player] ?? player,
      ...(clubName !== undefined && { clubName }),
      free: rounds.flatMap(({ body: made }) => (made.free?.includes(player) ? [made.round] : [])),
      round: Math.max(0, ...rounds.map(({ body: made }) => made.round)),
      points: games.reduce((sum, { result, white }) => sum + pointsIn(result, white === player ? 'white' : 'black'), 0),
      played: games.length,
      ratings: await eventRatingsOf(reading, ports, { event: desk.event, accepted: record, player, listName }),
    };
  },
});
