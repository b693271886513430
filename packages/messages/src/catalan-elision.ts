import type { MessageValues } from './translator.ts';

const ARGUMENT = /\b([Dd])e \{(\w+)\}/g;
const ELIDED = /^[aeiouhàèéíòóú]/i;

/** Catalan says `d’Anna`, not `de Anna`: arguments after `de` take the word along (D-OFF-324). */
export const takingDe = (text: string): string => text.replace(ARGUMENT, '{$2_$1e}');

/** The values that such a text asks for beside its own. */
export function valuesWithDe(text: string): (values: MessageValues) => MessageValues {
  const taken = [...text.matchAll(ARGUMENT)].map(([, letter, name]) => ({ letter: letter!, name: name! }));
  if (taken.length === 0) return (values) => values;
  return (values) => {
    const added = taken
      .filter(({ name }) => values[name] !== undefined)
      .map(({ letter, name }) => [`${name}_${letter}e`, withDe(letter, String(values[name]))]);
    return { ...values, ...Object.fromEntries(added) };
  };
}

const withDe = (letter: string, value: string): string =>
  ELIDED.test(value) ? `${letter}’${value}` : `${letter}e ${value}`;
