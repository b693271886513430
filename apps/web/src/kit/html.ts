const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A piece of a page that is HTML already. */
export interface Html {
  readonly html: string;
}

/** What may stand between pieces of HTML; nothing is written for `undefined`, `null` and `false`. */
export type Value = Html | readonly Value[] | string | number | undefined | null | false;

/** Everything between the pieces is text and is escaped, unless it is HTML itself. */
export function html(pieces: TemplateStringsArray, ...values: readonly Value[]): Html {
  let text = pieces[0]!;
  for (let i = 0; i < values.length; i++) text += written(values[i]) + pieces[i + 1]!;
  return { html: text };
}

export const NOTHING: Html = { html: '' };

function written(value: Value): string {
  if (value === undefined || value === null || value === false) return '';
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'number') return String(value);
  return 'html' in value ? value.html : value.map(written).join('');
}

function escaped(text: string): string {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (sign) => SIGNS[sign]!) : text;
}
