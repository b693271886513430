/** A word of ours as the sentences choose their forms by it: those have no hyphens. */
export function messageForm(word: string): string {
  return word.replaceAll('-', '_');
}
