/** A list as it is written most legibly: words with blanks between them. */
export const words = (text: string): readonly string[] => text.trim().split(/\s+/);
