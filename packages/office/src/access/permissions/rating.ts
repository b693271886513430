import type { Permissions } from './permission.ts';

export const rating = {} as const satisfies Permissions;
