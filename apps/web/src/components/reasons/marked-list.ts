import { type Html, html, type Value } from '../../kit/html.ts';

/** Met, not met, unknown, worth a look; a waived one is neither met nor an obstacle: no tick and no cross. */
const SIGNS = { yes: '✓', no: '✗', unknown: '?', warning: '!', waived: '§' } as const;

export interface Marked {
  readonly mark: keyof typeof SIGNS;
  /** The meaning of the mark, if the words do not say it. */
  readonly label?: string | undefined;
  readonly words: Value;
}

/** A list of items with marks. */
export const markedList = (items: readonly Marked[]): Html =>
  html`<ul class="reasons">${items.map(
    ({ mark, label, words }) =>
      html`<li class="holds-${mark}"><span class="mark"${label === undefined ? html` aria-hidden="true"` : html` role="img" aria-label="${label}"`}>${SIGNS[mark]}</span>
<span>${words}</span></li>\n`,
  )}</ul>`;
