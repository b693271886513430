import { explanationBlocks, type HeadToHeadExplanation } from '@escala/messages';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { type Cited, citedList, citedTexts } from '../cited.ts';
import { sentenceList, wordedParts } from '../sentences.ts';
import { eventLedger, type GameNotes } from './ledger.ts';

/** A line in the sentences of `escala explain`, then every event with its games. */
export function explanationParts(site: Site, explanation: HeadToHeadExplanation, notes?: GameNotes): Html {
  const { translate } = site;
  const { regulation, events } = explanation;
  const [line, ...parts] = wordedParts(explanationBlocks(explanation, site));
  return html`<h2>${translate('web.rating.how')}</h2>
${sentenceList(site, regulation, line!.sentences)}
${events.length > 0 && html`<h2>${translate('web.rating.games')}</h2>`}
${events.map((event, i) => eventLedger(site, regulation, event, parts[i]!, notes))}`;
}

export function citedParts(site: Site, cited: Cited & { readonly regulation: string }): Html {
  return html`${citedList(site, cited.regulation, cited)}${citedTexts(site, cited.regulation, cited)}`;
}
