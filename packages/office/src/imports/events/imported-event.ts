import { z } from 'zod';
import { eventFactsSchema } from '../../events/event.ts';
import { gameRecordSchema } from '../../events/reports/report.ts';
import { sourceSchema } from '../import.ts';

/** Limits: events in a batch, players and games in an event. */
export const MOST_EVENTS = 100;
const MOST_PLAYERS = 5000;
const MOST_GAMES = 50_000;

/** A participant as in the report; games refer to it by `key`. */
const mentionedPlayerSchema = z.strictObject({
  key: z.string().min(1).max(64),
  id: z.string().max(64).optional(),
  fideId: z.string().max(10).optional(),
  name: z.string().max(200).optional(),
  birthDate: z.iso.date().optional(),
  birthYear: z.int().optional(),
  sex: z.enum(['f', 'm']).optional(),
  nationality: z.string().max(20).optional(),
  /** As printed in the report. */
  rating: z.int().min(1).max(9999).optional(),
});
export type MentionedPlayer = z.infer<typeof mentionedPlayerSchema>;

const { name, type, start, end, rounds, roundDates, timeControl, flags, place } = eventFactsSchema.shape;

/** A past event in a batch. */
export const importedEventSchema = z.strictObject({
  file: sourceSchema,
  facts: z.strictObject({ name, type, start, end, rounds, roundDates, timeControl, flags, place }),
  players: z.array(mentionedPlayerSchema).min(2).max(MOST_PLAYERS),
  games: z.array(gameRecordSchema).max(MOST_GAMES),
});
export type ImportedEvent = z.infer<typeof importedEventSchema>;
