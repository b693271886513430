import { renderUnicodeCompact } from 'uqr';

/** A QR code for a terminal, so that a phone can scan the address. */
export const qrCodeInLetters = (address: string): string => renderUnicodeCompact(address, { ecc: 'M', border: 2 });
