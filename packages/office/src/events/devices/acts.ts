export { handOutDevice } from './hand-out-device.ts';
export { revokeDevice } from './revoke-device.ts';
export { takeUpDevice } from './take-up-device.ts';
