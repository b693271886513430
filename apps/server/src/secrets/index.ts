import type { ActKind } from '@escala/office';
import { handOutDevice, revokeDevice, takeUpDevice } from './device-work.ts';
import { askToPlay, declineRequest, forgetAddresses, proveRequest, receiveEvent } from './entry-request-work.ts';
import { acceptInvitation, changeAddress, invite, reinstate, renew, suspend } from './invitation-work.ts';
import { changePassword, createApiToken, revokeApiToken, tryMailAgain, unsubscribe } from './own-secret-work.ts';
import { confirmPasskey, enrolPasskey, removePasskey } from './passkey-work.ts';
import { confirmTotp, enrolTotp, makeRecoveryCodes, removeTotp, resetSecondFactor } from './second-factor-work.ts';
import type { SecretWork } from './secret-work.ts';

const WORK: Readonly<Partial<Record<ActKind, SecretWork>>> = {
  'account.invite': invite,
  'account.renew-invitation': renew,
  'account.change-address': changeAddress,
  'account.accept-invitation': acceptInvitation,
  'account.suspend': suspend,
  'account.reinstate': reinstate,
  'account.change-password': changePassword,
  'totp.enrol': enrolTotp,
  'totp.confirm': confirmTotp,
  'totp.remove': removeTotp,
  'passkey.enrol': enrolPasskey,
  'passkey.confirm': confirmPasskey,
  'passkey.remove': removePasskey,
  'recovery-codes.make': makeRecoveryCodes,
  'second-factor.reset': resetSecondFactor,
  'api-token.create': createApiToken,
  'api-token.revoke': revokeApiToken,
  'device.hand-out': handOutDevice,
  'device.open-check-in': handOutDevice,
  'device.take-up': takeUpDevice,
  'device.revoke': revokeDevice,
  'entry.ask': askToPlay,
  'entry.prove': proveRequest,
  'event.receive': receiveEvent,
  'entry.decline': declineRequest,
  'event.close': forgetAddresses,
  'event.annul': forgetAddresses,
  'report.submit': forgetAddresses,
  'account.unsubscribe': unsubscribe,
  'mail.try-again': tryMailAgain,
};

export function secretWorkOf(kind: ActKind): SecretWork {
  return WORK[kind] ?? {};
}
