import { acceptInvitation } from './accept-invitation.ts';
import { amendRoles } from './amend-roles.ts';
import { changeAddress } from './change-address.ts';
import { changePassword } from './change-password.ts';
import { chooseNotices } from './choose-notices.ts';
import { inviteAccount } from './invite-account.ts';
import { reinstateAccount } from './reinstate-account.ts';
import { renewInvitation } from './renew-invitation.ts';
import { confirmTotp } from './second-factor/confirm-totp.ts';
import { enrolTotp } from './second-factor/enrol-totp.ts';
import { confirmPasskey, enrolPasskey, removePasskey, renamePasskey } from './second-factor/passkeys.ts';
import { makeRecoveryCodes } from './second-factor/recovery-codes.ts';
import { removeTotp } from './second-factor/remove-totp.ts';
import { resetSecondFactor } from './second-factor/reset-second-factor.ts';
import { suspendAccount } from './suspend-account.ts';
import { createApiToken } from './tokens/create-api-token.ts';
import { revokeApiToken } from './tokens/revoke-api-token.ts';
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
