import type { Day, PlayerColumns } from '@escala/core';

/**
 * 8.2: who has a licence on the day of a list, by player. With licences that have days, those of the day; else whoever is federated,
 * from the day of federating on. One column serves all lists that it fits.
 */
export function licensedByDay(players: PlayerColumns): (listDay: Day) => Uint8Array {
  const { federated, federatedDay, licences } = players;
  if (licences !== undefined) return (listDay) => licences.on(listDay);
  const byJoining = Int32Array.from(federatedDay.keys()).sort((a, b) => federatedDay[b]! - federatedDay[a]!);
  return (listDay) => {
    if (federatedDay.length === 0 || federatedDay[byJoining[0]!]! <= listDay) return federated;
    const licensed = federated.slice();
    for (const player of byJoining) {
      if (federatedDay[player]! <= listDay) break;
      licensed[player] = 0;
    }
    return licensed;
  };
}
