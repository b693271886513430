import { type Actor, isOwn, type Role, type Scope } from './actor.ts';
import { accounts } from './permissions/accounts.ts';
import { committees } from './permissions/committees.ts';
import { events } from './permissions/events.ts';
import { neverByToken } from './permissions/never-by-token.ts';
import type { Permission } from './permissions/permission.ts';
import { claims, rating, scrabble, titles } from './permissions/rating.ts';
import { imports, registry } from './permissions/registry.ts';
import { teams } from './permissions/teams.ts';

/** The single table of permissions: for each act, the roles that may perform it and how far each of them reaches. */
export const PERMISSIONS = {
  ...registry,
  ...events,
  ...teams,
  ...committees,
  ...rating,
  ...claims,
  ...titles,
  ...accounts,
  ...imports,
  ...scrabble,
} as const;

export type ActKind = keyof typeof PERMISSIONS;

export function permissionOf(kind: ActKind): Permission {
  return PERMISSIONS[kind];
}

/** In addition to the table: these acts need a person, so API keys cannot perform them (D-OFF-452). */
export function needsPerson(kind: ActKind): boolean {
  return NEEDS_PERSON.has(kind);
}
const NEEDS_PERSON: ReadonlySet<ActKind> = new Set(neverByToken satisfies readonly ActKind[]);

/** Whether any of the actor's roles allows the act at all, regardless of whose matter it is. */
export function mayTry(actor: Actor, kind: ActKind): boolean {
  return rolesOf(actor).some((role) => permissionOf(kind)[role] !== undefined);
}

export function mayPerform(actor: Actor, kind: ActKind, scope: Scope): boolean {
  return rolesOf(actor).some((role) => reaches(actor, role, permissionOf(kind), scope));
}

/** Every role includes what the public may do. */
function rolesOf(actor: Actor): readonly Role[] {
  return actor.roles.includes('public') ? actor.roles : [...actor.roles, 'public'];
}

function reaches(actor: Actor, role: Role, permission: Permission, scope: Scope): boolean {
  const reach = permission[role];
  return reach === 'any' || (reach === 'own' && isOwn(actor, role, scope));
}
