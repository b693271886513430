import type { Permissions } from './permission.ts';

export const teams = {} as const satisfies Permissions;
