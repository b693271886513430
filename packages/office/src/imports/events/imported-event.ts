import { z } from 'zod';
import { eventFactsSchema } from '../../events/event.ts';
import { gameRecordSchema } from '../../events/reports/report.ts';
import { sourceSchema } from '../import.ts';

/** Events of a batch at most, players and games of an event at most. */
export const MOST_EVENTS = 100;
const MOST_PLAYERS = 5000;
const MOST_GAMES = 50_000;

/** A participant as the report has them; `key` is what its games call them. */
const mentionedPlayerSchema = z.strictObject({
  key: z.string().min(1).max(64),
  id: z.string().max(64).optional(),
  fideId: z.string().max(10).optional(),
  name: z.string().max(200).optional(),
  birthDate: z.iso.date().optional(),
  birthYear: z.int().optional(),
  sex: z.enum(['f', 'm']).optional(),
  nationality: z.string().max(20).optional(),
  /** As the report printed it. */
  rating: z.int().min(1).max(9999).optional(),
});
export type MentionedPlayer = z.infer<typeof mentionedPlayerSchema>;

const { name, type, start, end, rounds, roundDates, timeControl, flags, place } = eventFactsSchema.shape;

/** An event of the past, as a batch brings it. */
export const importedEventSchema = z.strictObject({
  file: sourceSchema,
  facts: z.strictObject({ name, type, start, end, rounds, roundDates, timeControl, flags, place }),
  players: z.array(mentionedPlayerSchema).min(2).max(MOST_PLAYERS),
  games: z.array(gameRecordSchema).max(MOST_GAMES),
});
export type ImportedEvent = z.infer<typeof importedEventSchema>;
