/** A colour by lightness, chroma and hue (OKLab, Björn Ottosson 2020): equal steps look equally large. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Three = readonly [number, number, number];

/** `#0e4a5a`. */
export function oklchOf(hex: string): Oklch {
  const [r, g, b] = linearOf(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const yellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { l: lightness, c: Math.hypot(a, yellow), h: Math.atan2(yellow, a) };
}

/** The tolerance for a component out of range, and the step by which chroma is reduced until none is. */
const NEAR = 0.001;
const STEP = 0.002;

/** The nearest displayable colour: for one that is not, with as much chroma as possible. */
export function rgbHex(colour: Oklch): string {
  const l = Math.min(1, Math.max(0, colour.l));
  let c = colour.c;
  let rgb = linearRgb({ ...colour, l, c });
  while (c > 0 && rgb.some((part) => part < -NEAR || part > 1 + NEAR)) {
    c = Math.max(0, c - STEP);
    rgb = linearRgb({ ...colour, l, c });
  }
  const parts = rgb.map((part) => Math.round(gamma(part) * 255));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The ratio of WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = linearOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function linearRgb({ l, c, h }: Oklch): Three {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

function linearOf(hex: string): Three {
  const part = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function gamma(part: number): number {
  const value = Math.min(1, Math.max(0, part));
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}
