import { IntlMessageFormat } from 'intl-messageformat';

type Elements = ReturnType<IntlMessageFormat['getAst']>;

/** The argument names in a text, in any of its forms. Throws if the text does not parse. */
export function messageArguments(text: string, language: string): string[] {
  const names = new Set<string>();
  collect(new IntlMessageFormat(text, language, undefined, { ignoreTag: true }).getAst(), names);
  return [...names].sort();
}

const LITERAL = 0;
const POUND = 7;

function collect(elements: Elements, names: Set<string>): void {
  for (const element of elements) {
    if (element.type === LITERAL || element.type === POUND) continue;
    if ('value' in element) names.add(element.value);
    if ('options' in element) for (const option of Object.values(element.options)) collect(option.value, names);
  }
}
