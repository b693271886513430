import type { Finding } from '@escala/core';
import { competitionBookOf } from '@escala/regulations';
import { articleLink } from '../../../components/articles.ts';
import { findingSentence, type ToldFacts } from '../../../components/finding-sentence.ts';
import { type Html, html } from '../../../kit/html.ts';
import { href, type Site } from '../../../kit/site.ts';

type Names = Readonly<Record<string, string>>;
interface Waived {
  readonly code: string;
  readonly article: string;
}

const bookOfCode = (code: string): string => code.slice(0, code.indexOf('.'));

/** Conditions that only players, rounds and the report can meet: nothing in a form does. */
export const isForLater = ({ code }: Pick<Finding, 'code'>): boolean =>
  competitionBookOf(bookOfCode(code))?.homologation?.metLater.includes(code) === true;

interface FindingTerms {
  readonly names?: Names;
  readonly waivers?: readonly Waived[];
  /** What is told of the event already. */
  readonly facts?: ToldFacts;
}

/** What the rule books say, each with its article, on the way to what it says; whom it is about comes first. */
export function findingList(
  site: Site,
  findings: readonly Finding[],
  { names = {}, waivers = [], facts }: FindingTerms = {},
): Html {
  const { translate } = site;
  if (findings.length === 0) return html``;
  return html`<ul class="reasons">${findings.map((finding) => {
    const { severity, code, article, player, round } = finding;
    const book = bookOfCode(code);
    const isWaived = waivers.some((each) => each.code === code && each.article === article);
    const kind = isWaived ? 'waived' : severity;
    return html`<li class="holds-${kind === 'error' ? 'no' : kind === 'waived' ? 'yes' : 'unknown'}"><span class="mark" role="img" aria-label="${translate(`web.severity.${kind}`)}">${MARKS[kind]}</span>
<span>${player !== undefined && html`<a href="${href(site, `/players/${encodeURIComponent(player)}`)}">${names[player] ?? player}</a>: `}${
      round !== undefined && html`${translate('web.round.title', { round })}: `
    }${findingSentence(site, finding, facts, (id) => names[id])}${article !== '' && html` <span class="cite">${book} ${articleLink(site, book, article)}</span>`}</span></li>\n`;
  })}</ul>`;
}

const MARKS = { error: '✗', warning: '!', waived: '✓' } as const;
