/** Control characters, and the marks that turn the direction of what follows: a document must not steer a terminal. */
const STEERING = /[\p{Control}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** A text of a document on one line, with everything visible that could move the cursor or change the colours. */
export function printable(text: string): string {
  return text.replace(STEERING, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
