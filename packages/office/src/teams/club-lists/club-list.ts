import { z } from 'zod';
import { recordKind } from '../../kit/record-kind.ts';

const listedPlayerSchema = z.strictObject({
  id: z.string(),
  /** `7`, `7 bis`, `0 bis`. */
  number: z.string().min(1).max(20),
  /** Added to the sealed list on this day. */
  addedOn: z.iso.date().exactOptional(),
});

/** As a club gives them: the office notes the days. */
export const toldPlayersSchema = z.array(listedPlayerSchema.omit({ addedOn: true }));

/** A club's players by strength in a season (Equips 8.2.1), under `<season>/<club>`. */
export const clubListSchema = z.strictObject({
  season: z.int(),
  club: z.string(),
  players: z.array(listedPlayerSchema),
  submittedBy: z.string(),
  submittedOn: z.iso.date(),
  /** Of the list to which players were only added since (Delegats 5.2.2.1). */
  firstSubmittedOn: z.iso.date().exactOptional(),
});
export type ClubList = z.infer<typeof clubListSchema>;

export const clubListKind = recordKind('club-list', clubListSchema, (list) => ({
  season: String(list.season),
  player: list.players.map(({ id }) => `${list.season}/${id}`),
}));

export const clubListId = (season: number, club: string): string => `${season}/${club}`;
