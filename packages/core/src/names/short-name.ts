/** Words that belong to the surname after them. */
const PARTICLES = new Set('de del dels la las les los van von der den da dos di i y'.split(' '));
const isParticle = (word: string): boolean => PARTICLES.has(word.toLowerCase());

/**
 * `Campgrau Puigsoler, Helena` as `Campgrau`, ` Puigsoler`, `, Helena`: where space is short, the second surname is
 * dropped. A title stays with the first.
 */
export function nameParts(name: string): readonly [first: string, second: string, given: string] {
  const [, title = '', surnames = '', given = ''] = /^((?:[A-Z]{2,3} )?)([^,]+)(, .+)$/.exec(name) ?? [];
  const words = surnames.split(' ');
  const end = words.findIndex((word) => !isParticle(word)) + 1;
  if (given === '' || end === 0) return [name, '', ''];
  return [
    `${title}${words.slice(0, end).join(' ')}`,
    words
      .slice(end)
      .map((word) => ` ${word}`)
      .join(''),
    given,
  ];
}

const initial = (word: string): string => (word.endsWith('.') ? word : `${[...word][0]}.`);
/** This many letters fit into a column of the hall screen. */
const MOST_LETTERS = 22;

/**
 * `Campgrau Puigsoler, Helena` as `Campgrau P., Helena`; if
 * that is still too long, a second given name is dropped, too. What follows in brackets stays.
 */
export function shortName(whole: string): string {
  const [, name = whole, mark = ''] = /^(.+)( \(.+\))$/.exec(whole) ?? [];
  const [first, second, given] = nameParts(name);
  const rest = second.split(' ').filter((word) => word !== '' && !isParticle(word));
  const surnames = [first, ...rest.map(initial)].join(' ');
  if (surnames.length + given.length <= MOST_LETTERS) return `${surnames}${given}${mark}`;
  const [comma = '', called = '', ...more] = given.split(' ');
  return `${[`${surnames}${comma}`, called, ...more.map(initial)].filter(Boolean).join(' ')}${mark}`;
}
