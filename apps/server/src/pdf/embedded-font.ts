import type { PdfFile } from './pdf-file.ts';
import { hasOutline, subsetFont } from './subset-font.ts';
import type { TrueType } from './true-type.ts';

const PER_EM = 1000;

/** A font in a document: measures and writes text, and embeds the glyphs that were used. */
export class EmbeddedFont {
  readonly id: number;
  readonly #font: TrueType;
  readonly #name: string;
  readonly #used = new Map<number, string>();

  constructor(file: PdfFile, font: TrueType, name: string) {
    this.id = file.reserve();
    this.#font = font;
    this.#name = name;
  }

  /** Width of a text in points at a given size. */
  widthOf(text: string, size: number): number {
    let width = 0;
    for (const letter of text) width += this.#font.widthOf(this.#glyphOf(letter));
    return (width * size) / this.#font.unitsPerEm;
  }

  /** The text as hexadecimal glyph numbers. */
  written(text: string): string {
    let hex = '';
    for (const letter of text) {
      const glyph = this.#glyphOf(letter);
      this.#used.set(glyph, this.#shown(letter));
      hex += glyph.toString(16).padStart(4, '0');
    }
    return `<${hex}>`;
  }

  writeTo(file: PdfFile): void {
    const { ascent, descent, box, unitsPerEm } = this.#font;
    const per = (units: number): number => Math.round((units * PER_EM) / unitsPerEm);
    const glyphs = [...this.#used.keys()].sort((a, b) => a - b);
    const program = subsetFont(this.#font, glyphs);
    const data = file.addStream(program, `/Length1 ${program.length}`);
    const name = `/ESCALA+${this.#name}`;
    const descriptor = file.add(
      `<</Type/FontDescriptor/FontName${name}/Flags 32/FontBBox[${box.map(per).join(' ')}]/ItalicAngle 0` +
        `/Ascent ${per(ascent)}/Descent ${per(descent)}/CapHeight ${per(ascent)}/StemV 80/FontFile2 ${data} 0 R>>`,
    );
    const widths = glyphs.map((glyph) => `${glyph}[${per(this.#font.widthOf(glyph))}]`).join('');
    const descendant = file.add(
      `<</Type/Font/Subtype/CIDFontType2/BaseFont${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>` +
        `/FontDescriptor ${descriptor} 0 R/DW 600/W[${widths}]/CIDToGIDMap/Identity>>`,
    );
    const toUnicode = file.addStream(Buffer.from(this.#characters(glyphs)));
    file.add(
      `<</Type/Font/Subtype/Type0/BaseFont${name}/Encoding/Identity-H/DescendantFonts[${descendant} 0 R]/ToUnicode ${toUnicode} 0 R>>`,
      this.id,
    );
  }

  /** The character of each glyph, for search, copying and screen readers. */
  #characters(glyphs: readonly number[]): string {
    const hex = (value: number): string => value.toString(16).padStart(4, '0');
    const lines = glyphs.map((glyph) => {
      const letter = this.#used.get(glyph)!;
      const units = Array.from({ length: letter.length }, (_, i) => hex(letter.charCodeAt(i)));
      return `<${hex(glyph)}> <${units.join('')}>`;
    });
    const groups = Array.from({ length: Math.ceil(lines.length / 100) }, (_, i) => lines.slice(100 * i, 100 * i + 100));
    return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def
/CMapName /Adobe-Identity-UCS def /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
${groups.map((group) => `${group.length} beginbfchar\n${group.join('\n')}\nendbfchar`).join('\n')}
endcmap CMapName currentdict /CMap defineresource pop end end`;
  }

  /** A character missing from the font is shown as a question mark, not left out. */
  #shown(letter: string): string {
    const glyph = this.#font.glyphOf(letter.codePointAt(0)!);
    return letter.trim() === '' || (glyph > 0 && hasOutline(this.#font, glyph)) ? letter : '?';
  }

  #glyphOf(letter: string): number {
    return this.#font.glyphOf(this.#shown(letter).codePointAt(0)!);
  }
}

/**
 * Size and width at which a text fits its place whole: smaller down
 * to `least`, and only then narrower. Nothing is ever cut off.
 */
interface FittedText {
  readonly size: number;
  readonly narrowed: number;
}

export function fittedText(font: EmbeddedFont, text: string, width: number, most: number, least = most): FittedText {
  const natural = font.widthOf(text, 1);
  if (natural === 0) return { size: most, narrowed: 1 };
  const size = Math.max(least, Math.min(most, width / natural));
  return { size, narrowed: Math.min(1, width / (natural * size)) };
}

/** The text in lines no wider than this; a single wider word gets a line of its own. */
export function wrapped(font: EmbeddedFont, text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && font.widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
