import { EVERYBODY, OFFICER, OFFICER_OR_COMMISSION, type Permissions } from './permission.ts';

export const committees = {
  /** The executive council appoints and releases, through its officer (fce-1990, Comissió 1.2, 3.1, 4.1). */
  'committee.seat': OFFICER,
  'committee.release': OFFICER,
  /** The secretary of the commission keeps the minutes (Comissió 4.2). */
  'committee.meet': { ...OFFICER_OR_COMMISSION, committee: 'any' },
  /** The board, through its officer (Comissió 6.1). */
  'committee.revoke': OFFICER,
  'committee.show': EVERYBODY,
} as const satisfies Permissions;
