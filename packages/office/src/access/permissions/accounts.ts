import { ADMINISTRATOR, EVERYBODY, OFFICER, type Permission, type Permissions } from './permission.ts';

/** Every account holder, for their own account: these acts check the ownership themselves. */
const ACCOUNT_HOLDER: Permission = {
  player: 'any',
  delegate: 'any',
  delegation: 'any',
  arbiter: 'any',
  officer: 'any',
  commission: 'any',
  committee: 'any',
  administrator: 'any',
};

/** Officers send decisions by mail, administrators send invitations. */
const WHOEVER_WRITES = { ...OFFICER, ...ADMINISTRATOR };

export const accounts = {
  'account.invite': ADMINISTRATOR,
  'account.renew-invitation': ADMINISTRATOR,
  /** Invited people have no account in use yet; the link itself is the permission. */
  'account.accept-invitation': EVERYBODY,
  'account.amend-roles': ADMINISTRATOR,
  'account.suspend': ADMINISTRATOR,
  'account.reinstate': ADMINISTRATOR,
  'account.change-address': ADMINISTRATOR,
  'account.ask-recovery': ADMINISTRATOR,
  'account.agree-recovery': ADMINISTRATOR,
  'account.refuse-recovery': ACCOUNT_HOLDER,
  'account.change-password': ACCOUNT_HOLDER,
  'account.choose-notices': ACCOUNT_HOLDER,
  /** Nobody has to sign in to unsubscribe; the link in the mail is the permission. */
  'account.unsubscribe': EVERYBODY,
  'account.search': ADMINISTRATOR,
  'account.show': ACCOUNT_HOLDER,
  'totp.enrol': ACCOUNT_HOLDER,
  'totp.confirm': ACCOUNT_HOLDER,
  'totp.remove': ACCOUNT_HOLDER,
  'passkey.enrol': ACCOUNT_HOLDER,
  'passkey.confirm': ACCOUNT_HOLDER,
  'passkey.rename': ACCOUNT_HOLDER,
  'passkey.remove': ACCOUNT_HOLDER,
  'recovery-codes.make': ACCOUNT_HOLDER,
  'second-factor.show': ACCOUNT_HOLDER,
  'second-factor.reset': ADMINISTRATOR,
  'api-token.create': ACCOUNT_HOLDER,
  'api-token.revoke': ACCOUNT_HOLDER,
  'api-token.search': ACCOUNT_HOLDER,
  'mail.try-again': WHOEVER_WRITES,
  'mail.search': WHOEVER_WRITES,
} as const satisfies Permissions;
