import type { ReasonStep } from '@escala/core';
import { type Block, type SentenceBlock, stepSentences } from '@escala/messages';
import { type Html, html } from '../kit/html.ts';
import { href, type Site } from '../kit/site.ts';
import { articleLink } from './articles.ts';
import { citations } from './cited.ts';
import { datesInWords } from './dates-in-words.ts';
import { trueMinus } from './true-minus.ts';

/** The parts of an explanation in words: before the first heading, then one for each heading. */
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

/** Sentences with the articles behind each; what belongs to the one above stands under it. */
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

/** The reasons of a pairing or a place, each with what it stands on; what was tried stands under the sentence that says so. */
export const reasonList = (site: Site, book: string, steps: readonly ReasonStep[]): Html =>
  html`<ul class="worded">${stepSentences(steps, site).map((each) => html`<li${each.level === 1 && html` class="under"`}>${citedSentence(site, book, each)}</li>\n`)}</ul>`;

/** A sentence of a reason, with the articles and decisions that it stands on behind it. */
export function citedSentence(site: Site, book: string, { text, articles, decisions }: Sentence): Html {
  const { translate } = site;
  return html`${text}${articles.map((article) => html` <span class="cite">${articleLink(site, book, article)}</span>`)}${decisions.map(
    (tag) =>
      html` <span class="cite" title="${translate(`decision.${tag}`)}">[<a href="${href(site, `/regulations/${book}#${tag}`)}">${tag}</a>]</span>`,
  )}`;
}
