import { clubName, townName } from './names/towns.ts';

/** Delegations as in the demo federation's competition rules. */
export const DELEGATIONS = ['barcelona', 'girona', 'lleida', 'tarragona'] as const;
export type Delegation = (typeof DELEGATIONS)[number];

export interface DemoClub {
  readonly id: string;
  readonly name: string;
  readonly town: string;
  readonly delegation: Delegation;
}

const PLAYERS_PER_CLUB = 30;
const FEWEST_CLUBS = 4;

/** Half of the clubs are in the first delegation, like half of the people. */
export function clubsFor(players: number): DemoClub[] {
  const count = Math.max(FEWEST_CLUBS, Math.ceil(players / PLAYERS_PER_CLUB));
  return Array.from({ length: count }, (_, i) => {
    const town = townName(i);
    const delegation = DELEGATIONS[i % 2 === 0 ? 0 : 1 + (Math.floor(i / 2) % (DELEGATIONS.length - 1))]!;
    return { id: `c${String(i + 1).padStart(3, '0')}`, name: clubName(i, town), town, delegation };
  });
}

export const DELEGATION_NAMES: Readonly<Record<Delegation, string>> = {
  barcelona: 'Barcelona',
  girona: 'Girona',
  lleida: 'Lleida',
  tarragona: 'Tarragona',
};
