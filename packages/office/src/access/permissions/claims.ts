import type { Permissions } from './permission.ts';

export const claims = {} as const satisfies Permissions;
