import { EVERYBODY, OFFICER, type Permissions } from './permission.ts';

export const corrections = {
  'correction.preview': { ...OFFICER, commission: 'any' },
  'correction.confirm': OFFICER,
  'correction.search': EVERYBODY,
  'correction.read': EVERYBODY,
} as const satisfies Permissions;
