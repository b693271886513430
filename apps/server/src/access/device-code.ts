import { randomInt } from 'node:crypto';

/** Without signs that are taken for one another when read aloud or from afar. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 8;

/** What is typed into a telephone: the number of the device, then chance of about 40 bits, which a throttle guards. */
export function newDeviceCode(device: string): string {
  const chance = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return `${device}-${chance.slice(0, 4)}-${chance.slice(4)}`;
}

/** As it counts, however somebody wrote it. */
export function plainCode(code: string): string {
  return code.toUpperCase().replace(/[^0-9A-Z]/g, '');
}
