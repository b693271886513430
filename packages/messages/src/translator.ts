import { type Formatters, IntlMessageFormat } from 'intl-messageformat';
import { takingWord, valuesWithWord } from './catalan-elision.ts';
import { catalogue, hasMessage, type MessageKey, type Messages } from './catalogue.ts';
import type { Language } from './language.ts';
import { number, points } from './number.ts';

export type MessageValues = Readonly<Record<string, string | number>>;
export type Translate<Key extends string = MessageKey> = (key: Key, values?: MessageValues) => string;

export interface TranslatorOptions {
  /** What happens if a text or a value is missing: shows the key in brackets (the default), or throws. */
  readonly missing?: 'show' | 'throw';
}

type Elements = ReturnType<IntlMessageFormat['getAst']>;

/** A parsed text, and its arguments that select forms or are formatted as points: these must stay numbers. */
interface Sentence {
  readonly format: (values: MessageValues) => string;
  readonly selectors: ReadonlySet<string>;
}

const translators = new Map<Language, Translate>();
const strictTranslators = new Map<Language, Translate>();

/** The sentences of one language. Texts are parsed on first use. */
export function translator(language: Language, options: TranslatorOptions = {}): Translate {
  const cache = options.missing === 'throw' ? strictTranslators : translators;
  let translate = cache.get(language);
  if (translate === undefined) {
    translate = translatorOf(catalogue(language), language, options.missing ?? 'show');
    cache.set(language, translate);
  }
  return translate;
}

/** The text for a key from the record, a file or an address, if there is one. */
export function textIfAny(translate: Translate, key: string, values?: MessageValues): string | undefined {
  return hasMessage(key) ? translate(key, values) : undefined;
}

export function translatorOf<Key extends string>(
  messages: Messages<Key>,
  language: Language,
  missing: 'show' | 'throw',
): Translate<Key> {
  const formatters = exactFormatters(language);
  const sentences = new Map<string, Sentence>();
  const sentenceOf = (key: Key): Sentence => {
    let sentence = sentences.get(key);
    if (sentence === undefined) {
      if (!Object.hasOwn(messages, key)) throw new Error(`no text in ${language} for ${key}`);
      sentence = parseSentence(messages[key], language, formatters);
      sentences.set(key, sentence);
    }
    return sentence;
  };
  return (key, values = {}) => {
    try {
      const { format, selectors } = sentenceOf(key);
      return format(written(values, selectors, language));
    } catch (error) {
      if (missing === 'throw') throw error;
      return `[${key}]`;
    }
  };
}

/** Numbers appear in the text with exactly the computed digits, never grouped or rounded by a locale. */
function written(values: MessageValues, selectors: ReadonlySet<string>, language: Language): MessageValues {
  const out: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values))
    out[name] = typeof value === 'number' && !selectors.has(name) ? number(value, language) : value;
  return out;
}

const NO_SELECTORS: ReadonlySet<string> = new Set();

function parseSentence(text: string, language: Language, formatters: Formatters): Sentence {
  if (!/[{']/.test(text)) return { format: () => text, selectors: NO_SELECTORS };
  const isCatalan = language === 'ca';
  const asked = isCatalan ? takingWord(text) : text;
  const message = new IntlMessageFormat(asked, language, FORMATS, { ignoreTag: true, formatters });
  const selectors = new Set<string>();
  collectSelectors(message.getAst(), selectors);
  const withWord = isCatalan ? valuesWithWord(text) : (values: MessageValues): MessageValues => values;
  return { format: (values) => String(message.format(withWord(values))), selectors };
}

/**
 * Number styles in texts. `{value, number, points}`: halves and quarters as signs. `{value, number, rounded}`: a mean
 * or percentage with two digits, so that the mean of fewer than a hundred numbers never looks like an integer unless it
 * is one.
 */
const FORMATS = { number: { points: {}, rounded: { maximumFractionDigits: 2 } } };

/**
 * `#` in plural forms and these styles also write numbers. Values given as text, such as several numbers in a row, stay
 * unchanged. Created when a text first needs them.
 */
function exactFormatters(language: Language): Formatters {
  const figures = {
    format: (value: number | string): string =>
      typeof value === 'number'
        ? points(value, language)
        : value.replaceAll(/\d+\.\d+/g, (each) => points(Number(each), language)),
  } as Intl.NumberFormat;
  const rounded = {
    format: (value: number): string => number(Math.round(value * 100) / 100, language),
  } as Intl.NumberFormat;
  let cardinal: Pick<Intl.PluralRules, 'select'> | undefined;
  let ordinal: Intl.PluralRules | undefined;
  return {
    getNumberFormat: (_locale, options) => (options?.maximumFractionDigits === undefined ? figures : rounded),
    getPluralRules: (_locale, options) => {
      if (options?.type === 'ordinal') {
        ordinal ??= new Intl.PluralRules(language, { type: 'ordinal' });
        return ordinal;
      }
      cardinal ??= singularHalf(new Intl.PluralRules(language));
      return cardinal as Intl.PluralRules;
    },
    getDateTimeFormat: (...options) => new Intl.DateTimeFormat(...options),
  };
}

/** ½ point, ½ punt, ½ punto, ½ punct. */
const singularHalf = (rules: Intl.PluralRules): Pick<Intl.PluralRules, 'select'> => ({
  select: (count) => rules.select(count === 0.5 ? 1 : count),
});

function collectSelectors(elements: Elements, into: Set<string>): void {
  for (const element of elements)
    if ('style' in element && Object.hasOwn(FORMATS.number, String(element.style))) into.add(element.value);
    else if ('options' in element) {
      into.add(element.value);
      for (const option of Object.values(element.options)) collectSelectors(option.value, into);
    }
}
