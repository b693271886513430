import type { Permissions } from './permission.ts';

export const accounts = {} as const satisfies Permissions;
