import { deviceKind, invalid, NOBODY, Refused } from '@escala/office';
import { z } from 'zod';
import { codeFits, endDevice, newCode, newDeviceToken } from '../access/devices.ts';
import { beginAttempt, forgiveAttempt } from '../access/throttle.ts';
import { FRESH } from '../fresh-reading.ts';
import { type SecretRequest, type SecretWork, textOf } from './secret-work.ts';

export const handOutDevice: SecretWork = {
  shown: z.strictObject({ code: z.string(), link: z.string() }),
  finish: async ({ context, federation }, outcome) => {
    const [device, expires] = [textOf(outcome.device), textOf(outcome.expires)];
    const code = await newCode(context, federation, device, expires);
    return { shown: { code, link: `${context.reach?.() ?? ''}/${federation}/board-device#${code}` } };
  },
};

/**
 * Wrong codes make one wait, device by device: eight characters are short enough to type, but too many to guess. Each
 * network waits for itself alone: device numbers are known, and nobody outside may lock a phone in the hall out
 * (D-OFF-141).
 */
export const takeUpDevice: SecretWork = {
  secret: z.strictObject({ code: z.string().min(1).max(40) }),
  shown: z.strictObject({ token: z.string() }),
  begin: async (request) => {
    const { context, federation, network, command, secret } = request;
    const device = textOf(command.device);
    const attempt = { of: 'account', who: `device ${device} ${network}` } as const;
    await beginAttempt(context, federation, attempt);
    if (!(await codeFits(context, federation, device, textOf(secret.code))))
      throw new Refused([invalid('device-code-wrong', {}, { field: 'secret.code' })]);
    await forgiveAttempt(context, federation, attempt);
    return { ...NOBODY, account: await accountOf(request, device) };
  },
  finish: async ({ context, federation }, outcome) => {
    const [device, expires] = [textOf(outcome.device), textOf(outcome.expires)];
    return { shown: { token: await newDeviceToken(context, federation, device, expires) } };
  },
};

export const revokeDevice: SecretWork = {
  finish: async ({ context, federation }, outcome) => {
    await endDevice(context, federation, textOf(outcome.device));
    return {};
  },
};

/** The account that handed out the device is responsible for it (D-OFF-140). */
async function accountOf({ context, federation }: SecretRequest, device: string): Promise<string> {
  const kept = await context.archive.read(federation, (reading) => reading.get(deviceKind, device), FRESH);
  return kept?.body.account ?? NOBODY.account;
}
