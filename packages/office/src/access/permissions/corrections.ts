import type { Permissions } from './permission.ts';

export const corrections = {} as const satisfies Permissions;
