import type { Say } from '../../kit/modules.ts';

/** The outcome of entering a list. */
export interface EnteredList {
  readonly entered: readonly { readonly namesake?: { readonly player: string; readonly name: string } }[];
  readonly guests?: readonly string[];
  readonly numbers?: 'of-file' | 'by-rating' | 'next';
  readonly byName?: readonly { readonly id: string; readonly name: string }[];
  readonly passedOver?: readonly string[];
}

/** How many were entered, and everything done differently from the file; a house that only plays has no guests. */
export function enteredSummary(
  list: EnteredList,
  left: number,
  words: Say<`web.desk-events.file-${'entered' | 'new' | 'guests' | 'left' | 'numbers-by-rating' | 'numbers-next' | 'by-name' | 'passed-over' | 'namesakes'}`>,
  onlyPlays = false,
): string {
  const { entered, guests = [], numbers, byName = [], passedOver = [] } = list;
  const names = byName.map(({ id, name }) => `${name} (${id})`).join('; ');
  const twice = entered
    .flatMap(({ namesake }) => (namesake ? [`${namesake.name} (${namesake.player})`] : []))
    .join('; ');
  return [
    words('web.desk-events.file-entered', { entered: String(entered.length) }),
    ...(guests.length > 0
      ? [
          words(onlyPlays ? 'web.desk-events.file-new' : 'web.desk-events.file-guests', {
            guests: String(guests.length),
          }),
        ]
      : []),
    ...(left > 0 ? [words('web.desk-events.file-left', { left: String(left) })] : []),
    ...(numbers === 'by-rating' ? [words('web.desk-events.file-numbers-by-rating')] : []),
    ...(numbers === 'next' ? [words('web.desk-events.file-numbers-next')] : []),
    ...(byName.length > 0 ? [words('web.desk-events.file-by-name', { names })] : []),
    ...(passedOver.length > 0 ? [words('web.desk-events.file-passed-over', { columns: passedOver.join(', ') })] : []),
    ...(twice === '' ? [] : [words('web.desk-events.file-namesakes', { names: twice })]),
  ].join(' ');
}
