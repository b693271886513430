import type { Permissions } from './permission.ts';

export const titles = {} as const satisfies Permissions;
