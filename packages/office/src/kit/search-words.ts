/** Letters that are none with a mark on it, as lists without accents write them. */
const PLAIN: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  ŧ: 't',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};
const NOT_PLAIN = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/** A name as it is searched and compared: no accents, no case, one blank between words; `Łukasz Bjørn` is `lukasz bjorn` (D-OFF-857). */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(NOT_PLAIN, (letter) => PLAIN[letter]!)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Letters that German and Nordic names also write as two: `Müller` is `mueller` where there is no ü (D-OFF-955). */
const AS_TWO: Readonly<Record<string, string>> = { ä: 'ae', å: 'aa', ö: 'oe', ø: 'oe', ü: 'ue' };
const ONE = new RegExp(`[${Object.keys(AS_TWO).join('')}]`, 'gu');
const TWO = new RegExp(`(${[...new Set(Object.values(AS_TWO))].join('|')})(?=\\p{L})`, 'gu');

/** The ways in which a name is written without accents, the plain one first: `muller`, `mueller` (D-OFF-955). */
export function spellings(text: string): readonly string[] {
  const asTwo = text
    .normalize('NFC')
    .toLowerCase()
    .replace(ONE, (letter) => AS_TWO[letter]!);
  return [...new Set([folded(text), folded(asTwo)])];
}

/** What two letters may stand for: who types `mueller` means `Müller` too (D-OFF-955). */
const withoutPairs = (spelling: string): string => spelling.replace(TWO, (pair) => pair[0]!);

/** Every plain way in which a name that was typed may be on record, the nearest first. */
export function looseSpellings(text: string): readonly string[] {
  const near = spellings(text);
  return [...new Set([...near, ...near.map(withoutPairs)])];
}

/** Whether two names are written alike, in any order of the words. */
export function areSpeltAlike(one: string, other: string): boolean {
  const inOrder = spellings(other).map(wordsInOrder);
  return spellings(one).some((spelling) => inOrder.includes(wordsInOrder(spelling)));
}

/** Each word of a name with everything after it, so that a search may begin at any word. */
export function searchWords(text: string): readonly string[] {
  const words = folded(text).split(' ');
  return words.map((_, i) => words.slice(i).join(' ')).filter((word) => word !== '');
}

/** The words of a name by the alphabet: `Puig, Joana` and `Joana Puig` are one. */
export function wordsInOrder(text: string): string {
  return folded(text).split(' ').sort().join(' ');
}
