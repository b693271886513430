import type { RowWorking } from '@escala/core';
import { stepSentences } from '@escala/messages';
import { fce1990 } from '@escala/regulations/fce-1990';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { citedSentence } from '../sentences.ts';
import type { EventField } from './event-field.ts';

/** Points, then each tie-break: the number in a sentence with its article, and under it which round gave what. */
export function workingSections(site: Site, field: Pick<EventField, 'label'>, working: RowWorking): Html {
  return html`<div class="workings">${fce1990.standings.workingSteps(working, field.label).map((step) => {
    const [total, ...parts] = stepSentences([step], site);
    return html`<section><p>${citedSentence(site, total!)}</p>
${parts.length > 0 && html`<ul>${parts.map((part) => html`<li>${citedSentence(site, part)}</li>`)}</ul>`}</section>`;
  })}</div>`;
}
