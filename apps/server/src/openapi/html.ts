const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A piece of a page that is HTML already. */
export interface Html {
  readonly html: string;
}

/** Everything between the pieces is text and is escaped, unless it is HTML itself. */
export function html(
  pieces: TemplateStringsArray,
  ...values: readonly (Html | readonly Html[] | string | number)[]
): Html {
  const written = values.map((value) => {
    if (typeof value === 'string' || typeof value === 'number') return escaped(String(value));
    return 'html' in value ? value.html : value.map((each) => each.html).join('');
  });
  return { html: pieces.map((piece, i) => piece + (written[i] ?? '')).join('') };
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => SIGNS[sign]!);
}
