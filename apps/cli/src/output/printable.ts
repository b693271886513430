/** Control characters and direction marks: a document must not control the terminal. */
const STEERING = /[\p{Control}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** A text of a document on one line, with characters escaped that could move the cursor or change colours. */
export function printable(text: string): string {
  return text.replace(STEERING, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
