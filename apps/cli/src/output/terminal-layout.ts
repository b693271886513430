import { NO_COLOURS, type Palette, paletteFor } from './colour.ts';

/** Where a page of text is printed. */
export interface Layout {
  readonly paint: Palette;
  /** Columns of the terminal; undefined without a terminal, so that nothing is truncated or wrapped. */
  readonly width: number | undefined;
}

/** For a file. */
export const PLAIN_LAYOUT: Layout = { paint: NO_COLOURS, width: undefined };

export function terminalLayout(stream: { readonly isTTY?: boolean; readonly columns?: number }): Layout {
  return {
    paint: paletteFor(stream, process.env),
    width: stream.isTTY ? stream.columns || undefined : undefined,
  };
}
