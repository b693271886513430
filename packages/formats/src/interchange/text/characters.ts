/** The characters of JSON, and steps over its tokens. The text has been parsed before, so it is well formed. */

export const QUOTE = 0x22;
export const BACKSLASH = 0x5c;
export const COMMA = 0x2c;
export const OPEN_BRACE = 0x7b;
export const CLOSE_BRACE = 0x7d;
export const OPEN_BRACKET = 0x5b;
export const CLOSE_BRACKET = 0x5d;

/** From the opening quote to just after the closing one. */
export function endOfText(text: string, start: number): number {
  let i = start + 1;
  for (let code = text.charCodeAt(i); code !== QUOTE; code = text.charCodeAt(i)) i += code === BACKSLASH ? 2 : 1;
  return i + 1;
}

/** The first character from this position on that is not a blank, comma or colon. */
export function nextToken(text: string, start: number): number {
  let i = start;
  for (let code = text.charCodeAt(i); isBetweenTokens(code); code = text.charCodeAt(i)) i++;
  return i;
}

function isBetweenTokens(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09 || code === COMMA || code === 0x3a;
}

/** From the first character of a value to just after its last. */
export function endOfValue(text: string, start: number): number {
  let depth = 0;
  let i = start;
  do {
    const code = text.charCodeAt(i);
    if (code === QUOTE) i = endOfText(text, i);
    else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      depth++;
      i++;
    } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) {
      depth--;
      i++;
    } else if (depth === 0) return endOfScalar(text, i);
    else i++;
  } while (depth > 0);
  return i;
}

function endOfScalar(text: string, start: number): number {
  let i = start;
  while (i < text.length) {
    const code = text.charCodeAt(i);
    if (isBetweenTokens(code) || code === CLOSE_BRACE || code === CLOSE_BRACKET) break;
    i++;
  }
  return i;
}

/** The name between two quotes, its escapes resolved. */
export function nameBetween(text: string, start: number, end: number): string {
  const written = text.slice(start + 1, end - 1);
  return written.includes('\\') ? (JSON.parse(`"${written}"`) as string) : written;
}
