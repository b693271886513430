import type { Permissions } from './permission.ts';

export const events = {} as const satisfies Permissions;
