import type { MessageValues } from './translator.ts';

const ARGUMENT = /\b([Dd]el?|[AaEe]l) \{(\w+)\}/g;
const ELIDED = /^[aeiouhàèéíòóú]/i;
/** `1 de juny`, `11 d’abril`: pronounced with a vowel at the start. */
const FIRST = /^1?1 d(?:e |’)/;

/**
 * Catalan writes `d’Anna`, not `de Anna`, and `de l’1 de juny`, not `del 1 de juny`: such a word becomes part of the
 * argument after it (D-OFF-324).
 */
export const takingWord = (text: string): string => text.replace(ARGUMENT, '{$2_$1}');

/** Adds the values that such a text needs. */
export function valuesWithWord(text: string): (values: MessageValues) => MessageValues {
  const taken = [...text.matchAll(ARGUMENT)].map(([, word, name]) => ({ word: word!, name: name! }));
  if (taken.length === 0) return (values) => values;
  return (values) => {
    const added = taken
      .filter(({ name }) => values[name] !== undefined)
      .map(({ word, name }) => [`${name}_${word}`, withWord(word, String(values[name]))]);
    return { ...values, ...Object.fromEntries(added) };
  };
}

/** `del` is `de` + `el`, `al` is `a` + `el`. */
const BEFORE_FIRST: Readonly<Record<string, string>> = {
  ...{ del: 'de l’', Del: 'De l’', al: 'a l’', Al: 'A l’', el: 'l’', El: 'L’' },
};

function withWord(word: string, value: string): string {
  const elided = word.endsWith('e') ? ELIDED.test(value) && `${word[0]}’` : FIRST.test(value) && BEFORE_FIRST[word];
  return `${elided || `${word} `}${value}`;
}
