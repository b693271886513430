import { encode } from 'uqr';

/** Light modules around a code, which readers need to find it (ISO/IEC 18004). */
const QUIET_ZONE = 4;
const NAMESPACE = 'http://www.w3.org/2000/svg';

/** A QR code as a picture, dark on light whatever the page's colours: cameras need it so. */
export function qrPicture(text: string, label: string): SVGSVGElement {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const picture = document.createElementNS(NAMESPACE, 'svg');
  picture.setAttribute('viewBox', `0 0 ${size} ${size}`);
  picture.setAttribute('role', 'img');
  picture.setAttribute('aria-label', label);
  const ground = document.createElementNS(NAMESPACE, 'rect');
  for (const [name, value] of Object.entries({ width: size, height: size, fill: '#fff' }))
    ground.setAttribute(name, String(value));
  const dark = document.createElementNS(NAMESPACE, 'path');
  dark.setAttribute('fill', '#000');
  dark.setAttribute('shape-rendering', 'crispEdges');
  dark.setAttribute(
    'd',
    data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join(''),
  );
  picture.append(ground, dark);
  return picture;
}
