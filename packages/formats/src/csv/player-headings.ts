import { plainWords } from './entry-headings.ts';

/** What a federation's register of players says beyond a list of entries. */
export type PlayerField = 'season' | 'federatedOn' | 'firstSeason';

/** Headings in Catalan, Spanish, Romanian and English, as `entry-headings.ts` has them. */
const HEADINGS: Readonly<Record<PlayerField, string>> = {
  season:
    'season|licence season|temporada|temporada llicencia|temporada licencia|sezon|sezonul|seasons|temporades|temporadas|sezoane',
  federatedOn:
    'federated on|federated since|federation date|date of federation|member since|registered on|registration date|' +
    'data d alta|alta|data federacio|data de federacio|federat des de|data alta|' +
    'fecha de alta|fecha alta|fecha federacion|fecha de federacion|federado desde|' +
    'data afilierii|afiliat din|data inregistrarii|data legitimarii',
  firstSeason:
    'first season|first licence|primera temporada|primera llicencia|primera licencia|any de la primera llicencia|' +
    'prima legitimare|primul sezon|prima licenta',
};

const FIELDS = new Map<string, PlayerField>(
  Object.entries(HEADINGS).flatMap(([field, words]) => words.split('|').map((word) => [word, field as PlayerField])),
);

export function playerFieldOf(heading: string): PlayerField | undefined {
  return FIELDS.get(plainWords(heading));
}
