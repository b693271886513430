/**
 * What an API key can never do, whatever its account and scopes allow: let people in, change an account's rights or
 * where its links are sent, touch secrets. A person does that, in a session (D-OFF-452).
 */
export const neverByToken = [
  'account.invite',
  'account.renew-invitation',
  'account.accept-invitation',
  'account.amend-roles',
  'account.reinstate',
  'account.change-address',
  'account.ask-recovery',
  'account.agree-recovery',
  'account.refuse-recovery',
  'account.change-password',
  'account.choose-notices',
  'account.unsubscribe',
  'totp.enrol',
  'totp.confirm',
  'totp.remove',
  'passkey.enrol',
  'passkey.confirm',
  'passkey.rename',
  'passkey.remove',
  'recovery-codes.make',
  'second-factor.reset',
  'api-token.create',
] as const;
