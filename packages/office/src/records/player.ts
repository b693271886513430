import { z } from 'zod';
import { recordKind } from '../kit/record-kind.ts';
import { writtenForm } from '../kit/written-form.ts';
import { folded, searchWords, wordsInOrder } from './folded.ts';

const rating = z.int().min(1).max(4000);

/** What a rating series knows of a player from before the office kept the record (interchange: rating-input). */
export const openingSchema = z.strictObject({
  lastEventOn: z.iso.date().optional(),
  firstRatedOn: z.iso.date().optional(),
  gamesByYear: z.record(z.string().regex(/^\d{4}$/), z.int().min(0)).optional(),
  careerGames: z.int().min(0).optional(),
  reached2400: z.boolean().optional(),
  pool: z
    .array(z.strictObject({ event: z.string(), end: z.iso.date(), games: z.int(), points: z.number(), rc: z.int() }))
    .optional(),
});

/** Digits without leading zeros: the same player has the same text. */
export const fideIdSchema = writtenForm('fideId', /^[1-9]\d{0,9}$/);

export const fideFactsSchema = z.strictObject({
  id: fideIdSchema.optional(),
  /** Ratings as FIDE's lists had them, each from the date of its list on; the oldest first. */
  ratings: z
    .array(
      z.strictObject({
        from: z.iso.date(),
        standard: rating.optional(),
        rapid: rating.optional(),
        blitz: rating.optional(),
      }),
    )
    .optional(),
});

export const titleHeldSchema = z.strictObject({ title: z.string().min(1), on: z.iso.date().optional() });

/** Nobody who was born before is on record. */
export const FIRST_BIRTH_YEAR = 1850;

export const playerSchema = z.strictObject({
  /** Place of the player in the columns of the record, from 0, given once. */
  number: z.int().min(0),
  /** Family name, comma, given name. */
  name: z.string().min(1),
  birthDate: z.iso.date().optional(),
  /** Where no more than the year is known. */
  birthYear: z.int().min(FIRST_BIRTH_YEAR).max(2200).optional(),
  sex: z.enum(['f', 'm']).optional(),
  /** Country code of three letters. */
  nationality: z.string().length(3).optional(),
  /** Season to the club of the licence (`-`: none); no entry, no licence in that season. */
  licences: z.record(z.string().regex(/^\d{4}$/), z.string()),
  /** Season to the day on which its licence was issued, where it was not from the first day of the season on. */
  licensedOn: z.record(z.string().regex(/^\d{4}$/), z.iso.date()).optional(),
  /** Season to the last day of its licence, where that ended before the season (D-FCE-21). */
  licensedUntil: z.record(z.string().regex(/^\d{4}$/), z.iso.date()).optional(),
  federatedOn: z.iso.date().optional(),
  firstSeason: z.int().optional(),
  fide: fideFactsSchema.optional(),
  titles: z.array(titleHeldSchema).optional(),
  /** Category of the competition rules. */
  category: z.string().optional(),
  /** fide-2009 7.14: 7 for members of IBCA, ICSC, IPCA. */
  minGames: z.int().optional(),
  /** By series. */
  opening: z.record(z.string(), openingSchema).optional(),
  /** The player of whom this one turned out to be a duplicate. */
  mergedInto: z.string().optional(),
});
export type Player = z.infer<typeof playerSchema>;

export const playerKind = recordKind('player', playerSchema, (player) => ({
  name: player.mergedInto === undefined ? searchWords(player.name) : undefined,
  fullName: folded(player.name),
  nameWords: player.mergedInto === undefined ? wordsInOrder(player.name) : undefined,
  fideId: player.fide?.id,
  club: clubOf(player),
  /** Members of a club in a season. */
  licence:
    player.mergedInto === undefined
      ? Object.entries(player.licences).map(([season, club]) => licenceKey(season, club))
      : undefined,
  mergedInto: player.mergedInto,
  number: String(player.number),
}));

/** Whether there is a licence of the season that has not ended by a day. */
export function holdsLicence(
  { licences, licensedUntil }: Pick<Player, 'licences' | 'licensedUntil'>,
  season: string,
  on: string,
): boolean {
  const until = licensedUntil?.[season];
  return licences[season] !== undefined && (until === undefined || on <= until);
}

export const licenceKey = (season: string | number, club: string): string => `${season}/${club}`;

export function birthYearOf({ birthDate, birthYear }: Pick<Player, 'birthDate' | 'birthYear'>): number | undefined {
  return birthDate === undefined ? birthYear : Number(birthDate.slice(0, 4));
}

/** The club of the newest licence. */
export function clubOf(player: Pick<Player, 'licences'>): string | undefined {
  const newest = Object.keys(player.licences).sort().at(-1);
  const club = newest === undefined ? undefined : player.licences[newest];
  return club === '-' ? undefined : club;
}
