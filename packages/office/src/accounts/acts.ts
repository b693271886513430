export { amendRoles, changeAddress, chooseNotices } from './account-acts.ts';
export { inviteAccount, renewInvitation } from './invite-account.ts';
export { acceptInvitation, changePassword, unsubscribe } from './own-account-act.ts';
export { confirmTotp, enrolTotp, makeRecoveryCodes, removeTotp, resetSecondFactor } from './second-factor/codes.ts';
export { confirmPasskey, enrolPasskey, removePasskey, renamePasskey } from './second-factor/passkeys.ts';
export { reinstateAccount, suspendAccount } from './suspension.ts';
export { createApiToken, revokeApiToken } from './tokens/api-token-acts.ts';
