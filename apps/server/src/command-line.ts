import { emailSchema, performAct, SYSTEM } from '@escala/office';
import { inviteAccount } from '@escala/office/acts';
import { renderUnicodeCompact } from 'uqr';
import { newInvitation } from './access/invitations.ts';
import { keepAddress } from './access/open-account.ts';
import { contextOf, type ServerParts } from './server-parts.ts';

export { firstStartLink, setupLink } from './access/setup-tokens.ts';
/** What commands need that do not serve: without HTTP and pages they start in half the time. */
export { DamagedZip, listBytes } from './fide-register/list-bytes.ts';
export { loadInProcess } from './fide-register/load-in-process.ts';
export type { MetricsPlace } from './http/metrics.ts';
export { answerWhileStarting } from './http/starting.ts';
export { MAIL_SETTING_FAULTS, type MailSettings, type MailWishes, mailSettings } from './mail/mail-settings.ts';
export { DEFAULT_OPTIONS, type LogTarget, type ServerOptions, type ServerParts } from './server-parts.ts';
export { newUuid, sha256, systemClock } from './system-ports.ts';

/** As typed; the act checks it. */
interface InvitedAccount {
  readonly email: string;
  readonly name: string;
  readonly roles: readonly string[];
  readonly clubs?: readonly string[];
  readonly events?: readonly string[];
  readonly player?: string;
}

/**
 * Opens an account from the command line, by the operator of the
 * machine: the way in when nobody can sign in yet, or any more.
 */
export async function inviteByHand(
  parts: ServerParts,
  federation: string,
  account: InvitedAccount,
  address: string,
): Promise<{ readonly account: string; readonly token: string; readonly link: string; readonly expires: string }> {
  const context = contextOf(parts);
  const { outcome } = await performAct(context, inviteAccount, {
    federation,
    id: context.newId(),
    actor: SYSTEM,
    reason: 'from the command line',
    command: { ...account, by: 'hand' },
  });
  await keepAddress(context, federation, outcome.account, emailSchema.parse(account.email));
  const { token, expires } = await newInvitation(context, federation, outcome.account);
  const link = `${address.replace(/\/$/, '')}/invitation#${federation}/${outcome.account}/${token}`;
  return { account: outcome.account, token, link, expires };
}

/** A QR code for a terminal, so that a phone can scan the address. */
export const qrCodeInLetters = (address: string): string => renderUnicodeCompact(address, { ecc: 'M', border: 2 });
