import type { Permissions } from './permission.ts';

export const imports = {} as const satisfies Permissions;
