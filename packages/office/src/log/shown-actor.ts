import { z } from 'zod';
import type { Actor } from '../access/actor.ts';
import { type ActKind, mayTry, PERMISSIONS, permissionOf } from '../access/roles.ts';
import { accountKind, GIVEN_ROLES, type GivenRole } from '../accounts/account.ts';
import type { Reading } from '../ports.ts';

/**
 * Who did something: everyone sees the role, and those who may read the record of acts also see the name (D-OFF-264).
 */
export const shownActorFields = {
  /** The role that may perform it; `office` if no person did. */
  by: z.enum([...GIVEN_ROLES, 'office']),
  byName: z.string().optional(),
};

interface ShownActor {
  readonly by: GivenRole | 'office';
  readonly byName?: string;
}

/** Accounts behind acts of a kind, as the viewer may see them. */
export function actorsShownTo(reading: Reading, viewer: Actor): (account: string, kind: string) => Promise<ShownActor> {
  const seesNames = mayTry(viewer, 'act.search');
  return async (id, kind) => {
    if (id === 'system') return { by: 'office' };
    const account = (await reading.get(accountKind, id))?.body;
    const able = rolesFor(kind);
    const by = account?.roles.find((role) => able.includes(role)) ?? able[0] ?? 'office';
    return { by, ...(seesNames && account !== undefined && { byName: account.name }) };
  };
}

function rolesFor(kind: string): readonly GivenRole[] {
  if (!Object.hasOwn(PERMISSIONS, kind)) return [];
  const permission = permissionOf(kind as ActKind);
  return GIVEN_ROLES.filter((role) => permission[role] !== undefined);
}
