import {
  type CleanPicture,
  MOST_MARK_BYTES,
  MOST_MARK_DOTS,
  type PictureFault,
  type ReadPicture,
} from '@escala/office';
import { isPng, readPng, sizeOfPng, writePng } from './png.ts';
import { cleanSvg } from './svg.ts';

/** A picture this many times longer than wide, or wider than long, is no mark: it is shown in a square. */
const LONGEST_SIDE = 4;

/** A federation's mark is read as a picture and rewritten: only shapes or pixels are ever served (D-OFF-465). */
export const readLogo: ReadPicture = async (file) => {
  const bytes = Buffer.from(file, 'base64');
  if (bytes.length > MOST_MARK_BYTES) return tooLarge(bytes.length);
  const clean = isPng(bytes) ? png(bytes) : svg(bytes);
  if ('fault' in clean) return clean;
  if (clean.bytes.length > MOST_MARK_BYTES) return tooLarge(clean.bytes.length);
  const { width, height } = clean;
  if (Math.max(width, height) > LONGEST_SIDE * Math.min(width, height))
    return {
      fault: 'mark-too-long',
      values: { times: LONGEST_SIDE, width: Math.round(width), height: Math.round(height) },
    };
  return clean;
};

const tooLarge = (bytes: number): PictureFault => ({
  fault: 'mark-too-large',
  values: { most: MOST_MARK_BYTES / 1000, size: Math.ceil(bytes / 1000) },
});

function png(bytes: Uint8Array): CleanPicture | PictureFault {
  const { width, height } = sizeOfPng(bytes) ?? { width: 0, height: 0 };
  if (Math.max(width, height) > MOST_MARK_DOTS)
    return { fault: 'mark-too-many-dots', values: { width, height, most: MOST_MARK_DOTS } };
  const dots = readPng(bytes, MOST_MARK_DOTS);
  if (dots === undefined) return { fault: 'mark-unreadable-png', values: {} };
  return { type: 'image/png', width: dots.width, height: dots.height, bytes: writePng(dots), removed: [] };
}

function svg(bytes: Uint8Array): CleanPicture | PictureFault {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { fault: 'mark-no-picture', values: {} };
  }
  if (!/<svg[\s>]/u.test(text)) return { fault: 'mark-no-picture', values: {} };
  const drawing = cleanSvg(text);
  if (drawing === undefined) return { fault: 'mark-unreadable-svg', values: {} };
  const { width, height, removed } = drawing;
  return { type: 'image/svg+xml', width, height, bytes: new TextEncoder().encode(drawing.text), removed };
}
