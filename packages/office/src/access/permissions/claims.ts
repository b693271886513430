import { COMMISSION, EVERYBODY, OFFICER, type Permissions } from './permission.ts';

/** Players for their own line, officers for everyone. */
const CLAIMANT = { ...OFFICER, player: 'own' } as const;

export const claims = {
  'claim.open': CLAIMANT,
  'claim.add-evidence': { ...CLAIMANT, ...COMMISSION },
  'claim.withdraw': CLAIMANT,
  'claim.decide': OFFICER,
  'claim.appeal': CLAIMANT,
  'claim.decide-appeal': COMMISSION,
  // Questions.
  'claim.read': EVERYBODY,
  'claim.of-line': EVERYBODY,
  'claim.of-player': EVERYBODY,
  'claim.search': { ...CLAIMANT, ...COMMISSION },
} as const satisfies Permissions;
