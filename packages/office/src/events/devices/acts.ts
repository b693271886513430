export { handOutDevice } from './hand-out-device.ts';
export { openCheckIn } from './open-check-in.ts';
export { revokeDevice } from './revoke-device.ts';
export { takeUpDevice } from './take-up-device.ts';
