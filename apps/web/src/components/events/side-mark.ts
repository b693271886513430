import type { Colour } from '@escala/core';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';

/** The colour played, as a disc. */
export const sideMark = (translate: Site['translate'], colour: Colour): Html => {
  const said = translate(`web.colour.${colour}`);
  return html`<span class="side ${colour}" role="img" aria-label="${said}" title="${said}"></span>`;
};
