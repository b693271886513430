import type { Role } from '../actor.ts';

/** How far a role reaches with an act: all matters, or only its own (own events, own clubs, own line). */
type Reach = 'any' | 'own';

export type Permission = Readonly<Partial<Record<Role, Reach>>>;
export type Permissions = Readonly<Record<string, Permission>>;

/** The administrator runs the installation and assigns roles; the record is the officer's. */
export const OFFICER: Permission = { officer: 'any' };
export const COMMISSION: Permission = { commission: 'any' };
/** The competition committee, or the officer in its place: not the sports commission (D-OFF-234). */
export const COMMITTEE: Permission = { ...OFFICER, committee: 'any' };
export const OFFICER_OR_COMMISSION: Permission = { ...OFFICER, ...COMMISSION };
export const ADMINISTRATOR: Permission = { administrator: 'any' };
/** Readable by everyone. */
export const EVERYBODY: Permission = { public: 'any' };
