import { type Html, html } from '../../kit/html.ts';

type Segment = readonly [value: string, label: string];

interface SegmentTerms {
  readonly chosen?: string | undefined;
  /** The type of the value in a command, see `browser/desk/command-from.ts`. */
  readonly as?: 'spread' | undefined;
  /** The label is visible above the buttons, as for a field; otherwise only read aloud. */
  readonly isField?: boolean | undefined;
}

/** One of a few options, all visible: radio buttons that look like one button. */
export function segments(name: string, label: string, options: readonly Segment[], terms: SegmentTerms = {}): Html {
  const { chosen, as, isField = false } = terms;
  return html`<fieldset class="segments"><legend${!isField && html` class="unseen"`}>${label}</legend>${options.map(
    ([value, words]) =>
      html`<label><input type="radio" name="${name}" value="${value}"${as && html` data-as="${as}"`}${value === chosen && html` checked`}><span>${words}</span></label>`,
  )}</fieldset>`;
}
