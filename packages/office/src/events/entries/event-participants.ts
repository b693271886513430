import { withoutGaps } from '@escala/core';
import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { clubKind } from '../../registry/clubs/club.ts';
import { birthYearOf } from '../../registry/players/player.ts';
import { numberedIn } from '../book-of-event.ts';
import { playersSeen, tournamentSeen } from '../event-seen.ts';

const participantShape = z.strictObject({
  player: z.string(),
  number: z.int(),
  name: z.string(),
  rating: z.int().exactOptional(),
  title: z.string().exactOptional(),
  category: z.string().exactOptional(),
  club: z.string().exactOptional(),
  clubName: z.string().exactOptional(),
  sex: z.enum(['f', 'm']).exactOptional(),
  /** The year only, never the day (D-OFF-101). */
  birthYear: z.int().exactOptional(),
});
type Participant = z.infer<typeof participantShape>;

/**
 * The participants with the facts that prize groups depend on: category, title and club as entered, sex and year of
 * birth from the registry.
 */
export const eventParticipants = defineQuestion({
  kind: 'event.participants',
  input: z.strictObject({ event: z.string() }),
  answer: z.strictObject({ players: z.array(participantShape) }),
  ask: async (reading, { event }) => {
    const { desk, tournament, names } = await tournamentSeen(reading, event);
    const known = await playersSeen(reading, tournament);
    const clubs = [...new Set(tournament.players.flatMap(({ club }) => club ?? []))];
    const clubNames = new Map((await reading.getMany(clubKind, clubs)).map(({ id, body }) => [id, body.name]));
    return {
      players: numberedIn(desk.event.body, tournament).map(({ id, number, rating, title, category, club }) => {
        const player = known.get(id);
        return withoutGaps<Participant>({
          ...{ player: id, number, name: names[id] ?? id, rating, title, category, club },
          clubName: club === undefined ? undefined : (clubNames.get(club) ?? club),
          sex: player?.sex,
          birthYear: player && birthYearOf(player),
        });
      }),
    };
  },
});
