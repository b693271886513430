import { textIfAny } from '@escala/messages';
import type { QuestionFaults, QuestionField, RuleQuestion } from '@escala/regulations';
import { datesInWords } from '../components/dates-in-words.ts';
import { choice, dateField, numberField, tick } from '../components/form-fields.ts';
import { type Html, html } from '../kit/html.ts';
import { href, type Site } from '../kit/site.ts';
import { rulesPath } from './rules-path.ts';

/** The values sent with a form, if it is the one submitted, and their faults. */
export interface Written {
  readonly query: Readonly<Record<string, string>>;
  readonly faults: QuestionFaults;
}

/**
 * A form whose answer depends only on the address, so that it
 * can be shared; no person is named or looked up (D-OFF-361).
 */
export function questionForm(site: Site, book: string, question: RuleQuestion, written: Written): Html {
  const { id, fields } = question;
  return html`<form class="rule" action="${href(site, rulesPath(book))}#${id}">
<input type="hidden" name="question" value="${id}">
${fields.map((field) => control(site, question, field, written))}
<button>${site.translate('web.rules.ask')}</button>
</form>`;
}

function control(site: Site, { id, words }: RuleQuestion, field: QuestionField, { query, faults }: Written): Html {
  const { translate } = site;
  const { name } = field;
  const label = translate(words.field(name));
  const value = query[name];
  if (field.kind === 'tick') return tick(id, { name, label, ticked: value !== undefined && value !== '' });
  const fault = faults[name] && datesInWords(site, translate(faults[name].key, faults[name].values));
  const hint = textIfAny(translate, `${words.field(name)}-hint`);
  const terms = { name, label, hint, value, fault };
  if (field.kind === 'choice')
    return choice(
      id,
      terms,
      field.options.map((option) => [option, translate(words.option(field, option))]),
    );
  const { min, max, optional } = field;
  const asked = {
    ...terms,
    min,
    max,
    required: !optional,
    label: optional ? translate('web.rules.optional', { label }) : label,
  };
  return field.kind === 'number' ? numberField(id, asked) : dateField(id, asked);
}
