import { encode } from 'uqr';

const SVG = 'http://www.w3.org/2000/svg';
/** Light modules around a code, without which readers do not find it (ISO/IEC 18004). */
const QUIET = 4;

/** A QR code as a picture that also says in words what it is. It is black on white in the dark, too: readers expect that. */
export function qrCode(text: string, title: string): SVGSVGElement {
  const { data, size } = encode(text, { border: 0, ecc: 'M' });
  const whole = size + 2 * QUIET;
  const picture = document.createElementNS(SVG, 'svg');
  const attributes = {
    viewBox: `0 0 ${whole} ${whole}`,
    role: 'img',
    'aria-label': title,
    'shape-rendering': 'crispEdges',
  };
  for (const [name, value] of Object.entries(attributes)) picture.setAttribute(name, value);
  picture.append(shape('rect', { width: String(whole), height: String(whole), fill: '#fff' }));
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : [])),
  );
  picture.append(shape('path', { d: squares.join(''), fill: '#000' }));
  return picture;
}

function shape(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const made = document.createElementNS(SVG, name) as SVGElement;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
