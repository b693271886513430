/** Random characters at the end of every code. */
const CHANCE = 8;

/** The device's number comes first; hyphens, spaces and lower case are accepted. */
export function deviceOfCode(code: string): string {
  const plain = code.replace(/[^0-9A-Za-z]/g, '');
  return plain.slice(0, -CHANCE) || plain;
}
