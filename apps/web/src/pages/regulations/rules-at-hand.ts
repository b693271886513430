import { dayFrom } from '@escala/core';
import { missing, Refused } from '@escala/office';
import type { CompetitionId, RuleQuestion } from '@escala/regulations';
import { notice } from '../../components/ui/card.ts';
import { type Html, html } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import type { Site } from '../../kit/site.ts';
import { answerPart } from '../../rules/answer-part.ts';
import { questionForm } from '../../rules/question-form.ts';
import { readQuestion } from '../../rules/read-question.ts';
import { questionsOf, rulesPath } from '../../rules/rules-path.ts';

type Query = Readonly<Record<string, string>>;

/**
 * What the competition regulation says about a case, asked through
 * a form and answered at once; nothing is recorded (D-OFF-360).
 */
export const rulesAtHand = definePage({
  path: rulesPath(':rules'),
  view: async ({ params: { rules: book }, query, site, translate }) => {
    const questions = questionsOf(book);
    if (questions.length === 0) throw new Refused([missing('book-unknown', { book })]);
    const asked = questions.find(({ id }) => id === query.question);
    return {
      title: translate('web.rules.title'),
      description: translate('web.rules.about'),
      crumbs: [
        [translate('web.nav.rules'), '/regulations'],
        [translate(`web.book.${book as CompetitionId}`), `/regulations/${book}`],
      ],
      facts: [translate('web.rules.about')],
      main: html`${query.question !== undefined && asked === undefined && notice(translate('web.rules.unknown-question'), 'warning')}
<div class="card">${questions.map((question) => (question === asked ? answered(site, book, question, query) : unasked(site, book, question)))}</div>`,
    };
  },
});

const unasked = (site: Site, book: string, question: RuleQuestion): Html =>
  html`<details class="rule" id="${question.id}">${heading(site, question)}
${questionForm(site, book, question, { query: {}, faults: {} })}</details>\n`;

function answered(site: Site, book: string, question: RuleQuestion, query: Query): Html {
  const read = readQuestion(question, query);
  const isFaulty = 'faults' in read;
  return html`<details class="rule" id="${question.id}" open>${heading(site, question)}
${
  isFaulty
    ? notice(site.translate('web.rules.to-correct'), 'error')
    : answerPart(site, book, question, question.answer(read.values, dayFrom(site.today)))
}
${questionForm(site, book, question, { query, faults: isFaulty ? read.faults : {} })}</details>\n`;
}

const heading = ({ translate }: Site, { id }: RuleQuestion): Html =>
  html`<summary><h2>${translate(`web.rules.${id}.title`)}</h2></summary>
<p>${translate(`web.rules.${id}.about`)}</p>`;
