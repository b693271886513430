import { markFile, type Reading } from '@escala/office';
import type { AnswerOf, showIdentity } from '@escala/office/questions';
import { accentTokens, DEFAULT_ACCENT, initialsOf } from '@escala/web';
import { readPng } from '../logos/png.ts';
import type { SheetMark } from '../pdf/sheet.ts';
import type { Colour } from '../pdf/svg-colours.ts';
import { svgDrawing } from '../pdf/svg-drawing.ts';

type Shown = AnswerOf<typeof showIdentity>;

const MOST_DOTS = 4096;

/** What is printed beside the name: the federation's picture, or else letters on its colour. */
export async function federationMark(reading: Reading, { name, identity }: Shown): Promise<SheetMark> {
  const picture = identity.mark && pictureOf(identity.mark.type, (await markFile(reading)).bytes);
  const { light } = accentTokens(identity.accent ?? DEFAULT_ACCENT).band;
  return picture ?? { initials: initialsOf(name), colour: channels(light) };
}

const pictureOf = (type: string, bytes: Uint8Array): SheetMark | undefined =>
  type === 'image/png' ? readPng(bytes, MOST_DOTS) : svgDrawing(new TextDecoder().decode(bytes));

const channels = (hex: string): Colour => {
  const at = (from: number): number => Number.parseInt(hex.slice(from, from + 2), 16) / 255;
  return [at(1), at(3), at(5)];
};
