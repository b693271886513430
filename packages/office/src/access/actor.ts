export const ROLES = [
  'public',
  'player',
  'delegate',
  /** A territorial delegation, to which its clubs report (fce-1990, Delegats 5.5.2, Delegacions 1). */
  'delegation',
  'arbiter',
  'officer',
  'commission',
  /** The competition committee; the commission is the sports commission. */
  'committee',
  'administrator',
  'device',
] as const;
export type Role = (typeof ROLES)[number];

/** Who is acting: an account with its roles, and its own clubs, events and player. */
export interface Actor {
  readonly account: string;
  readonly roles: readonly Role[];
  readonly clubs: readonly string[];
  /** Besides the events that the account registered itself. */
  readonly events: readonly string[];
  readonly player: string | null;
  /** Clubs of the account's own delegations, as the registry has them now. */
  readonly delegationClubs?: readonly string[] | undefined;
  /** Duplicates merged into the account's own player (D-OFF-310). */
  readonly duplicates?: readonly string[] | undefined;
  /** A phone handed out for some boards: it acts in the account's name, and only there (D-OFF-140). */
  readonly device?: ActingDevice | undefined;
}

interface ActingDevice {
  readonly id: string;
  readonly label: string;
  readonly event: string;
  /** Without boards, it is a check-in screen for players. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** For this round only. */
  readonly round?: number | undefined;
}

export const NOBODY: Actor = { account: 'public', roles: ['public'], clubs: [], events: [], player: null };

/** The office itself: command line and scheduled work. May do everything. */
export const SYSTEM: Actor = {
  account: 'system',
  roles: ['administrator', 'officer', 'commission', 'committee'],
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
  /** The event whose players are checking in. */
  readonly checkIn?: string | undefined;
  readonly board?: { readonly event: string; readonly round: number; readonly board: number } | undefined;
}

/** Whether this is the actor's own player, under any of its numbers. */
export function isOwnPlayer({ player, duplicates = [] }: Actor, id: string): boolean {
  return player === id || duplicates.includes(id);
}

/** Whether the matter is the actor's own, for roles that reach no further. */
export function isOwn(actor: Actor, role: Role, scope: Scope): boolean {
  if (role === 'delegate') return scope.club !== undefined && actor.clubs.includes(scope.club);
  if (role === 'delegation') return scope.club !== undefined && (actor.delegationClubs ?? []).includes(scope.club);
  if (role === 'player') return scope.player !== undefined && isOwnPlayer(actor, scope.player);
  if (role === 'device') return reachesBoard(actor.device, scope.board) || isCheckIn(actor.device, scope.checkIn);
  if (role !== 'arbiter' || scope.event === undefined) return false;
  const { id, registeredBy, arbiters } = scope.event;
  return registeredBy === actor.account || arbiters.includes(actor.account) || actor.events.includes(id);
}

const isCheckIn = (device: ActingDevice | undefined, event: string | undefined): boolean =>
  device !== undefined && device.from === undefined && device.event === event;

function reachesBoard(device: ActingDevice | undefined, board: Scope['board']): boolean {
  if (device?.from === undefined || device.to === undefined || board?.event !== device.event) return false;
  return (
    device.from <= board.board &&
    board.board <= device.to &&
    (device.round === undefined || device.round === board.round)
  );
}
