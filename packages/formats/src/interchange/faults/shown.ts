const LONGEST = 60;

/** A value of a document as a sentence can quote it. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return '[…]';
  if (typeof value === 'object' && value !== null) return '{…}';
  return typeof value === 'string' ? JSON.stringify(clipped(value)) : clipped(String(value));
}

export function clipped(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST).toWellFormed()}…`;
}

/** A path in the usual notation: `events[3].games[2].result`. */
export function writePath(path: readonly (string | number)[]): string {
  let text = '';
  for (const step of path) {
    if (typeof step === 'number') text += `[${step}]`;
    else if (/^[A-Za-z_][A-Za-z0-9_-]*$/.test(step)) text += text === '' ? step : `.${step}`;
    else text += `[${JSON.stringify(step)}]`;
  }
  return text;
}

/** `text`, `number`, `huge`, `boolean`, `null`, `list` or `object`: the words of a `wrong-type` sentence. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'number') return Number.isFinite(value) ? 'number' : 'huge';
  return typeof value === 'string' ? 'text' : typeof value;
}
