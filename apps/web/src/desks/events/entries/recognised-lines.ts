import { type Html, html } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';

/** Who each line of a text of players means; filled in by `browser/events/recognised-lines.ts`. */
export function recognisedLines({ onlyPlays }: Site): Html {
  return html`<div class="recognised" data-recognised ${onlyPlays && html`data-only-plays`}><p role="status"><strong data-lines-count></strong></p>
<ul class="rows lines" data-lines></ul></div>`;
}
