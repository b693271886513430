import { type Day, NO_DAY, type PlayerColumns } from '@escala/core';

/**
 * 8.2: who has a licence on the day of a list, by player. With licences that have days, those of the day;
 * else whoever is federated. Nobody before the day of federating. One column serves all lists that it fits.
 */
export function licensedByDay(players: PlayerColumns): (listDay: Day) => Uint8Array {
  const { federated, federatedDay, licences } = players;
  let lastJoined = NO_DAY;
  for (let player = 0; player < federatedDay.length; player++) lastJoined = Math.max(lastJoined, federatedDay[player]!);
  return (listDay) => {
    const held = licences === undefined ? federated : licences.on(listDay);
    if (lastJoined <= listDay) return held;
    const licensed = held.slice();
    for (let player = 0; player < licensed.length; player++) if (federatedDay[player]! > listDay) licensed[player] = 0;
    return licensed;
  };
}
