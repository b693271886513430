/** What an address is counted as: itself, or for IPv6 the /64 of a household or club. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address;
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::');
  const [before, after] = [head, tail].map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: Math.max(0, 8 - before!.length - after!.length) }, () => '0');
  const groups = [...before!, ...zeros, ...after!].slice(0, 4);
  return groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':');
}
