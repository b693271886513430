/** A name as it is searched: no accents, no case, one blank between words. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
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
