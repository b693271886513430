import * as z from 'zod';
import { date, flag, gameCount, gamesInYear, id, name, points, rating, readBy, year, yearName } from './fields.ts';

const pooledScore = {
  event: id.describe('Id of the event.'),
  games: z.int().min(1).max(999).describe('Games that counted.'),
  points: points.describe('Points scored in them; not more than games.'),
};

export const pooledMean = z
  .strictObject({
    ...pooledScore,
    end: date.describe('Last day of the event.'),
    rc: rating.describe('Mean rating of the opponents, as the event was calculated.'),
    /** fide-2009 7.14f. */
    teamChampionship: flag
      .optional()
      .describe('Made in an Olympiad, or a team championship of the world or a continent.'),
  })
  .meta({ id: 'poolEntry', description: 'A counted earlier performance of a player without a published rating.' });

export const pooledSum = z
  .strictObject({
    ...pooledScore,
    list: date.describe('Date of the list for which it counted.'),
    sum: z.int().min(1).max(9_999_999).describe('Sum of the opponents’ ratings.'),
  })
  .meta({ id: 'pooledSum', description: 'A counted earlier performance, with the sum of the ratings met.' });

const age = z
  .strictObject({
    tenths: z.int().min(0).max(1500).describe('Tenths of a year of 365 days, rounded to the nearest.'),
    on: date.describe('The day on which the player had this age.'),
  })
  .meta({ id: 'age', description: 'Age on a given day, if the date of birth is not public.' });

export const licenceTerm = z
  .strictObject({
    from: date.optional().describe('First day with a licence; absent: always had one.'),
    until: date.optional().describe('Last day with a licence; absent: no end.'),
  })
  .meta({ id: 'licenceTerm', description: 'Days with a licence, both included.' });

/** A player in a head-to-head document. Only the id is required. */
export const player = z
  .strictObject({
    id: id.describe('Identifies the player in the whole document.'),
    name: name.optional().describe('Name, for display.'),
    birthDate: date.optional().describe('Date of birth.'),
    /** Without the date, whether a player is under 12 goes by the year (fce-2016 16.3). */
    birthYear: year.optional().describe('Year of birth, if the date is not public.'),
    /** fce-2016 10.2, 10.3. */
    age: age.optional().describe(readBy('age', 'used for the date of birth if a first rating depends on age.')),
    sex: z.enum(['f', 'm']).optional().describe('f: woman, m: man.'),
    federated: flag
      .optional()
      .describe(
        readBy('federated', 'false means no licence on the day of the list. Default: as licence and federatedOn say.'),
      ),
    /** fce-2016 2.1, D-FCE-21; several terms if there was a gap between them (D-FCE-24). */
    licence: z
      .union([licenceTerm, z.array(licenceTerm).min(1)])
      .optional()
      .describe(
        readBy(
          'licence',
          'days with a licence, for games and for being on the list; absent: federated applies to all of them.',
        ),
      ),
    federatedOn: date.optional().describe(readBy('federatedOn', 'day of the first licence.')),
    firstSeason: year.optional().describe(readBy('firstSeason', 'first season with a licence.')),
    fideRating: rating.optional().describe(readBy('fideRating', 'current FIDE rating, a source of a first rating.')),
    standardRating: rating
      .optional()
      .describe(readBy('standardRating', 'current standard rating, a source of a first rapid rating.')),
    lastEventOn: date.optional().describe('Last rated event before this period; absent: none.'),
    firstRatedOn: date.optional().describe(readBy('firstRatedOn', 'date of the list that gave the first rating.')),
    gamesByYear: z
      .record(yearName, gamesInYear)
      .optional()
      .describe(readBy('gamesByYear', 'rated games by calendar year, forfeits left out.')),
    careerGames: gameCount.optional().describe(readBy('careerGames', 'rated games before this period.')),
    reached2400: flag.optional().describe(readBy('reached2400', 'a published rating of 2400 or more at any time.')),
    reached2300: flag.optional().describe(readBy('reached2300', 'a published rating of 2300 or more at any time.')),
    /** fide-2024 8.3.3. */
    k: z.int().min(1).max(40).optional().describe(readBy('k', 'K as the last list printed it.')),
    title: name.optional().describe(readBy('title', 'title, for the list.')),
    federation: name.optional().describe(readBy('federation', 'federation, for the list.')),
    pool: z
      .array(z.union([pooledMean, pooledSum]))
      .optional()
      .describe(readBy('pool', 'performances counted so far towards a first rating.')),
    minGames: z
      .int()
      .min(1)
      .max(99)
      .optional()
      .describe(readBy('minGames', 'games needed for a first rating, if not the usual number.')),
  })
  .meta({ id: 'player', description: 'A player and what is known before this period.' });
