import { readFileSync } from 'node:fs';
import type { Dots } from '../logos/png.ts';
import { EmbeddedFont } from './embedded-font.ts';
import { PdfFile, pdfString } from './pdf-file.ts';
import type { Colour } from './svg-colours.ts';
import type { Drawing } from './svg-drawing.ts';
import { readTrueType, type TrueType } from './true-type.ts';

/** The fonts of documents; see fonts/README.md. Each is read when first needed. */
const known = new Map<string, TrueType>();

type FontName = 'escala-sans-regular' | 'escala-sans-bold';

export function fontNamed(name: FontName): TrueType {
  const before = known.get(name);
  if (before) return before;
  const font = readTrueType(new Uint8Array(readFileSync(new URL(`fonts/${name}.ttf`, import.meta.url))));
  known.set(name, font);
  return font;
}

/** In points. */
export interface Paper {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
}
export const PAPER_SIZES = ['a4', 'a3'] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];

export function paperOf(size: PaperSize, isLandscape = false): Paper {
  const [short, long, margin] = size === 'a4' ? [595, 842, 36] : [842, 1191, 48];
  return isLandscape ? { width: long, height: short, margin } : { width: short, height: long, margin };
}

export interface Written {
  readonly x: number;
  /** From the top of the page. */
  readonly y: number;
  readonly size: number;
  readonly bold?: boolean | undefined;
  /** A share of its natural width, for a text set narrower to fit. */
  readonly narrowed?: number | undefined;
  readonly colour?: Colour | undefined;
}

/** x, y, width, height, from the top left corner of the page. */
export type Area = readonly [number, number, number, number];

/** A structure element of the document: `Table`, `TR`, `TD`… */
export interface Tag {
  readonly id: number;
  readonly name: string;
  readonly parent: number;
  readonly attributes: string;
  readonly children: string[];
  page?: number;
}

interface OpenPage {
  readonly id: number;
  readonly content: string[];
  /** The tag of each piece of marked content, by its number on the page. */
  readonly pieces: Tag[];
}

/** A document accessible to screen readers: every text is in a tag, or is marked as decoration. */
export class TaggedDocument {
  readonly #file = new PdfFile();
  readonly #pages: OpenPage[] = [];
  readonly #tags: Tag[] = [];
  readonly #pictures = new Map<Dots, number>();
  readonly #root = this.#file.reserve();
  readonly #regular = new EmbeddedFont(this.#file, fontNamed('escala-sans-regular'), 'EscalaSans-Regular');
  readonly #bold = new EmbeddedFont(this.#file, fontNamed('escala-sans-bold'), 'EscalaSans-Bold');
  /** The root tag; everything else is part of it. */
  readonly whole: Tag = this.#newTag('Document', this.#root, '');
  readonly paper: Paper;

  constructor(paper: Paper) {
    this.paper = paper;
  }

  get pages(): number {
    return this.#pages.length;
  }

  font(bold = false): EmbeddedFont {
    return bold ? this.#bold : this.#regular;
  }

  newPage(): void {
    this.#pages.push({ id: this.#file.reserve(), content: [], pieces: [] });
  }

  tag(name: string, parent: Tag, attributes = ''): Tag {
    const made = this.#newTag(name, parent.id, attributes);
    parent.children.push(`${made.id} 0 R`);
    return made;
  }

  #newTag(name: string, parent: number, attributes: string): Tag {
    const made: Tag = { id: this.#file.reserve(), name, parent, attributes, children: [] };
    this.#tags.push(made);
    return made;
  }

  /** Writes a text in a tag, by default on the last page. */
  write(tag: Tag, text: string, place: Written, page = this.pages - 1): void {
    const { id, content, pieces } = this.#pages[page]!;
    tag.page ??= id;
    // A tag that continues over a page break records the page of each piece.
    tag.children.push(tag.page === id ? String(pieces.length) : `<</Type/MCR/Pg ${id} 0 R/MCID ${pieces.length}>>`);
    content.push(`/${tag.name} <</MCID ${pieces.length}>> BDC ${this.#shown(text, place)} EMC`);
    pieces.push(tag);
  }

  /** A purely visual text: repeated headings, page numbers. */
  decorate(page: number, text: string, place: Written): void {
    this.#pages[page]!.content.push(`/Artifact BMC ${this.#shown(text, place)} EMC`);
  }

  /** A horizontal line; `weight` in points. */
  rule(y: number, weight = 0.4, grey = 0.7, page = this.pages - 1): void {
    const { margin, width, height } = this.paper;
    this.#draw(`${weight} w ${grey} G ${margin} ${height - y} m ${width - margin} ${height - y} l S 0 G`, page);
  }

  /** A frame: a cutting line, or the place of a result. */
  frame(x: number, y: number, width: number, height: number): void {
    this.#draw(`0.5 w 0.3 G ${this.#area([x, y, width, height])} S 0 G`);
  }

  fill(area: Area, colour: Colour, page = this.pages - 1): void {
    this.#draw(`${colour.join(' ')} rg ${this.#area(area)} f 0 g`, page);
  }

