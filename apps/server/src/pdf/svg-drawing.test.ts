import { describe, expect, it } from 'vitest';
import { cleanSvg } from '../logos/svg.ts';
import { pathOperators } from './path-operators.ts';
import { svgDrawing } from './svg-drawing.ts';

const numbersOf = (operators: string): number[] =>
  operators
    .split(' ')
    .filter((each) => /\d/.test(each))
    .map(Number);
const drawn = (inside: string, more = ''): string | undefined =>
  svgDrawing(cleanSvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"${more}>${inside}</svg>`)!.text)
    ?.operators;

describe('paths', () => {
  it.each([
    ['M1 2L3 4', '1 2 m 3 4 l'],
    ['m1 2 3 4z', '1 2 m 4 6 l h'],
    ['M0 0H5V6h-1v-1', '0 0 m 5 0 l 5 6 l 4 6 l 4 5 l'],
    ['M10 10c1 2 3 4 5 6', '10 10 m 11 12 13 14 15 16 c'],
    ['M0 0C0 1 2 3 4 4S8 9 9 9', '0 0 m 0 1 2 3 4 4 c 6 5 8 9 9 9 c'],
    ['M0 0Q3 3 6 0T12 0', '0 0 m 2 2 4 2 6 0 c 8 -2 10 -2 12 0 c'],
    ['M.5.5-1-1', '0.5 0.5 m -1 -1 l'],
    ['M1 1L2 2x3', '1 1 m 2 2 l'],
    ['M0 0A0 5 0 0 1 3 4', '0 0 m 3 4 l'],
  ])('%s', (d, operators) => expect(pathOperators(d)).toBe(operators));

  it('arcs are curves of a quarter turn at most, whose ends lie on the circle; flags need nothing between them', () => {
    const half = pathOperators('M-5 0A5 5 0 0 1 5 0');
    expect(half.match(/ c/g)).toHaveLength(2);
    expect(numbersOf(half).slice(6, 8)).toEqual([0, -5]);
    expect(numbersOf(half).slice(-2)).toEqual([5, 0]);
    expect(pathOperators('M-5 0a5 5 0 0110 0')).toBe(half);
    const other = pathOperators('M-5 0A5 5 0 0 0 5 0');
    expect(numbersOf(other).slice(6, 8)).toEqual([0, 5]);
    const large = pathOperators('M0 -5A5 5 0 1 1 -5 0');
    expect(large.match(/ c/g)).toHaveLength(3);
    expect(numbersOf(large).slice(6, 8)).toEqual([5, 0]);
    // Too small to reach the end point: the radius grows until it does.
    expect(numbersOf(pathOperators('M0 0A1 1 0 0 1 10 0')).slice(6, 8)).toEqual([5, -5]);
  });
});

describe('the mark of a federation on paper (D-OFF-478)', () => {
  it('has shapes, fills and lines, with the looks and places of the groups around them', () => {
    expect(drawn('<g transform="translate(10,20)" fill="#f00"><rect width="4" height="3"/></g>')).toBe(
      'q 1 0 0 1 10 20 cm 1.000 0.000 0.000 rg 0 0 m 4 0 l 4 3 l 0 3 l h f Q',
    );
    expect(drawn('<path d="M0 0h9v9z" fill="none" stroke="#000080" stroke-width="2" stroke-linecap="round"/>')).toBe(
      '0.000 0.000 0.502 RG 2 w 1 J 0 j 0 0 m 9 0 l 9 9 l h S',
    );
    expect(drawn('<polygon points="0,0 8,0 8,8" fill-rule="evenodd" stroke="rgb(255,255,0)"/>')).toMatch(/ h B\*$/);
    expect(drawn('<circle cx="50" cy="50" r="40" fill="black" opacity=".5"/>')).toMatch(
      /^0\.500 0\.500 0\.500 rg 10 50 m/,
    );
    expect(drawn('<rect width="10" height="10" transform="rotate(90 5 5)"/>')).toContain(
      '1 0 0 1 5 5 cm 0 1 -1 0 0 0 cm',
    );
    expect(
      drawn('<path d="M0 0h9" display="none"/><line x2="5" y2="5" stroke="currentColor"/>', ' color="white"'),
    ).toBe('0.000 0.000 0.000 rg 1.000 1.000 1.000 RG 1 w 0 J 0 j 0 0 m 5 5 l B');
  });

  it('has the mean of a gradient, also of one that takes its colours from another', () => {
    const gradients =
      '<linearGradient id="a"><stop stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient><radialGradient id="b" href="#a"/>';
    expect(drawn(`<defs>${gradients}</defs><rect width="1" height="1" fill="url(#b)"/>`)).toMatch(
      /^0\.500 0\.500 0\.500 rg/,
    );
  });

  it.each([
    ['a mask', '<mask id="m"><rect width="5" height="5"/></mask><rect width="9" height="9" mask="url(#m)"/>'],
    ['a clip', '<clipPath id="c"><rect width="5" height="5"/></clipPath><g clip-path="url(#c)"><path d="M0 0h1"/></g>'],
    ['a colour of another name', '<rect width="9" height="9" fill="papayawhip"/>'],
    ['a gradient that is not there', '<rect width="9" height="9" fill="url(#none)"/>'],
  ])('is not drawn with %s: letters are printed instead', (_what, inside) => expect(drawn(inside)).toBeUndefined());
});
