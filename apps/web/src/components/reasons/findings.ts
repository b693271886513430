import { bookOfCode, type Finding } from '@escala/core';
import { findingMessage } from '@escala/messages';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { articleLink } from '../articles.ts';
import { eventHref } from '../events/event-frame.ts';
import { playerLink } from '../player-link.ts';
import { engineWords } from './engine-words.ts';
import { findingSentence, type ToldFacts } from './finding-sentence.ts';
import { type Marked, markedList } from './marked-list.ts';
import { type NameOf, namedValues } from './named-values.ts';

interface FindingTerms {
  /** Provides names of the people concerned; without it nobody is named. */
  readonly nameOf?: NameOf | undefined;
  readonly waivers?: readonly Pick<Finding, 'code' | 'article'>[] | undefined;
  /** At a desk, the event's known facts: fields get the labels of its forms. */
  readonly facts?: ToldFacts;
  /** The findings are about several events: each is named. */
  readonly namesEvents?: boolean;
  /** The article is given above. */
  readonly isUncited?: boolean;
}

/** Findings of the rule books, each with a link to its article; the person concerned comes first. */
export const findingList = (site: Site, findings: readonly Finding[], terms: FindingTerms = {}): Html =>
  findings.length === 0 ? html`` : markedList(findings.map((finding) => findingLine(site, finding, terms)));

function findingLine(site: Site, finding: Finding, terms: FindingTerms): Marked {
  const { severity, code, article } = finding;
  const isWaived = terms.waivers?.some((each) => each.code === code && each.article === article);
  const state = isWaived ? 'waived' : severity;
  return {
    mark: state === 'error' ? 'no' : state,
    label: site.translate(`web.severity.${state}`),
    words: html`${about(site, finding, terms)}${sentenceOf(site, finding, terms)}${article !== '' && !terms.isUncited && html` ${citedArticle(site, finding)}`}`,
  };
}

function about(site: Site, { event, player, round }: Finding, { nameOf, namesEvents }: FindingTerms): Html {
  return html`${event !== undefined && namesEvents && html`<a href="${eventHref(site, event)}">${nameOf?.(event) ?? event}</a>: `}${
    player !== undefined && nameOf && html`${playerLink(site, player, nameOf(player) ?? player)}: `
  }${round !== undefined && nameOf && html`${site.translate('web.round.title', { round })}: `}`;
}

const sentenceOf = (site: Site, finding: Finding, { facts, nameOf = () => undefined }: FindingTerms): string =>
  facts === undefined
    ? engineWords(site, findingMessage({ ...finding, values: namedValues(finding.values, nameOf) }, site))
    : findingSentence(site, finding, facts, nameOf);

/** The book and the article, linked to its text. */
export function citedArticle(site: Site, { code, article }: Pick<Finding, 'code' | 'article'>): Html {
  const book = bookOfCode(code);
  return html`<span class="cite">${book} ${articleLink(site, book, article)}</span>`;
}
