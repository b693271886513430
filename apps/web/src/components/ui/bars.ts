import { type Html, html } from '../../kit/html.ts';

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
