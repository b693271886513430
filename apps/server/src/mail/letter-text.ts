/** What a letter says, before it becomes plain text and HTML. */
export interface LetterParts {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Words written by a person. */
  readonly quote?: string | undefined;
  readonly link: { readonly words: string; readonly href: string };
  /** What the reader can do about such mails. */
  readonly foot: readonly string[];
  readonly footLink?: { readonly words: string; readonly href: string } | undefined;
}

export function plainText({ paragraphs, quote, link, foot, footLink }: LetterParts): string {
  const quoted = quote?.split('\n').map((line) => `> ${line}`.trimEnd());
  const parts = [
    ...paragraphs,
    ...(quoted ? [quoted.join('\n')] : []),
    `${link.words}:\n${link.href}`,
    ['-- ', ...foot, ...(footLink ? [`${footLink.words}: ${footLink.href}`] : [])].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Simple enough for every mail reader: no pictures, nothing to load. */
export function htmlText({ subject, paragraphs, quote, link, foot, footLink }: LetterParts): string {
  const paragraph = (text: string): string => `<p>${lines(text)}</p>`;
  const anchor = ({ words, href }: LetterParts['link']): string => `<a href="${escaped(href)}">${escaped(words)}</a>`;
  return `<!doctype html>
<html><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="font-family: sans-serif; line-height: 1.5; max-width: 40em">
${paragraphs.map(paragraph).join('\n')}
${quote === undefined ? '' : `<blockquote>${lines(quote)}</blockquote>\n`}<p>${anchor(link)}</p>
<hr>
<p><small>${foot.map(lines).join('<br>')}${footLink ? `<br>${anchor(footLink)}` : ''}</small></p>
</body></html>
`;
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign]!);
const lines = (text: string): string => escaped(text).replaceAll('\n', '<br>');

/** A header is one line, whatever a name holds. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
