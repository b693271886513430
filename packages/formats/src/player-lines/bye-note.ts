const HALF = '(?:½|1/2|0[.,]5|half(?:[- ]point)?|mig(?: punt)?|medio(?: punto)?|jum[aă]tate(?: de punct)?)';
const AWAY =
  '(?:byes?|descans[oa]?|pauz[aă]|absent[aeă]?|ausente|abs[eè]ncia|ausencia|falta|no ve|no viene|lipse[sș]te)';
const ROUNDS = String.raw`(?:r|rd|rounds?|rond[ae]s?|rund[ae](?:le)?)[.:]?\s?\d{1,2}(?:\s?(?:,|\+|&|-|i|y|și|and)\s?r?\d{1,2})*`;
const LINK = String.raw`(?:\s*(?:for|in|a|la|en|de|pe|a la|en la|a les|în))?\s*`;

/** `½ bye R1`, `R2 bye`, `no ve ronda 3`, also in brackets. `Bye` alone may be a name. */
const NOTE = new RegExp(
  String.raw`(?<=[\p{L}\d)\],;|\t-]\s*)(?<![\p{L}\d])[([]?\s*(?:(?:${HALF}\s*)?${AWAY}${LINK}${ROUNDS}|${HALF}\s*(?:${LINK}${ROUNDS}|${AWAY})|${ROUNDS}[\s:]*(?:${HALF}\s*)?${AWAY}|${ROUNDS}[\s:]*${HALF})(?![\p{L}\d])\s*[)\]]?`,
  'iu',
);

/** A line without what it says of rounds off, and that: which byes an event gives, its arbiter says in the grid (D-OFF-872). */
export function apartFromByes(line: string): { readonly text: string; readonly unread?: string } {
  const [note] = NOTE.exec(line) ?? [];
  if (note === undefined) return { text: line };
  return { text: line.replace(NOTE, ' ').trim(), unread: note.replace(/[()[\]]/g, '').trim() };
}