  /** Many black squares at once. */
  squares(areas: readonly Area[], page: number): void {
    this.#draw(`${areas.map((area) => this.#area(area)).join(' ')} f`, page);
  }

  picture([x, y, width, height]: Area, dots: Dots, page: number): void {
    const id = this.#pictures.get(dots) ?? this.#addPicture(dots);
    const at = [width, 0, 0, height, x, this.paper.height - y - height].map((value) => value.toFixed(2)).join(' ');
    this.#draw(`q ${at} cm /P${id} Do Q`, page);
  }

  /** Scaled to fit the area; PDF pages have y upwards. */
  drawing([x, y, width, height]: Area, { box, operators }: Drawing, page: number): void {
    const scale = Math.min(width / box[2], height / box[3]);
    const [left, top] = [x + (width - scale * box[2]) / 2, y + (height - scale * box[3]) / 2];
    const at = [scale, 0, 0, -scale, left - scale * box[0], this.paper.height - top + scale * box[1]];
    const frame = `${box.join(' ')} re W n`;
    this.#draw(`q ${at.map((value) => value.toFixed(4)).join(' ')} cm ${frame} ${operators} Q`, page);
  }

  #addPicture(dots: Dots): number {
    const { width, height, rgba } = dots;
    const [colours, alpha] = [new Uint8Array(3 * width * height), new Uint8Array(width * height)];
    for (let i = 0; i < alpha.length; i++) {
      colours.set(rgba.subarray(4 * i, 4 * i + 3), 3 * i);
      alpha[i] = rgba[4 * i + 3]!;
    }
    const head = `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 8`;
    const mask = this.#file.addStream(alpha, `${head}/ColorSpace/DeviceGray`);
    const id = this.#file.addStream(colours, `${head}/ColorSpace/DeviceRGB/SMask ${mask} 0 R`);
    this.#pictures.set(dots, id);
    return id;
  }

  #area([x, y, width, height]: Area): string {
    return `${[x, this.paper.height - y - height, width, height].map((value) => value.toFixed(2)).join(' ')} re`;
  }

  /** Draws decoration. */
  #draw(operators: string, page = this.pages - 1): void {
    this.#pages[page]!.content.push(`/Artifact BMC ${operators} EMC`);
  }

  #shown(text: string, { x, y, size, bold = false, narrowed = 1, colour }: Written): string {
    const at = `${x.toFixed(2)} ${(this.paper.height - y).toFixed(2)}`;
    const width = narrowed === 1 ? '' : `${(100 * narrowed).toFixed(1)} Tz `;
    const ink = colour === undefined ? '' : `${colour.join(' ')} rg `;
    const after = `${width && ' 100 Tz'}${ink && ' 0 g'}`;
    return `BT /${bold ? 'B' : 'R'} ${size.toFixed(2)} Tf ${ink}${width}${at} Td ${this.font(bold).written(text)} Tj${after} ET`;
  }

  finish(title: string, language: string): Uint8Array {
    const file = this.#file;
    const tree = file.reserve();
    const pictures = [...this.#pictures.values()].map((id) => `/P${id} ${id} 0 R`).join('');
    const resources = file.add(`<</Font<</R ${this.#regular.id} 0 R/B ${this.#bold.id} 0 R>>/XObject<<${pictures}>>>>`);
    this.#pages.forEach(({ id, content }, i) => {
      const stream = file.addStream(Buffer.from(content.join('\n')));
      file.add(
        `<</Type/Page/Parent ${tree} 0 R/MediaBox[0 0 ${this.paper.width} ${this.paper.height}]/Resources ${resources} 0 R` +
          `/Contents ${stream} 0 R/StructParents ${i}/Tabs/S>>`,
        id,
      );
    });
    file.add(`<</Type/Pages/Count ${this.pages}/Kids[${this.#pages.map(({ id }) => `${id} 0 R`).join(' ')}]>>`, tree);
    this.#writeTags();
    this.#regular.writeTo(file);
    this.#bold.writeTo(file);
    const info = file.add(`<</Title${pdfString(title)}/Producer(Escala)>>`);
    const catalogue = file.add(
      `<</Type/Catalog/Pages ${tree} 0 R/Lang(${language})/MarkInfo<</Marked true>>/StructTreeRoot ${this.#root} 0 R` +
        '/ViewerPreferences<</DisplayDocTitle true>>>>',
    );
    return file.finish(catalogue, info);
  }

  #writeTags(): void {
    for (const { id, name, parent, attributes, children, page } of this.#tags) {
      const on = page === undefined ? '' : `/Pg ${page} 0 R`;
      this.#file.add(`<</Type/StructElem/S/${name}/P ${parent} 0 R${on}${attributes}/K[${children.join(' ')}]>>`, id);
    }
    const byPage = this.#pages.map(({ pieces }, i) => `${i}[${pieces.map(({ id }) => `${id} 0 R`).join(' ')}]`);
    const parents = this.#file.add(`<</Nums[${byPage.join(' ')}]>>`);
    this.#file.add(
      `<</Type/StructTreeRoot/K ${this.whole.id} 0 R/ParentTree ${parents} 0 R/ParentTreeNextKey ${this.pages}>>`,
      this.#root,
    );
  }
}
