import { EmbeddedFont } from './embedded-font.ts';
import { fontNamed } from './fonts.ts';
import { PdfFile, pdfString } from './pdf-file.ts';

/** A4 in points. */
export const PAPER = { width: 595, height: 842, margin: 36 } as const;
export const LANDSCAPE = { width: 842, height: 595, margin: 36 } as const;
export type Paper = typeof PAPER | typeof LANDSCAPE;

export interface Written {
  readonly x: number;
  /** From the top of the page. */
  readonly y: number;
  readonly size: number;
  readonly bold?: boolean | undefined;
}

/** A part of the document by its meaning: `Table`, `TR`, `TD`… */
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
  /** The tag of each piece of the page, by its number there. */
  readonly pieces: Tag[];
}

/** A document that can be listened to: every text stands in a tag, or is marked as decoration. */
export class TaggedDocument {
  readonly #file = new PdfFile();
  readonly #pages: OpenPage[] = [];
  readonly #tags: Tag[] = [];
  readonly #root = this.#file.reserve();
  readonly #regular = new EmbeddedFont(this.#file, fontNamed('dejavu-sans-condensed'), 'DejaVuSansCondensed');
  readonly #bold = new EmbeddedFont(this.#file, fontNamed('dejavu-sans-condensed-bold'), 'DejaVuSansCondensed-Bold');
  /** Everything else is part of it. */
  readonly whole: Tag = this.#newTag('Document', this.#root, '');
  readonly paper: Paper;

  constructor(paper: Paper = PAPER) {
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

  /** A text of a tag on the last page. */
  write(tag: Tag, text: string, place: Written): void {
    const { id, content, pieces } = this.#pages.at(-1)!;
    tag.page ??= id;
    // A tag that goes on over a page break says on which page each piece stands.
    tag.children.push(tag.page === id ? String(pieces.length) : `<</Type/MCR/Pg ${id} 0 R/MCID ${pieces.length}>>`);
    content.push(`/${tag.name} <</MCID ${pieces.length}>> BDC ${this.#shown(text, place)} EMC`);
    pieces.push(tag);
  }

  /** A text that is there for the eye only: repeated headings, page numbers. */
  decorate(page: number, text: string, place: Written): void {
    this.#pages[page]!.content.push(`/Artifact BMC ${this.#shown(text, place)} EMC`);
  }

  rule(y: number): void {
    const { margin, width, height } = this.paper;
    const [from, to, at] = [margin, width - margin, height - y];
    this.#pages.at(-1)!.content.push(`/Artifact BMC 0.4 w 0.7 G ${from} ${at} m ${to} ${at} l S 0 G EMC`);
  }

  /** A box for the eye: a line to cut along, or the colour of the pieces. */
  box(x: number, y: number, width: number, height: number, filled = false): void {
    const place = `${x} ${this.paper.height - y - height} ${width} ${height} re`;
    this.#pages.at(-1)!.content.push(`/Artifact BMC 0.5 w 0.4 G ${place} ${filled ? 'B' : 'S'} 0 G EMC`);
  }

  #shown(text: string, { x, y, size, bold = false }: Written): string {
    const at = `${x.toFixed(2)} ${(this.paper.height - y).toFixed(2)}`;
    return `BT /${bold ? 'B' : 'R'} ${size} Tf ${at} Td ${this.font(bold).written(text)} Tj ET`;
  }

  finish(title: string, language: string): Uint8Array {
    const file = this.#file;
    const tree = file.reserve();
    const resources = file.add(`<</Font<</R ${this.#regular.id} 0 R/B ${this.#bold.id} 0 R>>>>`);
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
