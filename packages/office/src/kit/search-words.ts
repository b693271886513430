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

/** Each word of a name with everything after it, so that a search may begin at any word. */
export function searchWords(text: string): readonly string[] {
  const words = folded(text).split(' ');
  return words.map((_, i) => words.slice(i).join(' ')).filter((word) => word !== '');
}

/** The words of a name by the alphabet: `Puig, Joana` and `Joana Puig` are one. */
export function wordsInOrder(text: string): string {
  return folded(text).split(' ').sort().join(' ');
}
