/** `17/11/26, 10:33` and `10:33, 17.11.2026`, as chats write them. */
const DAY = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{2,4}`;
const TIME = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?\s?m\.?)?`;
const MOMENT = `(?:${DAY},?\\s+${TIME}|${TIME},?\\s+${DAY})`;

/** Who sent a line in a chat, and when: `[17/11/26, 10:33] Pau: `, `17/11/26, 10:33 - Pau: `, `Pau, [17.11.26 10:33]`. */
const SENT = new RegExp(
  String.raw`^\s*(?:(?:\[${MOMENT}\]|${MOMENT}\s-)\s+[^:]{1,60}:(?:\s+|$)|[^[\]]{1,60},\s\[${MOMENT}\]:?\s*)`,
  'iu',
);
/** What the chat itself says of somebody who came or left. */
const CHAT_ITSELF = new RegExp(String.raw`^\s*(?:\[${MOMENT}\]|${MOMENT}\s-)\s.*$`, 'iu');

/** Pictures, flags and the marks that go with them, and marks of direction, which nobody sees. */
const PICTURES =
  /\p{Extended_Pictographic}[\u200d\ufe0e\ufe0f\p{Emoji_Modifier}]*|\p{Regional_Indicator}|[\ufe0e\ufe0f\u20e3\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

const MAIL = /<?[^\s<>;,|]+@[^\s<>;,|]+\.\p{L}{2,}>?/gu;

/**
 * A number in groups, with a country or with a nought before it: longer than anything else that is written so; or nine figures from 6 on,
 * or ten, where nothing says that they are an id (D-OFF-873).
 */
const PHONE =
  /(?<![\p{L}\d])(?:(?<!(?:fide|id)[\s:#]*)(?:[6-9]\d{8}|\d{10})|\+\d{1,3}(?:[\s.-]?\d{9}|(?:[\s.-]\d{2,3}){3,4})|0\d{8,10}|\d{3}[\s.-]\d{2,3}[\s.-]\d{2,3}(?:[\s.-]\d{2,3})?)(?!\d)/giu;

/** `1. `, `12) `, `4º `, `- `, `• ` and the like before a name, or a number in a cell of its own. Four figures are a rating. */
const BULLET = /^\s*(?:[-–—*•·▪◦●○>✓✔]+\s+|#?\d{1,3}\s*[.ºª°):\]-]+(?!\d)\s*|#?\d{1,3}(?:\t|\s*[;|]))\s*/u;

/** A line as somebody pasted it without what tells nothing of a player: who sent it in a chat, pictures, addresses, phones, its bullet. */
export function tidyLine(line: string): string {
  return line
    .replace(PICTURES, '')
    .replace(SENT, '')
    .replace(CHAT_ITSELF, '')
    .replace(MAIL, ' ')
    .replace(PHONE, ' ')
    .replace(/^\s*\||\|\s*$/g, '')
    .replace(BULLET, '')
    .trim();
}
