import { randomInt } from 'node:crypto';

/** Without signs that are taken for one another when read aloud or from afar. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 8;

export function chance(length: number): string {
  return Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}

/** What is typed into a telephone: the number of the device, then chance of about 40 bits, which a throttle guards. */
export function newDeviceCode(device: string): string {
  const signs = chance(LENGTH);
  return `${device}-${signs.slice(0, 4)}-${signs.slice(4)}`;
}

/** As it counts, however somebody wrote it. */
export function plainCode(code: string): string {
  return code.toUpperCase().replace(/[^0-9A-Z]/g, '');
}
