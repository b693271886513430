import { renderUnicodeCompact } from 'uqr';

/** A QR code for a terminal, where a phone takes the address from. */
export const qrCodeInLetters = (address: string): string => renderUnicodeCompact(address, { ecc: 'M', border: 2 });
