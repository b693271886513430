import { EVERYBODY, OFFICER, type Permission, type Permissions } from './permission.ts';

/** Whoever runs the event. */
const DESK: Permission = { ...OFFICER, arbiter: 'own' };

export const devices = {
  'device.hand-out': DESK,
  'device.open-check-in': DESK,
  /** Who has the code has no account; the code itself is the permission. */
  'device.take-up': EVERYBODY,
  'device.revoke': DESK,
  // Questions.
  'device.search': DESK,
  /** A device about itself. */
  'device.boards': { device: 'any' },
  'device.check-in': { device: 'any' },
} as const satisfies Permissions;
