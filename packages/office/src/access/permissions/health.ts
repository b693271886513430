import { EVERYBODY, type Permissions } from './permission.ts';

export const health = {
  'health.scale': EVERYBODY,
  'health.summary': EVERYBODY,
} as const satisfies Permissions;
