import { trueMinus } from '@escala/web';
import { fittedText, wrapped } from './embedded-font.ts';
import { scaleOf } from './sheet.ts';
import type { TaggedDocument } from './tagged-document.ts';

/** What is printed above and below a table: a sentence, a heading, facts in two columns, lines for signatures. */
export type TextBlock =
  | string
  | { readonly heading: string }
  | { readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly signatures: readonly string[] };

interface SetBlocks {
  readonly height: number;
  write(from: number): void;
}

/** Sizes on A4. */
const SIZE = 9.5;
const LINE = 13;
const HEADING = 20;
const FACT = 15;
const SIGNATURE = 52;
const COLUMNS = 2;
const GAP = 18;
/** Share of a column of facts that its labels take. */
const LABEL = 0.34;

/** Texts as wide as the paper, from the top down. Figures have the minus sign of the pages (D-OFF-284). */
export function setBlocks(document: TaggedDocument, blocks: readonly TextBlock[] = []): SetBlocks {
  const parts = blocks.map((block) => setBlock(document, block));
  return {
    height: parts.reduce((sum, { height }) => sum + height, 0),
    write: (from) => {
      let y = from;
      for (const part of parts) {
        part.write(y);
        y += part.height;
      }
    },
  };
}

function setBlock(document: TaggedDocument, block: TextBlock): SetBlocks {
  const scale = scaleOf(document);
  const { width, margin } = document.paper;
  const whole = width - 2 * margin;
  const size = SIZE * scale;
  const column = (whole - GAP * scale * (COLUMNS - 1)) / COLUMNS;
  const left = (i: number): number => margin + (i % COLUMNS) * (column + GAP * scale);
  if (typeof block === 'string') {
    const lines = wrapped(document.font(), trueMinus(block), whole, size);
    return {
      height: lines.length * LINE * scale,
      write: (from) =>
        lines.forEach((text, i) => {
          const y = from + (i + 1) * LINE * scale - 3;
          document.write(document.tag('P', document.whole), text, { x: margin, y, size });
        }),
    };
  }
  if ('heading' in block)
    return {
      height: HEADING * scale,
      write: (from) => {
        const place = { x: margin, y: from + (HEADING - 4) * scale, size: size * 1.1, bold: true };
        document.write(document.tag('H2', document.whole), block.heading, place);
      },
    };
  if ('facts' in block)
    return {
      height: Math.ceil(block.facts.length / COLUMNS) * FACT * scale,
      write: (from) =>
        block.facts.forEach(([label, value], i) => {
          const y = from + (Math.floor(i / COLUMNS) + 1) * FACT * scale - 4;
          const said = document.tag('P', document.whole);
          const room = [column * LABEL - 4, column * (1 - LABEL)] as const;
          const place = { y, size };
          document.write(said, label, { ...place, x: left(i), ...fittedText(document.font(), label, room[0], size) });
          const fitted = fittedText(document.font(true), value, room[1], size, size * 0.8);
          document.write(said, value, { ...place, x: left(i) + column * LABEL, bold: true, ...fitted });
        }),
    };
  return {
    height: Math.ceil(block.signatures.length / COLUMNS) * SIGNATURE * scale,
    write: (from) =>
      block.signatures.forEach((text, i) => {
        const y = from + (Math.floor(i / COLUMNS) + 1) * SIGNATURE * scale;
        document.fill([left(i), y - 14 * scale, column, 0.6], [0.3, 0.3, 0.3]);
        document.write(document.tag('P', document.whole), text, { x: left(i), y: y - 3 * scale, size });
      }),
  };
}
