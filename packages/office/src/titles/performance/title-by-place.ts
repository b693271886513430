import { z } from 'zod';
import { recordKind } from '../../kit/record-kind.ts';

const text = z.string().trim().min(1).max(200);

/**
 * What an officer enters about a title by place: the championship, the place and the article of FIDE's table (D-FT-6).
 */
export const placeToldShape = {
  title: z.string().min(1).max(8),
  name: text,
  placeTaken: text,
  article: z.string().trim().min(1).max(40),
  end: z.iso.date(),
  players: z.int().min(2).max(10_000),
  rounds: z.int().min(1).max(30),
  olympiad: z.boolean().optional(),
};

const titleByPlaceSchema = z.strictObject({
  player: z.string(),
  ...placeToldShape,
  by: z.string(),
  on: z.iso.date(),
  revoked: z.strictObject({ by: z.string(), on: z.iso.date(), reason: z.string() }).optional(),
});
type TitleByPlace = z.infer<typeof titleByPlaceSchema>;

export const titleByPlaceKind = recordKind('title-by-place', titleByPlaceSchema, ({ player }) => ({ player }));

/** Each title at most once from championships that end on the same day. */
export const titleByPlaceId = ({ player, end, title }: Pick<TitleByPlace, 'player' | 'end' | 'title'>): string =>
  `${player}/${end}/${title}`;
