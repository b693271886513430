import { describe, expect, it } from 'vitest';
import { cleanSvg } from './svg.ts';

const svg = (inside: string, more = 'viewBox="0 0 10 10"'): string =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${more}>${inside}</svg>`;
const SHAPE = '<path d="M0 0h10v10z"/>';
const OPEN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">';

describe('a drawing is written anew from its shapes', () => {
  it('keeps shapes, looks, gradients and titles', () => {
    const inside =
      '<title>A &amp; B</title><defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient>' +
      '<radialGradient id="b" xlink:href="#a"/></defs><g transform="translate(1 2)"><circle r="3" fill="url(#a)"/></g>';
    expect(cleanSvg(svg(inside))).toEqual({
      text: `${OPEN}${inside.replace('&amp;', '&#38;').replace('xlink:href', 'href')}</svg>`,
      width: 10,
      height: 10,
      removed: [],
    });
  });

  it('takes looks from style and from classes, as drawing programs write them', () => {
    const { text, removed } = cleanSvg(
      svg(
        '<style>.a, .b { fill: #123456; behavior: url(x.htc) } g > .c{fill:red}</style>' +
          '<path class="a" d="M0 0" fill="red"/><path style="stroke:none;-inkscape-stroke:x;fill:url(#g)" d="M1 1"/>',
      ),
    )!;
    expect(text).toBe(`${OPEN}<path d="M0 0" fill="#123456"/><path d="M1 1" stroke="none" fill="url(#g)"/></svg>`);
    expect(removed).toEqual([]);
  });

  it('takes each look of a class once, as it was told last, however long the style sheet is', () => {
    const many = `${'.a,'.repeat(50_000)}.a{fill:red;stroke:none}@media print{.a{fill:#123456}}${'x'.repeat(50_000)}`;
    const { text } = cleanSvg(svg(`<style>${many}</style>${'<path class="a a" d="M0 0"/>'.repeat(2)}`))!;
    expect(text).toBe(`${OPEN}${'<path d="M0 0" fill="#123456" stroke="none"/>'.repeat(2)}</svg>`);
  });

  it.each([
    ['<script>alert(1)</script>', 'script'],
    ['<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>', 'foreignObject'],
    ['<a href="https://example.org"><path d="M0 0"/></a>', 'a'],
    ['<image href="data:image/png;base64,AAAA"/>', 'image'],
    ['<use href="#x"/>', 'use'],
    ['<animate attributeName="href" to="javascript:alert(1)"/>', 'animate'],
    ['<set/>', 'set'],
    ['<text>x</text>', 'text'],
    ['<path d="M0 0" onclick="alert(1)"/>', 'onclick'],
    ['<path d="M0 0" fill="url(https://example.org/x#y)"/>', 'fill'],
    ['<path d="M0 0" fill="url(#a) url(//x)"/>', 'fill'],
    ['<path d="M0 0" style="fill:url(&quot;//example.org/x&quot;)"/>', 'fill'],
    ['<path d="M0 0" href="#x"/>', 'href'],
    ['<path d="javascript:alert(1)"/>', 'd'],
    ['<linearGradient href="//example.org/x"/>', 'href'],
  ])('leaves out %s', (inside, name) => {
    const { text, removed } = cleanSvg(svg(`${SHAPE}${inside}`))!;
    expect(removed).toContain(name);
    expect(text).not.toMatch(
      /script|foreign|https?:\/\/(?!www\.w3\.org\/2000\/svg)|data:|onclick|<a|<use|<anim|<set|<text|\/\/ex/i,
    );
  });

  it('leaves out what other programs write for themselves, without a word', () => {
    const editor =
      '<x:namedview xmlns:x="urn:x" id="n"><x:evil/></x:namedview><metadata>m</metadata><!-- c --><?php x?>';
    expect(cleanSvg(svg(`${editor}${SHAPE}`))).toMatchObject({ text: `${OPEN}${SHAPE}</svg>`, removed: [] });
  });

  it.each([
    ['a document type', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg(SHAPE)}`],
    ['broken', svg('<path d="M0 0">')],
    ['another root', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
    ['no size', svg(SHAPE, '')],
    ['an empty size', svg(SHAPE, 'viewBox="0 0 0 10"')],
    ['no shape', svg('<g/>')],
    ['an unknown entity', svg('<title>&evil;</title><path d="M0 0"/>')],
    ['too many', svg(SHAPE.repeat(3001))],
    ['nothing', ''],
  ])('is refused: %s', (_what, file) => {
    expect(cleanSvg(file)).toBeUndefined();
  });

  it('takes its size from width and height where there is no box, and goes so deep and no deeper', () => {
    expect(cleanSvg(svg(SHAPE, 'width="32px" height="16"'))).toMatchObject({ width: 32, height: 16 });
    const nested = (depth: number): string => svg('<g>'.repeat(depth) + SHAPE + '</g>'.repeat(depth));
    expect(cleanSvg(nested(39))?.text).toContain('<path');
    expect(cleanSvg(nested(40))).toBeUndefined();
  });
});
