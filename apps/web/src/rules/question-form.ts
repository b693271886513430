import { textIfAny } from '@escala/messages';
import type { QuestionFaults, QuestionField, RuleQuestion } from '@escala/regulations';
import { datesInWords } from '../components/dates-in-words.ts';
import { choice, dateField, numberField, tick } from '../components/form-fields.ts';
import { type Html, html } from '../kit/html.ts';
import { href, type Site } from '../kit/site.ts';
import { rulesPath } from './rules-path.ts';

/** What was written in the form, where it is the one that was asked, and what is wrong with it. */
export interface Written {
  readonly query: Readonly<Record<string, string>>;
  readonly faults: QuestionFaults;
}

/** A form that asks by its address alone, so that an answer can be sent to somebody; nobody is named or looked up (D-OFF-361). */
export function questionForm(site: Site, book: string, { id, fields }: RuleQuestion, written: Written): Html {
  return html`<form class="rule" action="${href(site, rulesPath(book))}#${id}">
<input type="hidden" name="question" value="${id}">
${fields.map((field) => control(site, id, field, written))}
<button>${site.translate('web.rules.ask')}</button>
</form>`;
}

function control(site: Site, question: string, field: QuestionField, { query, faults }: Written): Html {
  const { translate } = site;
  const { name } = field;
  const label = textIfAny(translate, `web.rules.${question}.${name}`) ?? name;
  const value = query[name];
  if (field.kind === 'tick') return tick(question, { name, label, ticked: value !== undefined && value !== '' });
  const fault = faults[name] && datesInWords(site, translate(faults[name].key, faults[name].values));
  const hint = textIfAny(translate, `web.rules.${question}.${name}-hint`);
  const terms = { name, label, hint, value, fault };
  if (field.kind === 'choice') {
    const { options, words = (option: string): string => `web.rules.${question}.${name}-${option}` } = field;
    return choice(
      question,
      terms,
      options.map((option) => [option, textIfAny(translate, words(option)) ?? option]),
    );
  }
  const { min, max, optional } = field;
  const asked = {
    ...terms,
    min,
    max,
    required: !optional,
    label: optional ? translate('web.rules.optional', { label }) : label,
  };
  return field.kind === 'number' ? numberField(question, asked) : dateField(question, asked);
}
