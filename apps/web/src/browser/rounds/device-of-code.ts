/** Signs of chance at the end of every code. */
const CHANCE = 8;

/** The number of the device stands in front; hyphens, spaces and small letters are as each telephone likes them. */
export function deviceOfCode(code: string): string {
  const plain = code.replace(/[^0-9A-Za-z]/g, '');
  return plain.slice(0, -CHANCE) || plain;
}
