import { acceptInvitation } from './accept-invitation.ts';
import { amendRoles } from './amend-roles.ts';
import { changeAddress } from './change-address.ts';
import { changePassword } from './change-password.ts';
import { chooseNotices } from './choose-notices.ts';
import { confirmTotp } from './confirm-totp.ts';
import { createApiToken } from './create-api-token.ts';
import { enrolTotp } from './enrol-totp.ts';
import { inviteAccount } from './invite-account.ts';
import { confirmPasskey, enrolPasskey, removePasskey, renamePasskey } from './passkeys.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { reinstateAccount } from './reinstate-account.ts';
import { removeTotp } from './remove-totp.ts';
import { renewInvitation } from './renew-invitation.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import { revokeApiToken } from './revoke-api-token.ts';
import { suspendAccount } from './suspend-account.ts';
import { unsubscribe } from './unsubscribe.ts';

export const accountsActs = [
  inviteAccount,
  renewInvitation,
  acceptInvitation,
  amendRoles,
  suspendAccount,
  reinstateAccount,
  changeAddress,
  changePassword,
  chooseNotices,
  unsubscribe,
  enrolTotp,
  confirmTotp,
  removeTotp,
  enrolPasskey,
  confirmPasskey,
  renamePasskey,
  removePasskey,
  makeRecoveryCodes,
  resetSecondFactor,
  createApiToken,
  revokeApiToken,
] as const;

export { acceptInvitation, inviteAccount, renewInvitation, unsubscribe };
