import { explanationBlocks, type HeadToHeadExplanation } from '@escala/messages';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { type Cited, citedList, citedTexts } from '../cited.ts';
import { sentenceList, wordedParts } from '../sentences.ts';
import { card } from '../ui/card.ts';
import { eventLedger, type GameNotes } from './ledger.ts';

/** Every event with its games. */
export function ledgers(site: Site, explanation: HeadToHeadExplanation, notes?: GameNotes): Html {
  const { regulation, events } = explanation;
  const [, ...parts] = wordedParts(explanationBlocks(explanation, site));
  return html`${events.map((event, i) => eventLedger(site, regulation, event, parts[i]!, notes))}`;
}

/** The line in the sentences of `escala explain`. */
export function explanationInWords(site: Site, explanation: HeadToHeadExplanation): Html {
  const [line] = wordedParts(explanationBlocks(explanation, site));
  return card({ title: site.translate('web.rating.how') }, sentenceList(site, explanation.regulation, line!.sentences));
}

/** Everything cited on the page. */
export const rulesUsed = (site: Site, cited: Cited & { readonly regulation: string }): Html =>
  html`<section class="card inside">${citedList(site, cited.regulation, cited)}</section>`;

/** The line in words, then every event with its games. */
export const explanationParts = (site: Site, explanation: HeadToHeadExplanation, notes?: GameNotes): Html =>
  html`<div class="stack">${explanationInWords(site, explanation)}${ledgers(site, explanation, notes)}</div>`;

export function citedParts(site: Site, cited: Cited & { readonly regulation: string }): Html {
  return html`${rulesUsed(site, cited)}${citedTexts(site, cited.regulation, cited)}`;
}
