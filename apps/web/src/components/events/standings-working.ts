import type { RowWorking } from '@escala/core';
import { stepSentences } from '@escala/messages';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { citedSentence } from '../sentences.ts';
import type { EventField } from './event-field.ts';

/** Points, then each tie-break: the number in a sentence with its article, and under it which round gave what. */
export function workingSections(site: Site, field: Pick<EventField, 'label' | 'book'>, working: RowWorking): Html {
  return html`<div class="workings">${field.book.standings.workingSteps(working, field.label).map((step) => {
    const [total, ...parts] = stepSentences([step], site);
    return html`<section><p>${citedSentence(site, field.book.id, total!)}</p>
${parts.length > 0 && html`<ul>${parts.map((part) => html`<li>${citedSentence(site, field.book.id, part)}</li>`)}</ul>`}</section>`;
  })}</div>`;
}
