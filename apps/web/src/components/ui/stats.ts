import { type Html, html, type Value } from '../../kit/html.ts';

export interface Stat {
  readonly label: Value;
  readonly figure: Value;
  /** Small print after the figure. */
  readonly aside?: Value;
}

/** Figures side by side: a small label, a large figure, a small word. One that is left out is `false`. */
export const stats = (figures: readonly (Stat | false | undefined)[]): Html =>
  html`<dl class="stats">${figures.map(
    (each) =>
      each &&
      html`<div><dt>${each.label}</dt><dd>${each.figure}${each.aside && html` <small>${each.aside}</small>`}</dd></div>\n`,
  )}</dl>`;
