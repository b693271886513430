import type { RowWorking, Step } from '@escala/core';
import { workingSteps } from '@escala/regulations/fce-1990';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import type { EventField } from './event-field.ts';

interface Section {
  readonly total: Step;
  readonly parts: Step[];
}

/** Points, then each tie-break: the number in a sentence with its article, and under it which round gave what. */
export function workingSections(site: Site, field: Pick<EventField, 'label'>, working: RowWorking): Html {
  return html`<div class="workings">${sectionsOf(workingSteps(working, field.label)).map(
    ({ total, parts }) => html`<section><p>${said(site, total)}</p>
${parts.length > 0 && html`<ul>${parts.map((part) => html`<li>${said(site, part)}</li>`)}</ul>`}</section>`,
  )}</div>`;
}

const isPart = ({ quantity }: Step): boolean => /\.(?:round|part|corrected)(?:\.|$)/.test(quantity);

function sectionsOf(steps: readonly Step[]): Section[] {
  const sections: Section[] = [];
  for (const step of steps) {
    const open = sections.at(-1);
    if (isPart(step) && open) open.parts.push(step);
    else sections.push({ total: step, parts: [] });
  }
  return sections;
}

function said({ translate }: Site, { quantity, values, articles, decisions }: Step): Html {
  return html`${translate(`working.${quantity}`, values)}${[...articles, ...decisions].map((cite) => html` <span class="cite">[${cite}]</span>`)}`;
}
