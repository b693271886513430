import { hasMessage } from './catalogue.ts';
import type { Language } from './language.ts';
import { translator } from './translator.ts';

type Values = Readonly<Record<string, string | number>>;

/** Values that are keys of other sentences: findings of a rule book, faults of a file. */
const SPOKEN = { finding: 'finding', fault: 'fault' } as const;

/** The reason of a refusal in words; undefined if there are none for it. */
export function refusalText(
  refusal: { readonly code: string; readonly values: Values },
  language: Language,
): string | undefined {
  const key = `refusal.${refusal.code}`;
  return hasMessage(key) ? translator(language)(key, spoken(refusal.values, language)) : undefined;
}

function spoken(values: Values, language: Language): Values {
  const said: Record<string, string | number> = { ...values };
  for (const [name, area] of Object.entries(SPOKEN)) {
    const key = `${area}.${String(values[name])}`;
    if (values[name] !== undefined && hasMessage(key)) said[name] = translator(language)(key, values);
  }
  return said;
}
