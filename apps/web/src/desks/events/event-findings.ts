import type { Finding } from '@escala/core';
import { findingMessage } from '@escala/messages';
import { articleLink } from '../../components/articles.ts';
import { type Html, html } from '../../kit/html.ts';
import { href, type Site } from '../../kit/site.ts';

type Names = Readonly<Record<string, string>>;
interface Waived {
  readonly code: string;
  readonly article: string;
}

/** Conditions that only players, rounds and the report can meet: nothing in a form does. */
const LATER =
  /^fce-1990\.(?:open-(?:players|player-list|reports)|closed-(?:players|mean|mean-norms|clubs|preferent|lowest))$/;

export const isForLater = ({ code }: Pick<Finding, 'code'>): boolean => LATER.test(code);

/** Fields of documents that a sentence names in signs of code, by the words of the form that asks for them. */
const FIELDS: Readonly<Record<string, string>> = {
  start: 'web.desk-events.field-start',
  end: 'web.desk-events.field-end',
  neighbours: 'web.desk-events.field-neighbours',
  rulesApproved: 'web.desk-events.field-rulesApproved',
  playerListOn: 'web.desk-events.field-playerListOn',
  roundDates: 'web.desk-events.more-dates',
  arbiter: 'web.desk-events.field-arbiter',
  director: 'web.desk-events.field-director',
  reportsOn: 'web.desk-events.field-reportsOn',
  feesPaid: 'web.desk-events.field-feesPaid',
  appliedOn: 'web.desk-events.field-appliedOn',
  kind: 'web.desk-events.field-kind',
  timeControl: 'web.event.time-control',
  internationalRating: 'web.desk-events.field-international',
  delegation: 'web.desk-events.field-delegation',
  categories: 'web.desk-events.field-categories',
  category: 'web.desk-events.entry-category',
};

/** A finding in the words of the desk. */
export function findingSentence(site: Site, finding: Finding): string {
  return findingMessage(finding, site).replace(/`(\w+)`/g, (code, name: string) =>
    FIELDS[name] === undefined ? code : `«${site.translate(FIELDS[name])}»`,
  );
}

/** What the rule books say, each with its article, on the way to what it says; whom it is about comes first. */
export function findingList(
  site: Site,
  findings: readonly Finding[],
  { names = {}, waivers = [] }: { readonly names?: Names; readonly waivers?: readonly Waived[] } = {},
): Html {
  const { translate } = site;
  if (findings.length === 0) return html``;
  return html`<ul class="reasons">${findings.map((finding) => {
    const { severity, code, article, player, round } = finding;
    const book = code.slice(0, code.indexOf('.'));
    const isWaived = waivers.some((each) => each.code === code && each.article === article);
    const kind = isWaived ? 'waived' : severity;
    return html`<li class="holds-${kind === 'error' ? 'no' : kind === 'waived' ? 'yes' : 'unknown'}"><span class="mark" role="img" aria-label="${translate(`web.desk-events.severity-${kind}`)}">${MARKS[kind]}</span>
<span>${player !== undefined && html`<a href="${href(site, `/players/${encodeURIComponent(player)}`)}">${names[player] ?? player}</a>: `}${
      round !== undefined && html`${translate('web.round.title', { round })}: `
    }${findingSentence(site, finding)} <span class="cite">[${book} ${articleLink(site, book, article)}]</span></span></li>\n`;
  })}</ul>`;
}

const MARKS = { error: '✗', warning: '!', waived: '✓' } as const;
