import { type Html, html, type Value } from '../../kit/html.ts';

interface Stat {
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

/** A progress bar; the words beside it say the same. */
export const progressBar = (done: number, of: number, label: string): Html =>
  html`<progress value="${done}" max="${Math.max(1, of)}" aria-label="${label}"></progress>`;

export interface Results {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** Wins, draws and losses as parts of one bar. */
export function resultBar({ won, drawn, lost }: Results, label: string): Html {
  const all = won + drawn + lost;
  const width = (games: number): number => (all === 0 ? 0 : (games * 100) / all);
  return html`<svg class="results-bar" viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label="${label}">
<rect class="won" width="${width(won)}" height="10"/><rect class="drawn" x="${width(won)}" width="${width(drawn)}" height="10"/><rect class="lost" x="${width(won + drawn)}" width="${width(lost)}" height="10"/></svg>`;
}
