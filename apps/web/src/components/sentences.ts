import type { Block, SentenceBlock } from '@escala/messages';
import { type Html, html } from '../kit/html.ts';
import type { Site } from '../kit/site.ts';
import { citations } from './cited.ts';
import { datesInWords, trueMinus } from './reasons/engine-words.ts';

/** The parts of an explanation in words: one before the first heading, then one per heading. */
export interface WordedPart {
  readonly heading: string | undefined;
  readonly sentences: readonly Sentence[];
}
export type Sentence = SentenceBlock;

export function wordedParts(blocks: readonly Block[]): WordedPart[] {
  const parts: { heading: string | undefined; sentences: Sentence[] }[] = [{ heading: undefined, sentences: [] }];
  for (const block of blocks)
    if (block.kind === 'heading') parts.push({ heading: block.text, sentences: [] });
    else if (block.kind === 'sentence') parts.at(-1)!.sentences.push(block);
  return parts;
}

/** Sentences with their articles; details are below the sentence they belong to. */
export function sentenceList(site: Site, regulation: string, sentences: readonly Sentence[]): Html {
  return html`<ul class="worded">
${sentences.map(
  (sentence) =>
    html`<li class="${sentence.level === 1 ? 'under' : ''} ${sentence.tone ?? ''}">${trueMinus(datesInWords(site, sentence.text))} ${
      sentence.articles.length + sentence.decisions.length > 0 && citations(site, regulation, sentence)
    }</li>\n`,
)}
</ul>`;
}
