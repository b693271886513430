import { type Html, html, type Value } from '../../kit/html.ts';

/** Met, not met, not told, worth a look; what was let pass is neither met nor in the way: no tick and no cross. */
const SIGNS = { yes: '✓', no: '✗', unknown: '?', warning: '!', waived: '§' } as const;

export interface Marked {
  readonly mark: keyof typeof SIGNS;
  /** What the mark says, where the words beside it do not. */
  readonly label?: string | undefined;
  readonly words: Value;
}

/** One under the other, each with its mark. */
export const markedList = (items: readonly Marked[]): Html =>
  html`<ul class="reasons">${items.map(
    ({ mark, label, words }) =>
      html`<li class="holds-${mark}"><span class="mark"${label === undefined ? html` aria-hidden="true"` : html` role="img" aria-label="${label}"`}>${SIGNS[mark]}</span>
<span>${words}</span></li>\n`,
  )}</ul>`;
