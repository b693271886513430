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
