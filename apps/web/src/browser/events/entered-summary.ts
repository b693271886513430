/** What entering a list came to. */
export interface EnteredList {
  readonly entered: readonly { readonly namesake?: { readonly player: string; readonly name: string } }[];
  readonly guests?: readonly string[];
  readonly numbers?: 'of-file' | 'by-rating' | 'next';
  readonly byName?: readonly { readonly id: string; readonly name: string }[];
  readonly passedOver?: readonly string[];
}

type Fill = (sentence: string, values: Readonly<Record<string, string>>) => string;

/** How many are entered, and everything that was done otherwise than the file says, in the words that the form brings along. */
export function enteredSummary(
  list: EnteredList,
  left: number,
  words: Readonly<Record<string, string | undefined>>,
  filled: Fill,
): string {
  const { entered, guests = [], numbers, byName = [], passedOver = [] } = list;
  const names = byName.map(({ id, name }) => `${name} (${id})`).join('; ');
  const twice = entered
    .flatMap(({ namesake }) => (namesake ? [`${namesake.name} (${namesake.player})`] : []))
    .join('; ');
  return [
    filled(words.entered ?? '', { entered: String(entered.length) }),
    ...(guests.length > 0 ? [filled(words.guests ?? '', { guests: String(guests.length) })] : []),
    ...(left > 0 ? [filled(words.left ?? '', { left: String(left) })] : []),
    ...(numbers === 'by-rating' ? [words.numbersByRating] : []),
    ...(numbers === 'next' ? [words.numbersNext] : []),
    ...(byName.length > 0 ? [filled(words.byName ?? '', { names })] : []),
    ...(passedOver.length > 0 ? [filled(words.passedOver ?? '', { columns: passedOver.join(', ') })] : []),
    ...(twice === '' ? [] : [filled(words.namesakes ?? '', { names: twice })]),
  ].join(' ');
}
