import type { EventFact } from '@escala/regulations';
import { type Html, html, type Value } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import type { EventFields, EventFormTerms } from './event-form-terms.ts';

type Told = NonNullable<EventFormTerms['facts']['ruleFacts']>[string];

/** The facts of the event's book for this part of the form; nothing if there are none. */
export function ruleFactFields(
  site: Site,
  f: EventFields,
  { book, facts: { ruleFacts: told = {}, system, start = site.today }, isPaired = false }: EventFormTerms,
  part: NonNullable<EventFact['asked']>,
): readonly Html[] {
  return Object.entries(book.facts ?? {})
    .filter(([name, { until }]) => until === undefined || start <= until || told[name] !== undefined)
    .filter(([, { asked, systems }]) => asked === part && (!isPaired || (systems?.includes(system ?? '') ?? true)))
    .map(([name, fact]) => factField(site, f, `facts.ruleFacts.${name}`, fact, told[name]));
}

/** The facts required by the federation's rating books. */
export const ratingFactFields = (
  site: Site,
  f: EventFields,
  { ratingFacts, facts: { ratingFacts: told = {} } }: EventFormTerms,
): readonly Html[] =>
  Object.entries(ratingFacts).map(([name, fact]) =>
    factField(site, f, `facts.ratingFacts.${name}`, fact, told[name] as Told),
  );

function factField({ translate }: Site, f: EventFields, name: FactName, fact: EventFact, told: Told): Html {
  const label = translate(fact.label);
  const terms = { label, ...(fact.hint && { hint: translate(fact.hint) }) };
  switch (fact.kind) {
    case 'choice':
      return f.choice(
        name,
        fact.options.map((option) => [option, translate(fact.words(option))] as const),
        { ...terms, none: '–', value: told as string | undefined },
      );
    case 'yes':
      return f.yes(name, label, told === true);
    case 'yes-or-no':
      return f.choice(
        name,
        [
          [true, translate('web.word.yes')],
          [false, translate('web.word.no')],
        ],
        { ...terms, none: '–', value: told as boolean | undefined },
      );
    case 'texts': {
      const offered = fact.offered.map((option) => [option, translate(fact.words(option))] as const);
      return html`<fieldset><legend>${label}</legend>\n${f.ticks(name, offered, told as readonly string[] | undefined)}</fieldset>`;
    }
    case 'days':
      return f.area(name, { ...terms, rows: 2, value: (told as readonly string[] | undefined)?.join('\n') });
    case 'rows':
      return rowFields({ translate }, f, name, fact, told as readonly Row[] | undefined);
    default:
      return f(name, { ...terms, value: told as string | number | undefined });
  }
}

type FactName = `facts.${'ruleFacts' | 'ratingFacts'}.${string}`;
type Row = Readonly<Record<string, string | number>>;

/** Those already given, and room for one more. */
function rowFields(
  { translate }: Pick<Site, 'translate'>,
  f: EventFields,
  name: FactName,
  { label, none, columns }: Extract<EventFact, { kind: 'rows' }>,
  told: readonly Row[] | undefined,
): Html {
  const row = (each: Row | undefined, i: number): Value =>
    Object.entries(columns).map(([column, { label }]) =>
      f(`${name}.${i}.${column}`, { label: translate(label), value: each?.[column] }),
    );
  return html`<fieldset><legend>${translate(label)}</legend>
<label class="check"><input type="checkbox" ${f.named(name, 'json')} value="[]"${told?.length === 0 && html` checked`}> ${translate(none)}</label>
${[...(told ?? []), undefined].map((each, i) => html`<div class="fields">${row(each, i)}</div>`)}</fieldset>`;
}
