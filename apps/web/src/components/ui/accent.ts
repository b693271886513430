import { contrast, type Oklch, oklchOf, rgbHex } from './oklch.ts';

/** A federation's five colours, each in light and dark. */
interface AccentTokens {
  readonly accent: Shades;
  readonly onAccent: Shades;
  readonly accentText: Shades;
  readonly accentSoft: Shades;
  readonly band: Shades;
}

interface Shades {
  readonly light: string;
  readonly dark: string;
}

export const DEFAULT_ACCENT = '#0e4a5a';

const LIGHT = { ground: '#f6f7f7', raised: '#eef1f2', ink: '#14191d' } as const;
const DARK = { raised: '#222a30', ink: '#0c1417' } as const;
const WHITE = '#ffffff';
const STEP = 0.01;

/**
 * Derives readable shades from one colour: text is darkened until its contrast is 5 to 1 on every light background, and
 * lightened until it is 7 to 1 on dark ones; the band is darkened until white is readable on it (D-OFF-491).
 */
export function accentTokens(hex: string): AccentTokens {
  const own = oklchOf(hex);
  const soft: Shades = {
    light: rgbHex({ ...own, l: 0.945, c: Math.min(own.c, 0.022) }),
    dark: rgbHex({ ...own, l: 0.3, c: Math.min(own.c, 0.04) }),
  };
  const accentText: Shades = {
    light: until(own, -STEP, (shade) =>
      [LIGHT.ground, LIGHT.raised, soft.light].every((ground) => contrast(shade, ground) >= 5),
    ),
    dark: until(own, STEP, (shade) => [DARK.raised, soft.dark].every((ground) => contrast(shade, ground) >= 7)),
  };
  const accent: Shades = { light: rgbHex(own), dark: accentText.dark };
  const onto = (shade: string, ink: string): string => (contrast(WHITE, shade) >= 4.5 ? WHITE : ink);
  return {
    accent,
    onAccent: { light: onto(accent.light, LIGHT.ink), dark: onto(accent.dark, DARK.ink) },
    accentText,
    accentSoft: soft,
    band: {
      light: until(own, -STEP, (shade) => contrast(WHITE, shade) >= 4.5),
      dark: until({ ...own, l: Math.min(own.l, 0.3) }, -STEP, (shade) => contrast(WHITE, shade) >= 4.5),
    },
  };
}

/** The contrast of a colour as given, and of the shade that pages use instead; in tenths, never rounded up. */
export function accentContrast(hex: string) {
  const { accent, onAccent, accentText, accentSoft } = accentTokens(hex);
  const least = (shade: string, ...grounds: string[]): number =>
    Math.floor(Math.min(...grounds.map((ground) => contrast(shade, ground))) * 10) / 10;
  const of = (used: string, ...grounds: string[]) => ({ own: least(hex, ...grounds), used: least(used, ...grounds) });
  return {
    text: of(accentText.light, LIGHT.ground, LIGHT.raised, accentSoft.light),
    dark: of(accentText.dark, DARK.raised, accentSoft.dark),
    button: { ...of(onAccent.light, accent.light), isWhite: onAccent.light === WHITE },
  };
}

/** The rule with which a federation's pages override the tokens of the style sheet. */
export function accentSheet(hex: string): string {
  const { accent, onAccent, accentText, accentSoft, band } = accentTokens(hex);
  const rules = Object.entries({
    accent,
    'on-accent': onAccent,
    'accent-text': accentText,
    'accent-soft': accentSoft,
    band,
  });
  return `:root{${rules.map(([name, { light, dark }]) => `--${name}:light-dark(${light},${dark})`).join(';')}}`;
}

/** Lightens or darkens in steps until it is sufficient; ends at black or white. */
function until(from: Oklch, step: number, does: (hex: string) => boolean): string {
  for (let { l } = from; ; l += step) {
    const hex = rgbHex({ ...from, l });
    if (does(hex) || (step < 0 ? l <= 0 : l >= 1)) return hex;
  }
}
