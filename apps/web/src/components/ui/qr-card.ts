import { encode } from 'uqr';
import { type Html, html, type Value } from '../../kit/html.ts';

/** Light modules around a code, which readers need to find it (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A QR code, black on white even in the dark scheme: cameras expect that. */
export function qrPicture(text: string, label: string): Html {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const squares = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('');
  return html`<svg viewBox="0 0 ${size} ${size}" role="img" aria-label="${label}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${squares}" fill="#000"/></svg>`;
}

/** An address for phones: the code, what it is, and the address as text. */
export function qrCard({ address, what, words }: { address: string; what: string; words?: Value }): Html {
  return html`<div class="qr-card"><div class="qr">${qrPicture(address, what)}</div>
<div><strong>${what}</strong>${words && html`<p>${words}</p>`}<p class="code">${address}</p></div></div>`;
}
