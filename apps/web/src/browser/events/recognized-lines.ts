import { filled } from '../page/filled.ts';

interface Candidate {
  readonly player: string;
  readonly name: string;
  readonly birthYear?: number;
  readonly club?: string;
  readonly rating?: number;
}

/** What the office understood of a line (`entry.recognize`). */
export interface RecognizedLine {
  readonly line: number;
  readonly name: string;
  readonly rating?: number;
  readonly club?: string;
  readonly title?: string;
  readonly state: 'found' | 'choose' | 'guest' | 'repeated' | 'entered' | 'nameless';
  readonly candidates?: readonly Candidate[];
  readonly first?: number;
}

type Words = Readonly<Record<string, string>>;
const SIGNS = { found: '✓', entered: '✓', choose: '?', guest: '+', repeated: '=', nameless: '–' } as const;

/** One line as the list beside the text shows it; where one of several is meant, a choice. */
export function lineRow(line: RecognizedLine, words: Words, choose?: (player: string | null) => void): HTMLElement {
  const row = element('li', line.state);
  const sign = element('span', 'sign', SIGNS[line.state]);
  sign.ariaHidden = 'true';
  const name = element('span', 'name', [line.title, line.name].filter(Boolean).join(' '));
  row.append(sign, name);
  if (line.state === 'choose') row.append(choiceOf(line, words, choose));
  if (line.club) row.append(element('span', 'quiet small', line.club));
  if (line.state === 'guest') row.append(element('span', 'badge', words.guest));
  const told = { repeated: words.repeated, nameless: words.nameless } as const;
  if (line.state === 'repeated' || line.state === 'nameless')
    row.append(element('span', 'quiet small', filled(told[line.state] ?? '', { line: line.first ?? line.line })));
  else row.append(element('strong', 'number', line.rating === undefined ? (words.unrated ?? '') : String(line.rating)));
  return row;
}

function choiceOf(
  { name, candidates = [] }: RecognizedLine,
  words: Words,
  choose?: (player: string | null) => void,
): HTMLElement {
  const select = document.createElement('select');
  select.setAttribute('aria-label', `${name}: ${words.choose}`);
  const told = ({ name: own, birthYear, club, rating }: Candidate): string =>
    [own, birthYear, club, rating].filter(Boolean).join(' · ');
  select.append(
    new Option(words.choose ?? '', ''),
    ...candidates.map((each) => new Option(told(each), each.player)),
    new Option(words.asGuest ?? '', '-'),
  );
  select.addEventListener('change', () => {
    if (select.value !== '') choose?.(select.value === '-' ? null : select.value);
  });
  return select;
}

function element(kind: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(kind);
  made.className = className;
  made.textContent = text;
  return made;
}
