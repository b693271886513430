import { readFileSync } from 'node:fs';
import { readTrueType, type TrueType } from './true-type.ts';

/** The fonts that documents are set in; see fonts/README.md. Read when first asked for. */
const known = new Map<string, TrueType>();

export type FontName = 'escala-sans-regular' | 'escala-sans-bold';

export function fontNamed(name: FontName): TrueType {
  const before = known.get(name);
  if (before) return before;
  const font = readTrueType(new Uint8Array(readFileSync(new URL(`fonts/${name}.ttf`, import.meta.url))));
  known.set(name, font);
  return font;
}
