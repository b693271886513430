/** Words that belong to the surname after them. */
const PARTICLES = new Set([
  'de',
  'del',
  'dels',
  'la',
  'las',
  'les',
  'los',
  'van',
  'von',
  'der',
  'den',
  'da',
  'dos',
  'di',
]);

/** `Campgrau Puigsoler, Helena` as `Campgrau P., Helena`: for places where a long name finds no room. A title before it stays. */
export function shortName(name: string): string {
  const [, title = '', surnames = '', given = ''] = /^((?:[A-Z]{2,3} )?)([^,]+)(, .+)$/.exec(name) ?? [];
  const words = surnames.split(' ').filter((word) => word !== 'i' && word !== 'y');
  const end = words.findIndex((word) => !PARTICLES.has(word.toLowerCase()));
  if (given === '' || end === -1) return name;
  const rest = words.slice(end + 1).filter((word) => !PARTICLES.has(word.toLowerCase()));
  const initials = rest.map((word) => (word.endsWith('.') ? word : `${[...word][0]}.`));
  return `${title}${[...words.slice(0, end + 1), ...initials].join(' ')}${given}`;
}
