/** A word as used in the names of sentence variants, which have no hyphens. */
export function messageForm(word: string): string {
  return word.replaceAll('-', '_');
}
