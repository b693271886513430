import type { Decision } from '@escala/core';
import { catalogue, type Language } from '@escala/messages';
import { type Html, html } from '../kit/html.ts';
import type { Site } from '../kit/site.ts';

const natural = new Intl.Collator('en', { numeric: true });

/** Tags of the decisions in some areas that have a sentence: `D-FCE-1`, `D-FCE-2`, … */
export function decisionTags(areas: readonly string[], language: Language): Decision[] {
  const tags = Object.keys(catalogue(language)).flatMap((key) =>
    key.startsWith('decision.') ? [key.slice('decision.'.length) as Decision] : [],
  );
  return areas.flatMap((area) => tags.filter((tag) => tag.startsWith(`D-${area}-`)).sort(natural.compare));
}

/** Our decisions where a document is silent or damaged, with anchors by tag. */
export function decisionsOf(site: Site, areas: readonly string[]): Html {
  return html`<dl class="articles">${decisionTags(areas, site.language).map(
    (tag) => html`<div id="${tag}"><dt>${tag}</dt><dd>${site.translate(`decision.${tag}`)}</dd></div>\n`,
  )}</dl>`;
}
