import { type Html, html, type Value } from '../../kit/html.ts';

export interface Tab {
  readonly name: Value;
  readonly href: string;
  readonly isHere?: boolean | undefined;
}

export interface TabsTerms {
  /** What the tabs choose, for users who do not see them. */
  readonly label: string;
  /** `mini`: a choice inside a card. `numbers`: rounds, years, pages. */
  readonly kind?: 'tabs' | 'mini' | 'numbers' | undefined;
}

const CLASSES = { tabs: 'tabs', mini: 'tabs mini', numbers: 'numbers' } as const;

/** Links between related pages; one that is left out is `false`. */
export function tabs(items: readonly (Tab | false | undefined)[], { label, kind = 'tabs' }: TabsTerms): Html {
  return html`<nav class="${CLASSES[kind]}" aria-label="${label}"><ul>
${items.map(
  (item) =>
    item && html`<li><a href="${item.href}"${item.isHere && html` aria-current="page"`}>${item.name}</a></li>\n`,
)}</ul></nav>`;
}
