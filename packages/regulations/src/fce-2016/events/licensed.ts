import { type Day, NO_DAY, type PlayerColumns } from '@escala/core';

/**
 * 8.2: who has a licence on a list's day, by player. If licences have days, those in force on that day; otherwise all
 * federated players, from the day of joining. Lists with the same answer share a column.
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
