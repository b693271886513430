import { bookOfCode, type Reason, type Step } from '@escala/core';
import { type SentenceBlock, stepSentences } from '@escala/messages';
import { type Html, html } from '../../kit/html.ts';
import { href, type Site } from '../../kit/site.ts';
import { articleLink } from '../articles.ts';
import { engineWords } from './engine-words.ts';
import { markedList } from './marked-list.ts';
import { type NameOf, namedValues } from './named-values.ts';

interface ReasonTerms {
  /** The book of the articles, for sentences shared by all books. */
  readonly book?: string;
  readonly nameOf?: NameOf | undefined;
  /** Names the player, if the sentences are not below a name. */
  readonly who?: (player: string) => string;
}

/**
 * The steps of a reason, each with its citations: for a pair, a place, a prize or a norm one after another, with the
 * parts of a step below it; conditions of a verdict with marks.
 */
export function reasonList(site: Site, steps: readonly (Step | Reason)[], terms: ReasonTerms = {}): Html {
  const said = steps.flatMap((step) => reasonLines(site, step, terms));
  if (said.every(({ holds }) => holds === undefined))
    return html`<ul class="worded">${said.map(({ level, words }) => html`<li${level === 1 && html` class="under"`}>${words}</li>\n`)}</ul>`;
  const { translate } = site;
  return markedList(
    said.map(({ holds = 'unknown', waived, words }) =>
      waived
        ? {
            mark: 'waived',
            label: translate('web.field.waived'),
            words: html`${words} <em>${translate('web.field.waived')}</em>`,
          }
        : { mark: holds, label: translate(`web.verdict.holds-${holds}`), words },
    ),
  );
}

/** A step as a sentence with its citations, followed by the sentences of its parts. */
export function reasonLines(
  site: Site,
  step: Step | Reason,
  { nameOf = () => undefined, who, book = bookOfCode('code' in step ? step.code : step.quantity) }: ReasonTerms = {},
): (Pick<SentenceBlock, 'level' | 'holds' | 'waived'> & { readonly words: Html })[] {
  return stepSentences([{ ...step, values: namedValues(step.values, nameOf) }], site).map((sentence) => ({
    ...sentence,
    words: html`${sentence.player !== undefined && who && html`<strong>${who(sentence.player)}:</strong> `}${engineWords(site, sentence.text)}${grounds(site, book, sentence)}`,
  }));
}

/** A step without parts. */
export const reasonText = (site: Site, step: Step | Reason): Html => reasonLines(site, step)[0]!.words;

/** The articles and decisions behind a sentence, linked to their texts. */
function grounds(site: Site, book: string, { articles, decisions }: SentenceBlock): Html {
  const { translate } = site;
  return html`${articles.map((article) => html` <span class="cite">${articleLink(site, book, article)}</span>`)}${decisions.map(
    (tag) =>
      html` <span class="cite" title="${translate(`decision.${tag}`)}">[<a href="${href(site, `/regulations/${book}#${tag}`)}">${tag}</a>]</span>`,
  )}`;
}
