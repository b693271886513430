import { Secret, TOTP } from 'otpauth';

/** A person's authenticator app. A code is accepted once, so the next one is from the next half minute. */
export function telephone(key: string): { code(timestamp?: number): string; nextCode(): string } {
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  return {
    code: (timestamp = Date.now()) => totp.generate({ timestamp }),
    nextCode: () => totp.generate({ timestamp: Date.now() + 30_000 }),
  };
}
