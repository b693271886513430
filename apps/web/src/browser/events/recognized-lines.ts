import { send } from '../api/office-api.ts';
import { debounce } from '../page/debounce.ts';
import { filled } from '../page/filled.ts';

interface Candidate {
  readonly player: string;
  readonly name: string;
  readonly birthYear?: number;
  readonly club?: string;
  readonly rating?: number;
}

/** What the office understood of a line (`entry.recognize`). */
interface RecognizedLine {
  readonly line: number;
  readonly name: string;
  readonly rating?: number;
  readonly club?: string;
  readonly title?: string;
  readonly state: 'found' | 'choose' | 'guest' | 'repeated' | 'entered' | 'nameless';
  readonly candidates?: readonly Candidate[];
  readonly first?: number;
}

/** Who is meant by a line; `null`: a guest. */
export interface LineChoice {
  readonly line: number;
  readonly player: string | null;
}

interface Recognizing {
  readonly federation: string;
  readonly event?: string | undefined;
  chosen(choices: readonly LineChoice[]): void;
  shown?(players: number): void;
}

const WAIT = 250;

/** Beside a text of players: who is meant by each line, asked while one types and while the list is shown. Answers how to ask anew. */
export function recognizeLines(
  place: HTMLElement,
  text: HTMLInputElement | HTMLTextAreaElement,
  { federation, event, chosen, shown }: Recognizing,
): () => void {
  const words = JSON.parse(place.dataset.words ?? '{}') as Words;
  const choices = new Map<number, string | null>();
  const said = (): LineChoice[] => [...choices].map(([line, player]) => ({ line, player }));
  const recognize = debounce(WAIT, async (signal) => {
    if (place.hidden) return;
    const asked = { text: text.value, choices: said(), ...(event && { event }) };
    const path = `/api/${federation}/entries/recognize`;
    const { lines, nameless } = await send<Recognized>('POST', path, asked, {}, signal);
    const rows = lines.map((line) =>
      lineRow(line, words, (player) => {
        choices.set(line.line, player);
        chosen(said());
        recognize();
      }),
    );
    const unnamed = nameless.map((line) => lineRow({ line, name: '', state: 'nameless' }, words));
    place.querySelector('[data-lines]')!.replaceChildren(...rows, ...unnamed);
    const players = lines.filter(({ state }) => state !== 'repeated' && state !== 'entered').length;
    place.querySelector('[data-lines-count]')!.textContent = players === 0 ? '' : told(lines, players, words);
    shown?.(players);
  });
  const anew = (): void => {
    // Under the numbers of their lines: a line that is written anew is asked about anew.
    choices.clear();
    chosen([]);
    recognize();
  };
  text.addEventListener('input', anew);
  if (text.value !== '') recognize();
  return anew;
}

interface Recognized {
  readonly lines: readonly RecognizedLine[];
  readonly nameless: readonly number[];
}

function told(lines: readonly RecognizedLine[], count: number, words: Words): string {
  const parts = (['found', 'choose', 'guest'] as const).flatMap((state) => {
    const some = lines.filter((line) => line.state === state).length;
    return some === 0 ? [] : [`${some} ${words[state]}`];
  });
  return `${filled(words.count ?? '', { count })} (${parts.join(', ')})`;
}

type Words = Readonly<Record<string, string>>;
const SIGNS = { found: '✓', entered: '✓', choose: '?', guest: '+', repeated: '=', nameless: '–' } as const;

/** One line as the list beside the text shows it; where one of several is meant, a choice. */
function lineRow(line: RecognizedLine, words: Words, choose?: (player: string | null) => void): HTMLElement {
  const row = element('li', line.state);
  const sign = element('span', 'sign', SIGNS[line.state]);
  sign.ariaHidden = 'true';
  const name = element('span', 'name', [line.title, line.name].filter(Boolean).join(' '));
  row.append(sign, name);
  if (line.state === 'choose') row.append(choiceOf(line, words, choose));
  if (line.club) row.append(element('span', 'quiet small', line.club));
  if (line.state === 'guest' || line.state === 'entered') row.append(element('span', 'badge', words[line.state]));
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
