import { articleKey, catalogue, hasMessage, textIfAny } from '@escala/messages';
import { type Html, html } from '../kit/html.ts';
import type { Site } from '../kit/site.ts';

/** Articles and decisions behind a number. */
export interface Cited {
  readonly articles: readonly string[];
  readonly decisions: readonly string[];
}

/** An article of another regulation is preceded by its name, and ids of elements contain no spaces. */
const articleId = (article: string): string => `article-${article.replaceAll(' ', '-')}`;
const decisionKey = (decision: string): string => `decision.${decision}`;

/** Buttons that show the texts in place, without a script. */
export function citations(site: Site, regulation: string, { articles, decisions }: Cited): Html {
  const { translate } = site;
  const button = (label: string, key: string, id: string): Html =>
    hasMessage(key)
      ? html`<button type="button" class="cite" popovertarget="${id}" aria-label="${translate('web.cited.say', { label })}">${label}</button> `
      : html`<span class="cite">${label}</span> `;
  return html`<span class="cites">${articles.map((article) =>
    button(article, articleKey(regulation, article), articleId(article)),
  )}${decisions.map((decision) => button(decision, decisionKey(decision), `decision-${decision}`))}</span>`;
}

/** The texts that the buttons open. */
export function citedTexts(site: Site, regulation: string, { articles, decisions }: Cited): Html {
  const { translate } = site;
  const card = (label: string, key: string, id: string): Html =>
    hasMessage(key)
      ? html`<div popover id="${id}" class="cited"><p><strong>${label}</strong> ${translate(key)}</p></div>\n`
      : html``;
  return html`${articles.map((article) =>
    card(translate('web.cited.article', { article, regulation }), articleKey(regulation, article), articleId(article)),
  )}${decisions.map((decision) => card(decision, decisionKey(decision), `decision-${decision}`))}`;
}

/** Everything cited on a page, for reading on or printing. */
export function citedList(site: Site, regulation: string, { articles, decisions }: Cited): Html {
  const { translate } = site;
  const list = (title: string, entries: readonly (readonly [string, string])[]): Html => {
    const told = entries.flatMap(([label, key]) => {
      const text = textIfAny(translate, key);
      return text === undefined ? [] : [html`<dt>${label}</dt><dd>${text}</dd>\n`];
    });
    return told.length === 0
      ? html``
      : html`<h2>${title}</h2>
<dl class="facts">${told}</dl>`;
  };
  return html`${list(
    translate('web.word.articles'),
    articles.map((article) => [article, articleKey(regulation, article)] as const),
  )}${list(
    translate('explain.decisions'),
    decisions.map((decision) => [decision, decisionKey(decision)] as const),
  )}`;
}

/** Every article of a regulation that we have words for, and the decisions about it. */
export function allCited(site: Site, regulation: string): Cited {
  const [article, prefix] = [articleKey(regulation, ''), `${regulation.split('-')[0]!.toUpperCase()}-`];
  const keys = Object.keys(catalogue(site.language));
  const after = (start: string): string[] =>
    keys.filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
  const decisions = after(decisionKey('')).filter((tag) => tag.startsWith(`D-${prefix}`) || tag.startsWith('D-ALL-'));
  return { articles: after(article), decisions };
}
