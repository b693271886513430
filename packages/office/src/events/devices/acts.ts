import { handOutDevice } from './hand-out-device.ts';
import { revokeDevice } from './revoke-device.ts';
import { takeUpDevice } from './take-up-device.ts';

/** Telephones that enter results. */
export const devicesActs = [handOutDevice, takeUpDevice, revokeDevice] as const;
