/** A list in its most readable form: words separated by spaces. */
export const words = (text: string): readonly string[] => text.trim().split(/\s+/);
