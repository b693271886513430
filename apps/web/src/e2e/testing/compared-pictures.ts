import type { Page } from 'playwright-core';

/** Pictures are stored at a quarter of their size: small enough for the repository, large enough to see changes. */
const KEPT_SCALE = 4;
/**
 * Squares of this many pixels are averaged: fonts are rendered slightly differently on every machine, surfaces are not.
 */
const SQUARE = 8;
/** Tolerances: for a colour out of 255, and for a picture's height in pixels. */
const NEAR = 24;
const NEAR_HEIGHT = 8;

/** Runs in a separate window, without the office's content security policy. */
async function inBlankWindow<T>(page: Page, script: string): Promise<T> {
  const blank = await page.context().newPage();
  try {
    return (await blank.evaluate(`(async () => {
      const imageOf = async (text) => createImageBitmap(await (await fetch('data:image/png;base64,' + text)).blob());
      const drawn = (image, width, height) => {
        const canvas = new OffscreenCanvas(width, height);
        const context = canvas.getContext('2d', { willReadFrequently: true });
        context.imageSmoothingQuality = 'high';
        context.drawImage(image, 0, 0, width, height);
        return canvas;
      };
      ${script}
    })()`)) as T;
  } finally {
    await blank.close();
  }
}

/** The stored version of a picture. */
export async function smallerPicture(page: Page, picture: Buffer): Promise<Buffer> {
  const text = await inBlankWindow<string>(
    page,
    `const image = await imageOf('${picture.toString('base64')}');
    const blob = await drawn(image, Math.round(image.width / ${KEPT_SCALE}), Math.round(image.height / ${KEPT_SCALE})).convertToBlob();
    return btoa(Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(''));`,
  );
  return Buffer.from(text, 'base64');
}

/** How many in a hundred squares differ in colour; all of them if the pictures differ in size. */
export function differenceOf(page: Page, taken: Buffer, kept: Buffer): Promise<number> {
  return inBlankWindow<number>(
    page,
    `const [one, other] = [await imageOf('${taken.toString('base64')}'), await imageOf('${kept.toString('base64')}')];
    const apart = (size) => Math.abs(one[size] - other[size] * ${KEPT_SCALE});
    if (apart('width') > ${KEPT_SCALE} || apart('height') > ${NEAR_HEIGHT}) return 100;
    const size = [Math.round(one.width / ${SQUARE}), Math.round(one.height / ${SQUARE})];
    // The one that is taken goes the way of the one that is kept: what is the same does not differ by how it was made smaller.
    const [a, b] = [drawn(one, other.width, other.height), other].map((image) => drawn(image, ...size).getContext('2d').getImageData(0, 0, ...size).data);
    let different = 0;
    for (let i = 0; i < a.length; i += 4) if ([0, 1, 2].some((part) => Math.abs(a[i + part] - b[i + part]) > ${NEAR})) different++;
    return (different * 400) / a.length;`,
  );
}
