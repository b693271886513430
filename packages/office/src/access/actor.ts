export const ROLES = ['public', 'player', 'delegate', 'arbiter', 'officer', 'commission', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

/** Who acts: an account with its roles, and whose clubs, events and player line are its own. */
export interface Actor {
  readonly account: string;
  readonly roles: readonly Role[];
  readonly clubs: readonly string[];
  /** Events beyond those that the account registered itself. */
  readonly events: readonly string[];
  readonly player: string | null;
}

export const NOBODY: Actor = { account: 'public', roles: ['public'], clubs: [], events: [], player: null };

/** The office itself: command line and timetable. May do everything. */
export const SYSTEM: Actor = {
  account: 'system',
  roles: ['administrator', 'officer', 'commission'],
  clubs: [],
  events: [],
  player: null,
};

/** Whose matter a command is. */
export interface Scope {
  readonly club?: string | undefined;
  readonly event?:
    | { readonly id: string; readonly registeredBy: string; readonly arbiters: readonly string[] }
    | undefined;
  readonly player?: string | undefined;
}

/** Whether it is the actor's own matter, by the role that only reaches so far. */
export function isOwn(actor: Actor, role: Role, scope: Scope): boolean {
  if (role === 'delegate') return scope.club !== undefined && actor.clubs.includes(scope.club);
  if (role === 'player') return scope.player !== undefined && actor.player === scope.player;
  if (role !== 'arbiter' || scope.event === undefined) return false;
  const { id, registeredBy, arbiters } = scope.event;
  return registeredBy === actor.account || arbiters.includes(actor.account) || actor.events.includes(id);
}
