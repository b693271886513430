import type { EventType } from '@escala/core';

/** A kind of event in a federation's calendar: how often, how large and how fast. */
export interface EventSort {
  readonly name: 'open' | 'league' | 'rapid' | 'blitz' | 'under-12' | 'closed' | 'match' | 'festival';
  /** Per hundred events. */
  readonly share: number;
  readonly type: EventType;
  readonly system?: string;
  readonly kind?: 'closed' | 'open' | 'active' | 'blitz';
  readonly players: readonly [least: number, most: number];
  /** A round robin has as many as it needs. */
  readonly rounds?: readonly [least: number, most: number];
  /** Days between rounds; 0 if everything is played on one day. */
  readonly pace: 0 | 1 | 7;
  readonly minutes: number;
  readonly increment: number;
}

const SWISS = { type: 'swiss', system: 'fce-1990' } as const;
const EVERYBODY = { type: 'round-robin', system: 'round-robin' } as const;
const TEAMS = { type: 'team', system: 'team-round-robin' } as const;
const SLOW = { minutes: 90, increment: 30 };
const RAPID = { minutes: 15, increment: 5 };

const EVENT_SORTS: readonly EventSort[] = [
  { name: 'open', share: 14, ...SWISS, kind: 'open', players: [16, 32], rounds: [7, 9], pace: 7, ...SLOW },
  { name: 'league', share: 10, ...TEAMS, players: [8, 8], rounds: [7, 7], pace: 7, ...SLOW },
  { name: 'rapid', share: 24, ...SWISS, kind: 'active', players: [14, 26], rounds: [6, 7], pace: 0, ...RAPID },
  {
    ...{ name: 'blitz', share: 27, ...EVERYBODY, kind: 'blitz', players: [6, 14], pace: 0 },
    ...{ minutes: 3, increment: 2 },
  },
  { name: 'under-12', share: 10, ...SWISS, kind: 'active', players: [10, 24], rounds: [5, 5], pace: 0, ...RAPID },
  { name: 'closed', share: 9, ...EVERYBODY, kind: 'closed', players: [6, 8], pace: 7, ...SLOW },
  { name: 'match', share: 4, type: 'match', players: [2, 2], rounds: [4, 8], pace: 1, minutes: 60, increment: 30 },
  { name: 'festival', share: 2, ...SWISS, kind: 'open', players: [40, 90], rounds: [9, 9], pace: 1, ...SLOW },
];

const SORT_OF_HUNDRED: readonly EventSort[] = EVENT_SORTS.flatMap((sort) => Array<EventSort>(sort.share).fill(sort));

export const sortFor = (chance: number): EventSort => SORT_OF_HUNDRED[chance % SORT_OF_HUNDRED.length]!;

/** Boards of a league team, and the players it can choose from. */
export const LEAGUE = { teams: 8, boards: 4, squad: 6 } as const;

/** Share of the year's events by month, per mille: opens in summer, little in August, leagues from winter to spring. */
export const MONTHLY_SHARE = [95, 100, 105, 95, 90, 85, 90, 45, 75, 85, 80, 55] as const;
