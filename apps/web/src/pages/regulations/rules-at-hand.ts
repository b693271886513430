import { dayFrom } from '@escala/core';
import { textIfAny } from '@escala/messages';
import { missing, Refused } from '@escala/office';
import { type CompetitionId, competitionBooks, type QuestionAnswer, type RuleQuestion } from '@escala/regulations';
import { articleLink } from '../../components/articles.ts';
import { engineWords } from '../../components/reasons/engine-words.ts';
import { reasonList } from '../../components/reasons/reasons.ts';
import { notice } from '../../components/ui/card.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import { type QueryFields, TEXT } from '../../kit/query-fields.ts';
import { href, type Site } from '../../kit/site.ts';
import { questionForm, questionsOf, readQuestion, rulesPath } from '../../rules/question-form.ts';

type Query = Readonly<Record<string, string>>;

/** The question, and the fields of all questions of all books. */
const RULE_QUERY = Object.fromEntries([
  ['question', TEXT],
  ...Object.keys(competitionBooks)
    .flatMap(questionsOf)
    .flatMap(({ fields }) => fields.map(({ name }) => [name, TEXT])),
]) as QueryFields;

/**
 * What the competition regulation says about a case, asked through
 * a form and answered at once; nothing is recorded (D-OFF-360).
 */
export const rulesAtHand = definePage({
  path: rulesPath(':rules'),
  query: RULE_QUERY,
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

/** The verdict in a sentence, its figures, its conditions, and every article with its text. */
function answerPart(site: Site, book: string, { words }: RuleQuestion, answer: QuestionAnswer): Html {
  const { translate } = site;
  const { verdict, holds, values, clocks, reasons = [], articles } = answer;
  const decisions = [...new Set(reasons.flatMap((each) => each.decisions ?? []))];
  return html`<section class="rule-answer says-${holds}"><h3>${translate('web.rules.answer')}</h3>
<p><strong>${engineWords(site, translate(words.verdict(verdict), values))}</strong></p>
${clocks && clockTable(site, clocks)}
${reasons.length > 0 && reasonList(site, reasons)}
<h4>${translate('web.word.articles')}</h4>
<dl class="articles">${articles.map(
    (article) =>
      html`<div><dt>${articleLink(site, book, article)}</dt><dd>${textIfAny(translate, `article.${book}.${article}`)}</dd></div>\n`,
  )}${decisions.map(
    (tag) =>
      html`<div><dt><a href="${href(site, `/regulations/${book}#${tag}`)}">${tag}</a></dt><dd>${translate(`decision.${tag}`)}</dd></div>\n`,
  )}</dl></section>`;
}

function clockTable(site: Site, { own, opponent }: NonNullable<QuestionAnswer['clocks']>): Value {
  const { translate } = site;
  return html`<p>${translate('web.rules.clocks')}:</p>
<dl class="facts"><dt>${translate('web.rules.clock-own')}</dt><dd>${clockTime(site, own)}</dd>
<dt>${translate('web.rules.clock-opponent')}</dt><dd>${clockTime(site, opponent)}</dd></dl>`;
}

const clockTime = ({ translate }: Site, seconds: number): string =>
  translate('web.rules.clock-time', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
