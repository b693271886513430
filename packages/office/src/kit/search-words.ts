/** Letters that do not decompose into a letter and a mark, as lists without accents write them. */
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

/**
 * A name for searching and comparing: no accents, no case, one space between words; `Łukasz Bjørn` becomes `lukasz
 * bjorn` (D-OFF-857).
 */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(NOT_PLAIN, (letter) => PLAIN[letter]!)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Letters that German and Nordic names also write as two: `Müller` as `mueller` if there is no ü (D-OFF-955). */
const AS_TWO: Readonly<Record<string, string>> = { ä: 'ae', å: 'aa', ö: 'oe', ø: 'oe', ü: 'ue' };
const ONE = new RegExp(`[${Object.keys(AS_TWO).join('')}]`, 'gu');
const TWO = new RegExp(`(${[...new Set(Object.values(AS_TWO))].join('|')})(?=\\p{L})`, 'gu');

/** The spellings of a name without accents, the plain one first: `muller`, `mueller` (D-OFF-955). */
export function spellings(text: string): readonly string[] {
  const asTwo = text
    .normalize('NFC')
    .toLowerCase()
    .replace(ONE, (letter) => AS_TWO[letter]!);
  return [...new Set([folded(text), folded(asTwo)])];
}

/** Two letters may stand for one: `mueller` also finds `Müller` (D-OFF-955). */
const withoutPairs = (spelling: string): string => spelling.replace(TWO, (pair) => pair[0]!);

/** Every plain spelling under which a typed name may be on record, the closest first. */
export function looseSpellings(text: string): readonly string[] {
  const near = spellings(text);
  return [...new Set([...near, ...near.map(withoutPairs)])];
}

/** Whether two names are spelt alike, in any order of their words. */
export function areSpeltAlike(one: string, other: string): boolean {
  const inOrder = spellings(other).map(wordsInOrder);
  return spellings(one).some((spelling) => inOrder.includes(wordsInOrder(spelling)));
}

/** Cyrillic and Greek letters that look like Latin ones, small as they are compared (D-OFF-1306). */
const LOOK_ALIKE: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', с: 'c', ԁ: 'd', е: 'e', ѐ: 'e', ё: 'e', ғ: 'f', һ: 'h', н: 'h', і: 'i', ї: 'i', ј: 'j', к: 'k' },
  ...{
    ӏ: 'l',
    м: 'm',
    п: 'n',
    о: 'o',
    р: 'p',
    ԛ: 'q',
    г: 'r',
    ѕ: 's',
    т: 't',
    ц: 'u',
    ѵ: 'v',
    ԝ: 'w',
    х: 'x',
    у: 'y',
    ў: 'y',
  },
  ...{
    α: 'a',
    β: 'b',
    ϲ: 'c',
    ε: 'e',
    η: 'n',
    ι: 'i',
    κ: 'k',
    μ: 'u',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    χ: 'x',
    γ: 'y',
    ζ: 'z',
  },
};
const NOT_LATIN = new RegExp(`[${Object.keys(LOOK_ALIKE).join('')}]`, 'g');

/** A name as it looks: two that look the same give the same, whatever letters they are written in. */
export const asLooked = (text: string): string => folded(text).replace(NOT_LATIN, (letter) => LOOK_ALIKE[letter]!);

/** For warnings: the words of a name as they look, in alphabetical order. */
export const lookedWords = (text: string): string => asLooked(text).split(' ').sort().join(' ');

/** The first letters of a word, in every way that looks the same; as it is written first. */
export function lookAlikeStarts(start: string): readonly string[] {
  const all = [...start].reduce<readonly string[]>(
    (starts, letter) => starts.flatMap((each) => sameLooking(letter).map((other) => `${each}${other}`)),
    [''],
  );
  return [...new Set([start, ...all])];
}

function sameLooking(letter: string): readonly string[] {
  const latin = LOOK_ALIKE[letter] ?? letter;
  return [latin, ...Object.keys(LOOK_ALIKE).filter((other) => LOOK_ALIKE[other] === latin)];
}

/** Each word of a name with everything after it, so that a search can start at any word. */
export function searchWords(text: string): readonly string[] {
  const words = folded(text).split(' ');
  return words.map((_, i) => words.slice(i).join(' ')).filter((word) => word !== '');
}

/** The words of a name in alphabetical order: `Puig, Joana` and `Joana Puig` give the same. */
export function wordsInOrder(text: string): string {
  return folded(text).split(' ').sort().join(' ');
}
