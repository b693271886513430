import { EVERYBODY, type Permissions } from './permission.ts';

export const health = {
  'health.scale': EVERYBODY,
} as const satisfies Permissions;
