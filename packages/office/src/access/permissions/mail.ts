import { ADMINISTRATOR, OFFICER, type Permissions } from './permission.ts';

/** The officer tells decisions, the administrator invites. */
const WHOEVER_WRITES = { ...OFFICER, ...ADMINISTRATOR };

export const mail = {
  'mail.try-again': WHOEVER_WRITES,
  // Questions.
  'mail.search': WHOEVER_WRITES,
} as const satisfies Permissions;
