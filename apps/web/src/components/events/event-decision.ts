import type { Finding } from '@escala/core';
import type { AnswerOf, eventVerdicts } from '@escala/office/questions';
import { type Html, html, type Value } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { time } from '../format.ts';
import { findingSentence } from '../reasons/finding-sentence.ts';
import { citedArticle, findingList } from '../reasons/findings.ts';
import { type Marked, markedList } from '../reasons/marked-list.ts';
import type { NameOf } from '../reasons/named-values.ts';
import type { ShownEvent } from './event-frame.ts';

type Decision = NonNullable<ShownEvent['decision']>;
type Verdicts = NonNullable<AnswerOf<typeof eventVerdicts>['decision']>;

/** The office's decision on an event, on every page about it (D-OFF-421). */
export function decisionSection(site: Site, decision: Decision, nameOf: NameOf): Html {
  return html`<section><h2>${site.translate('web.decision.title')}</h2>${decided(site, decision, nameOf)}</section>`;
}

/** The same, preceded by who made a norm and who is promoted. */
export function verdictsDecided(site: Site, decision: Verdicts, nameOf: NameOf, hasRules: boolean): Html {
  const { translate } = site;
  const { norms, promotions, againstNorms } = decision;
  const name = (id: string): string => nameOf(id) ?? id;
  return html`<section class="decided"><h2>${translate('web.decision.title')}</h2>
${
  hasRules &&
  html`<p><strong>${translate('web.decision.norms', { count: norms.length, names: norms.map(name).join('; ') })}</strong></p>
${againstNorms.length > 0 && html`<p>${translate('web.decision.against-norms')}</p>${findingList(site, againstNorms)}`}
<p><strong>${translate('web.decision.promotions', { count: promotions.length })}</strong></p>
${promotions.length > 0 && html`<ul>${promotions.map(({ player, from, to }) => html`<li>${name(player)}${from && to && html` (${translate('web.decision.from-to', { from: translate(`cli.category.${from}`), to: translate(`cli.category.${to}`) })})`}</li>\n`)}</ul>`}`
}
${decided(site, decision, nameOf)}</section>`;
}

function decided(site: Site, decision: Decision, nameOf: NameOf): Html {
  const { translate } = site;
  const { on, reason, permission, overruled, waivers } = decision;
  return html`<p>${on === undefined ? translate('web.decision.accepted') : html`${translate('web.decision.accepted-on')} ${time(site, on)}.`}
${reason !== undefined && html`${translate('web.decision.because')} <q>${reason}</q>`}
${permission && translate('web.decision.permission', { by: permission.by })}</p>
${overruled.length > 0 && html`<p>${translate('web.decision.overruled')}</p>${matters(site, overruled, nameOf)}`}
${
  waivers.length > 0 &&
  html`<p>${translate('web.decision.waived')}</p>${markedList(
    waivers.map((waiver) =>
      matter(
        site,
        waiver,
        waiver.findings.map((finding) => findingSentence(site, finding, {}, nameOf)),
        waiver.reason !== undefined &&
          html` ${translate('web.decision.because')} <q>${waiver.reason}</q> <span class="quiet small">${time(site, waiver.on)}</span>`,
      ),
    ),
  )}`
}`;
}

const matters = (site: Site, findings: readonly Finding[], nameOf: NameOf): Html =>
  markedList(findings.map((finding) => matter(site, finding, [findingSentence(site, finding, {}, nameOf)])));

const matter = (
  site: Site,
  cited: Pick<Finding, 'code' | 'article'>,
  sentences: readonly string[],
  more?: Value,
): Marked => ({
  mark: 'waived',
  label: site.translate('web.field.waived'),
  words: html`${sentences.join(' ')} ${citedArticle(site, cited)}${more}`,
});
