import { ownAccountAct } from '../own-account-act.ts';

/** The holder asks for a key for codes by time. It counts once a code has confirmed it. */
export const enrolTotp = ownAccountAct('totp.enrol');
