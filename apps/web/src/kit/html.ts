const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A piece of finished HTML. */
export interface Html {
  readonly html: string;
}

/** What can be inserted into HTML; `undefined`, `null` and `false` produce nothing. */
export type Value = Html | readonly Value[] | string | number | undefined | null | false;

/** Inserted values are text and are escaped, unless they are HTML themselves. */
export function html(pieces: TemplateStringsArray, ...values: readonly Value[]): Html {
  let text = pieces[0]!;
  for (let i = 0; i < values.length; i++) text += written(values[i]) + pieces[i + 1]!;
  return { html: text };
}

export const NOTHING: Html = { html: '' };

function written(value: Value): string {
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'number') return String(value);
  if (value === undefined || value === null || value === false) return '';
  if (!isMany(value)) return value.html;
  let text = '';
  for (const each of value) text += written(each);
  return text;
}

const isMany = (value: Html | readonly Value[]): value is readonly Value[] => Array.isArray(value);

const SIGN = /[&<>"']/;
const EVERY_SIGN = /[&<>"']/g;

function escaped(text: string): string {
  return SIGN.test(text) ? text.replace(EVERY_SIGN, (sign) => SIGNS[sign]!) : text;
}

/** A value for a module, in a `<script type="application/json">`. */
export const jsonInHtml = (value: unknown): Html => ({ html: JSON.stringify(value).replaceAll('<', '\\u003c') });
