import { textIfAny } from '@escala/messages';
import type { QuestionAnswer, RuleQuestion } from '@escala/regulations';
import { articleLink } from '../components/articles.ts';
import { engineWords } from '../components/reasons/engine-words.ts';
import { reasonList } from '../components/reasons/reasons.ts';
import { type Html, html, type Value } from '../kit/html.ts';
import { href, type Site } from '../kit/site.ts';

/** The verdict in a sentence, its figures, its conditions, and every article with its text. */
export function answerPart(site: Site, book: string, { words }: RuleQuestion, answer: QuestionAnswer): Html {
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
