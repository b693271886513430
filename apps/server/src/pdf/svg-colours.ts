/** Red, green, blue from 0 to 1. */
export type Colour = readonly [number, number, number];

/** Names common in drawings; `svgDrawing` cannot draw others. */
const NAMED: Readonly<Record<string, string>> = {
  ...{ black: '000000', silver: 'c0c0c0', gray: '808080', grey: '808080', white: 'ffffff', maroon: '800000' },
  ...{ red: 'ff0000', purple: '800080', fuchsia: 'ff00ff', magenta: 'ff00ff', green: '008000', lime: '00ff00' },
  ...{ olive: '808000', yellow: 'ffff00', navy: '000080', blue: '0000ff', teal: '008080', aqua: '00ffff' },
  ...{ cyan: '00ffff', orange: 'ffa500', gold: 'ffd700', brown: 'a52a2a', crimson: 'dc143c', darkred: '8b0000' },
  ...{ darkblue: '00008b', darkgreen: '006400', royalblue: '4169e1', steelblue: '4682b4', indigo: '4b0082' },
};

export function colourOf(text: string): Colour | undefined {
  const written = text.trim().toLowerCase();
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(written)?.[1] ?? NAMED[written];
  if (hex !== undefined) {
    const long = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
    const at = (from: number): number => Number.parseInt(long.slice(from, from + 2), 16) / 255;
    return [at(0), at(2), at(4)];
  }
  const channels = /^rgb\(\s*([\d.]+)(%?)[\s,]+([\d.]+)%?[\s,]+([\d.]+)%?\s*\)$/.exec(written);
  if (channels === null) return undefined;
  const [, red, percent, green, blue] = channels;
  const of = (channel: string | undefined): number => Math.min(1, Number(channel) / (percent === '%' ? 100 : 255));
  return [of(red), of(green), of(blue)];
}

/** A translucent colour as it looks on white paper. */
export const onWhite = (colour: Colour, opacity: number): Colour =>
  colour.map((channel) => 1 - opacity * (1 - channel)) as unknown as Colour;
