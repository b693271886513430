import { describe, expect, it } from 'vitest';
import { htmlText, oneLine, plainText } from './letter-text.ts';

const parts = {
  subject: 'A & B',
  paragraphs: ['One <b>two</b>', 'Three'],
  quote: 'said\n\n"so"',
  link: { words: 'See', href: 'https://example.org/?a=1&b=2#c' },
  foot: ['The office'],
  footLink: { words: 'End', href: 'https://example.org/end' },
};

describe('a letter', () => {
  it('as plain text', () => {
    expect(plainText(parts)).toBe(
      'One <b>two</b>\n\nThree\n\n> said\n>\n> "so"\n\nSee:\nhttps://example.org/?a=1&b=2#c\n\n-- \nThe office\nEnd: https://example.org/end\n',
    );
  });

  it('as HTML in which nobody’s words are HTML', () => {
    const html = htmlText(parts);
    expect(html).toContain('<title>A &amp; B</title>');
    expect(html).toContain('<p>One &lt;b&gt;two&lt;/b&gt;</p>');
    expect(html).toContain('<blockquote>said<br><br>&quot;so&quot;</blockquote>');
    expect(html).toContain('<a href="https://example.org/?a=1&amp;b=2#c">See</a>');
  });

  it.each(['a\r\nBcc: b@example.org', 'a\nb', 'a\u0000b', 'a\u2028b'])('a subject is one line: %j', (text) => {
    expect(oneLine(text)).toMatch(/^a (Bcc: b@example\.org|b)$/);
  });
});
