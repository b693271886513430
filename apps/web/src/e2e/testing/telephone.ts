import { Secret, TOTP } from 'otpauth';

/** The application for codes on somebody's telephone. A code counts once, so the next one is of the next half minute. */
export function telephone(key: string): { code(timestamp?: number): string; nextCode(): string } {
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  return {
    code: (timestamp = Date.now()) => totp.generate({ timestamp }),
    nextCode: () => totp.generate({ timestamp: Date.now() + 30_000 }),
  };
}
