import { accountOfAddress, performAct, SYSTEM } from '@escala/office';
import { renewInvitation } from '@escala/office/acts';
import { FRESH } from '../fresh-reading.ts';
import { later, MINUTE } from '../instant.ts';
import type { ServerContext } from '../server-parts.ts';

const SHELF = 'reset-asked';
/**
 * Within this time an account gets one mail, however often it
 * is requested; the link in it is valid for longer (D-OFF-445).
 */
const ONE_MAIL_IN = 10 * MINUTE;

/**
 * A request to reset a forgotten password. Only the holder of the address learns the outcome: to the sender of the
 * request, a known address looks like an unknown one.
 */
export async function askForReset(context: ServerContext, federation: string, email: string): Promise<void> {
  const find = context.archive.read(federation, (reading) => accountOfAddress(context, reading, email), FRESH);
  const account = await find;
  if (account === undefined || account.body.state === 'suspended') return;
  const now = context.clock.now();
  const kept = await context.vault.get(federation, SHELF, account.id);
  if (kept !== undefined && (kept.expires ?? now) > now) return;
  const asked = { owner: account.id, text: now, expires: later(now, ONE_MAIL_IN) };
  if (!(await context.vault.put(federation, SHELF, account.id, asked, kept?.text ?? null))) return;
  await performAct(context, renewInvitation, {
    federation,
    id: context.newId(),
    actor: SYSTEM,
    reason: 'asked for with the address, on the page for forgotten passwords',
    command: { account: account.id, by: 'mail' },
  });
}
