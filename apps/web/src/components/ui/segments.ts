import { type Html, html } from '../../kit/html.ts';

export type Segment = readonly [value: string, label: string];

/** One of a few, all of them in sight: radios that look like one button. */
export function segments(name: string, label: string, options: readonly Segment[], chosen?: string): Html {
  return html`<fieldset class="segments"><legend class="unseen">${label}</legend>${options.map(
    ([value, words]) =>
      html`<label><input type="radio" name="${name}" value="${value}"${value === chosen && html` checked`}><span>${words}</span></label>`,
  )}</fieldset>`;
}
