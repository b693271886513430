import { dayFrom } from '@escala/core';
import type { RuleQuestion } from '@escala/regulations';
import { type Html, html } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import { href, type Site } from '../../kit/site.ts';
import { answerPart } from '../../rules/answer-part.ts';
import { questionForm } from '../../rules/question-form.ts';
import { readQuestion } from '../../rules/read-question.ts';
import { RULE_QUESTIONS, RULES_BOOK, RULES_PATH } from '../../rules/rules-path.ts';

type Query = Readonly<Record<string, string>>;

/** What the competition regulation says of a case, asked by a form and answered on the spot; nothing is recorded (D-OFF-360). */
export const rulesAtHand = definePage({
  path: RULES_PATH,
  view: async (_ask, { query }, site) => {
    const { translate } = site;
    const asked = RULE_QUESTIONS.find(({ id }) => id === query.question);
    return {
      title: translate('web.rules.title'),
      description: translate('web.rules.about'),
      main: html`<p>${translate('web.rules.about')}
<a href="${href(site, `/regulations/${RULES_BOOK}`)}">${translate('web.rules.regulation')}</a></p>
${query.question !== undefined && asked === undefined && html`<p class="notice">${translate('web.rules.unknown-question')}</p>`}
${RULE_QUESTIONS.map((question) => (question === asked ? answered(site, question, query) : unasked(site, question)))}`,
    };
  },
});

const unasked = (site: Site, question: RuleQuestion): Html =>
  html`<details class="rule" id="${question.id}">${heading(site, question)}
${questionForm(site, question, { query: {}, faults: {} })}</details>\n`;

function answered(site: Site, question: RuleQuestion, query: Query): Html {
  const read = readQuestion(question, query);
  const isFaulty = 'faults' in read;
  return html`<details class="rule" id="${question.id}" open>${heading(site, question)}
${
  isFaulty
    ? html`<p class="notice">${site.translate('web.rules.to-correct')}</p>`
    : answerPart(site, question.id, question.answer(read.values, dayFrom(site.today)))
}
${questionForm(site, question, { query, faults: isFaulty ? read.faults : {} })}</details>\n`;
}

const heading = ({ translate }: Site, { id }: RuleQuestion): Html =>
  html`<summary><h2>${translate(`web.rules.${id}.title`)}</h2></summary>
<p>${translate(`web.rules.${id}.about`)}</p>`;
