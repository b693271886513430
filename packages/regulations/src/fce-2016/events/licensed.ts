import { type Day, NO_DAY, type PlayerColumns } from '@escala/core';

/**
 * 8.2: who has a licence on the day of a list, by player. With licences that have days, those of the day; else whoever is federated,
 * from the day of federating on. One column serves all lists that it fits.
 */
export function licensedByDay(players: PlayerColumns): (listDay: Day) => Uint8Array {
  const { federated, federatedDay, licences } = players;
  if (licences !== undefined) return (listDay) => licences.on(listDay);
  let lastJoined: Day = NO_DAY;
  for (let player = 0; player < federatedDay.length; player++)
    if (federatedDay[player]! > lastJoined) lastJoined = federatedDay[player]!;
  return (listDay) =>
    lastJoined <= listDay
      ? federated
      : federated.map((licensed, player) => (federatedDay[player]! > listDay ? 0 : licensed));
}
