/**
 * Engines write the minus as a hyphen, so that figures can be copied into a spreadsheet. On a page it becomes the sign
 * used in the tables beside the sentence (D-OFF-284).
 */
export function trueMinus(sentence: string): string {
  return sentence.replace(/(^|[\s(=:·×/])-(?=\s?\d)/g, '$1−');
}
