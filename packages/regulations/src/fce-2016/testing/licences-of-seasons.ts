import { dayOf, LicenceDays } from '@escala/core';

/** Licences for whole calendar years, by player. */
export function licencesOfSeasons(seasons: readonly (readonly number[])[]): LicenceDays {
  const licences = new LicenceDays(seasons.length, seasons.flat().length);
  seasons.forEach((held, player) => {
    for (const season of held) licences.add(player, dayOf(season, 1, 1), dayOf(season, 12, 31));
  });
  return licences;
}
