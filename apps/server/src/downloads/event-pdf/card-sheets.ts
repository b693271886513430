import { fittedText } from '../../pdf/embedded-font.ts';
import { paperOf, TaggedDocument } from '../../pdf/tagged-document.ts';

const PAPER = paperOf('a4');
const COLUMNS = 2;
const ROWS = 5;
const WIDTH = (PAPER.width - 2 * PAPER.margin) / COLUMNS;
const HEIGHT = (PAPER.height - 2 * PAPER.margin) / ROWS;
const INSET = 14;

/** One card of a sheet: lines are never cut, but set smaller if they must be. */
interface CardPlace {
  readonly height: number;
  line(text: string, from: number, size: number, bold?: boolean): void;
  /** A check box in front of text. */
  mark(text: string, from: number, isFilled: boolean): void;
}

/** Cards of one size, ten to an A4 sheet, with cutting lines. */
export function cardSheets<Card>(
  cards: readonly Card[],
  { title, language, draw }: { title: string; language: string; draw(card: Card, place: CardPlace): void },
): Uint8Array {
  const document = new TaggedDocument(PAPER);
  if (cards.length === 0) document.newPage();
  cards.forEach((card, i) => {
    const place = i % (COLUMNS * ROWS);
    if (place === 0) document.newPage();
    const x = PAPER.margin + (place % COLUMNS) * WIDTH;
    const y = PAPER.margin + Math.floor(place / COLUMNS) * HEIGHT;
    const tag = document.tag('P', document.whole);
    document.frame(x, y, WIDTH, HEIGHT);
    draw(card, {
      height: HEIGHT,
      line: (text, from, size, bold = false) => {
        const fitted = fittedText(document.font(bold), text, WIDTH - 2 * INSET, size, Math.min(9, size));
        document.write(tag, text, { x: x + INSET, y: y + from, bold, ...fitted });
      },
      mark: (text, from, isFilled) => {
        const square = [x + INSET, y + from - 10, 11, 11] as const;
        if (isFilled) document.fill(square, [0, 0, 0]);
        else document.frame(...square);
        document.write(tag, text, { x: x + INSET + 18, y: y + from, size: 12 });
      },
    });
  });
  return document.finish(title, language);
}
