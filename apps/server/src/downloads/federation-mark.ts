import { markFile, type Reading } from '@escala/office';
import type { showIdentity } from '@escala/office/questions';
import { accentTokens, DEFAULT_ACCENT, initialsOf } from '@escala/web';
import { type Dots, readPng } from '../marks/png.ts';
import type { SheetMark } from '../pdf/sheet.ts';
import type { Colour } from '../pdf/tagged-document.ts';

type Shown = Awaited<ReturnType<(typeof showIdentity)['ask']>>;

const MOST_DOTS = 4096;

/** What stands beside the name on printed sheets: the mark where it is made of dots, else letters on the federation's colour. */
export async function federationMark(reading: Reading, { name, identity }: Shown): Promise<SheetMark> {
  const dots = identity.mark?.type === 'image/png' ? await dotsOf(reading) : undefined;
  const { light } = accentTokens(identity.accent ?? DEFAULT_ACCENT).band;
  return dots ?? { initials: initialsOf(name), colour: channels(light) };
}

const dotsOf = async (reading: Reading): Promise<Dots | undefined> =>
  readPng((await markFile(reading)).bytes, MOST_DOTS);

const channels = (hex: string): Colour => {
  const at = (from: number): number => Number.parseInt(hex.slice(from, from + 2), 16) / 255;
  return [at(1), at(3), at(5)];
};
