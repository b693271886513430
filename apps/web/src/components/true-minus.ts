/**
 * Engines write the minus as a hyphen, so that their figures can be taken into a spreadsheet. Readers of a page see the sign that the
 * tables beside the sentence have (D-OFF-284).
 */
export function trueMinus(sentence: string): string {
  return sentence.replace(/(^|[\s(=:·×/])-(?=\s?\d)/g, '$1−');
}
