import { encode } from 'uqr';
import type { Dots } from '../logos/png.ts';
import { fittedText } from './embedded-font.ts';
import type { Colour } from './svg-colours.ts';
import type { Drawing } from './svg-drawing.ts';
import type { Tag, TaggedDocument, Written } from './tagged-document.ts';

/** The top of every sheet: whose paper it is and which, when and where the event is played. */
export interface SheetHead {
  readonly title: string;
  readonly subtitle: string;
  readonly when?: string | undefined;
  readonly where?: string | undefined;
  readonly mark?: SheetMark | undefined;
}

/** The federation's own picture, or its letters on its colour. */
export type SheetMark = Dots | Drawing | { readonly initials: string; readonly colour: Colour };

/** The foot of every sheet. */
export interface SheetFoot {
  /** An address, printed as text and as a code for telephones, with what it opens. */
  readonly address?: { readonly href: string; readonly label: string } | undefined;
  lines(page: number, pages: number): readonly string[];
}

export interface Frame {
  readonly top: number;
  readonly bottom: number;
}

const WHITE: Colour = [1, 1, 1];
const A4_SHORT = 595;

/** Larger paper gets larger letters. */
export const scaleOf = ({ paper }: TaggedDocument): number => Math.min(paper.width, paper.height) / A4_SHORT;

export function frameOf(document: TaggedDocument): Frame {
  const { height, margin } = document.paper;
  const scale = scaleOf(document);
  return { top: margin + 46 * scale, bottom: height - margin * 0.6 - 36 * scale };
}

/** The tags of the head, read out before everything else. */
export const headTags = (document: TaggedDocument): readonly [heading: Tag, about: Tag] => [
  document.tag('H1', document.whole),
  document.tag('P', document.whole),
];

/** Head and foot of every page: read out once, but visible on each. */
export function dressSheets(
  document: TaggedDocument,
  [heading, about]: ReturnType<typeof headTags>,
  head: SheetHead,
  foot: SheetFoot,
): void {
  for (let page = 0; page < document.pages; page++) {
    const isFirst = page === 0;
    drawHead(document, head, page, (text, place, isTitle) => {
      if (isFirst) document.write(isTitle ? heading : about, text, place, page);
      else document.decorate(page, text, place);
    });
    drawFoot(document, foot, page);
  }
}

type Say = (text: string, place: Written, isTitle: boolean) => void;

function drawHead(document: TaggedDocument, head: SheetHead, page: number, say: Say): void {
  const { width, margin } = document.paper;
  const scale = scaleOf(document);
  const [large, small] = [19 * scale, 11 * scale];
  const [first, second] = [margin + 16 * scale, margin + 32 * scale];
  const left = margin + drawMark(document, head, page);
  const right = width - margin;
  const whole = right - left;
  const rightWidth = Math.min(
    0.45 * whole,
    Math.max(
      document.font(true).widthOf(head.when ?? '', large * 0.85),
      document.font().widthOf(head.where ?? '', small),
    ),
  );
  const leftWidth = whole - rightWidth - (rightWidth > 0 ? 14 * scale : 0);
  const line = (text: string, y: number, size: number, bold: boolean, isRight: boolean): void => {
    if (text === '') return;
    const space = isRight ? rightWidth : leftWidth;
    const fitted = fittedText(document.font(bold), text, space, size, size * 0.6);
    const own = document.font(bold).widthOf(text, fitted.size) * fitted.narrowed;
    say(text, { x: isRight ? right - own : left, y, bold, ...fitted }, bold && !isRight);
  };
  line(head.title, first, large, true, false);
  line(head.when ?? '', first, large * 0.85, true, true);
  line(head.subtitle, second, small, false, false);
  line(head.where ?? '', second, small, false, true);
  document.rule(margin + 39 * scale, 1.6 * scale, 0, page);
}

/** Draws the mark and returns the width it takes. */
function drawMark(document: TaggedDocument, { mark }: SheetHead, page: number): number {
  if (mark === undefined) return 0;
  const side = 32 * scaleOf(document);
  const { margin } = document.paper;
  if ('operators' in mark) {
    document.drawing([margin, margin, side, side], mark, page);
    return side * 1.3;
  }
  if ('rgba' in mark) {
    const scale = side / Math.max(mark.width, mark.height);
    const [width, height] = [mark.width * scale, mark.height * scale];
    document.picture([margin + (side - width) / 2, margin + (side - height) / 2, width, height], mark, page);
    return side * 1.3;
  }
  document.fill([margin, margin, side, side], mark.colour, page);
  const { size, narrowed } = fittedText(document.font(true), mark.initials, side * 0.8, side * 0.5, side * 0.3);
  const own = document.font(true).widthOf(mark.initials, size) * narrowed;
  const place = { x: margin + (side - own) / 2, y: margin + side / 2 + size * 0.34, size, narrowed, bold: true };
  document.decorate(page, mark.initials, { ...place, colour: WHITE });
  return side * 1.3;
}

function drawFoot(document: TaggedDocument, foot: SheetFoot, page: number): void {
  const { width, margin } = document.paper;
  const scale = scaleOf(document);
  const top = frameOf(document).bottom + 4 * scale;
  const side = 32 * scale;
  const size = 9 * scale;
  document.rule(top - 2 * scale, 0.4, 0.7, page);
  if (foot.address !== undefined) {
    drawCode(document, foot.address.href, margin, top, side, page);
    const x = margin + side + 8 * scale;
    document.decorate(page, foot.address.label, { x, y: top + 13 * scale, size, bold: true });
    document.decorate(page, shortAddress(foot.address.href), { x, y: top + 25 * scale, size });
  }
  foot.lines(page + 1, document.pages).forEach((text, i) => {
    const fitted = fittedText(document.font(), text, (width - 2 * margin) * (foot.address ? 0.55 : 1), size);
    const own = document.font().widthOf(text, fitted.size) * fitted.narrowed;
    document.decorate(page, text, { x: width - margin - own, y: top + (13 + 12 * i) * scale, ...fitted });
  });
}

const shortAddress = (href: string): string => href.replace(/^https?:\/\//, '').replace(/\/$/, '');

function drawCode(document: TaggedDocument, text: string, x: number, y: number, side: number, page: number): void {
  const { data, size } = encode(text, { border: 0 });
  const step = side / size;
  const dark = data.flatMap((row, i) =>
    row.flatMap((isDark, j) => (isDark ? [[x + j * step, y + i * step, step, step] as const] : [])),
  );
  document.squares(dark, page);
}
