import type { recogniseLines as recognise } from '@escala/office/questions';
import type { Say, WordOf } from '../../kit/modules.ts';
import { type AnswerOf, send } from '../api/office-api.ts';
import { debounce } from '../page/debounce.ts';

/** The office's reading of the lines. */
type Recognised = AnswerOf<typeof recognise>;
type Understood = Recognised['lines'][number];
type RecognisedLine = Omit<Understood, 'state'> & { readonly state: Understood['state'] | 'nameless' };
type Candidate = NonNullable<RecognisedLine['candidates']>[number];

/** Who a line means; `null`: a guest. */
export interface LineChoice {
  readonly line: number;
  readonly player: string | null;
}

interface Recognising {
  readonly words: Words;
  readonly federation: string;
  readonly event?: string | undefined;
  /** What else to send to the office; the event `escala:again` at the place asks again. */
  told?(): object;
  chosen(choices: readonly LineChoice[]): void;
  /** The numbers of players and teams (a player without a team is one), and lines with several possible players. */
  shown?(players: number, teams: number, open: readonly string[]): void;
}

const WAIT = 250;

/**
 * Beside a text of players: who each line means, asked while typing
 * and while the list is visible. Returns a function that asks again.
 */
export function recogniseLines(
  place: HTMLElement,
  text: HTMLInputElement | HTMLTextAreaElement,
  { words, federation, event, told, chosen, shown }: Recognising,
): () => void {
  // In a house that only plays, everybody is just a player, and nobody a guest.
  const guests = place.dataset.onlyPlays === undefined ? GUESTS : NEW_PLAYERS;
  const choices = new Map<number, string | null>();
  /** The players each line may mean: a choice can be changed. */
  const offered = new Map<number, readonly Candidate[]>();
  const said = (): LineChoice[] => [...choices].map(([line, player]) => ({ line, player }));
  const recognise = debounce(WAIT, async (signal) => {
    if (place.hidden) return;
    const asked = { text: text.value, choices: said(), ...(event && { event }), ...told?.() };
    const path = `/api/${federation}/entries/recognise`;
    const { lines, nameless, mayBeYears } = await send<Recognised>('POST', path, asked, {}, signal);
    const rows = lines.map((line) => {
      if (line.candidates) offered.set(line.line, line.candidates);
      const asked = { words, guests, offered: offered.get(line.line) ?? [], chosen: choices.get(line.line) };
      return lineRow(line, asked, (player) => {
        if (player === undefined) choices.delete(line.line);
        else choices.set(line.line, player);
        chosen(said());
        recognise();
      });
    });
    const unnamed = nameless.map(({ line, text: name }) =>
      lineRow({ line, name, state: 'nameless' }, { words, guests, offered: [] }),
    );
    const years = mayBeYears ? [yearsAsked(words, sayYears)] : [];
    place.querySelector('[data-lines]')!.replaceChildren(...years, ...rows, ...unnamed);
    const entering = lines.filter(({ state }) => state !== 'repeated' && state !== 'entered');
    const players = entering.length;
    place.querySelector('[data-lines-count]')!.textContent =
      players === 0 ? '' : summary(lines, players, nameless.length, words, guests);
    const open = lines.flatMap(({ state, name }) => (state === 'choose' ? [name] : []));
    shown?.(players, new Set(entering.map(({ team, line }) => team ?? line)).size, open);
  });
  const anew = (): void => {
    // Choices are stored by line number: when the lines are rewritten, they are dropped.
    choices.clear();
    offered.clear();
    chosen([]);
    recognise();
  };
  const sayYears = (): void => {
    text.value = text.value.replace(/(?<!\d)(?:19|20)\d\d(?!\d)/g, '*$&');
    text.dispatchEvent(new Event('input', { bubbles: true }));
  };
  text.addEventListener('input', anew);
  place.addEventListener('escala:again', recognise);
  // Form values that the browser restores say nothing about these lines.
  chosen([]);
  if (text.value !== '') recognise();
  // After going back, the text is restored only after this module has loaded.
  addEventListener('pageshow', () => text.value !== '' && recognise());
  return anew;
}

function summary(
  lines: readonly RecognisedLine[],
  count: number,
  leftOut: number,
  words: Words,
  guests: Guests,
): string {
  const some = (state: RecognisedLine['state']): number => lines.filter((line) => line.state === state).length;
  const counts = [
    ['web.run.found', some('found')],
    ['web.run.choose', some('choose')],
    ['web.run.listed', some('listed')],
    [guests.guests, some('guest')],
    ['web.run.left-out', leftOut],
  ] as const;
  const parts = counts.flatMap(([word, some]) => (some === 0 ? [] : [`${words(word)}: ${some}`]));
  return `${words('web.run.count', { count })} (${parts.join(', ')})`;
}

type Words = Say<WordOf<'run-tournament.ts'> & WordOf<'event-entries.ts'>>;
const GUESTS = { guest: 'web.run.guest', guests: 'web.run.guests', asGuest: 'web.run.as-guest' } as const;
const NEW_PLAYERS = {
  guest: 'web.word.new',
  guests: 'web.run.new-players',
  asGuest: 'web.run.somebody-else',
} as const;
type Guests = typeof GUESTS | typeof NEW_PLAYERS;
const SIGNS = { found: '✓', entered: '✓', choose: '?', listed: '✓', guest: '+', repeated: '=', nameless: '–' } as const;

interface Asked {
  readonly words: Words;
  readonly guests: Guests;
  readonly offered: readonly Candidate[];
  readonly chosen?: string | null | undefined;
}
/** `null`: a guest; undefined: undo the choice. */
type Choose = (player: string | null | undefined) => void;

/** One line in the list beside the text, with a choice if it could mean several players. */
function lineRow(line: RecognisedLine, asked: Asked, choose?: Choose): HTMLElement {
  const { words, guests } = asked;
  const { state, title, name, federation, birthYear, fideId, club, team, category, rating, listedRating, unread } =
    line;
  const row = element('li', `is-${state}`);
  const sign = element('span', 'sign', SIGNS[state]);
  sign.ariaHidden = 'true';
  const who = element('span', 'who');
  who.append(element('span', 'name', [title, name].filter(Boolean).join(' ')));
  row.append(sign, who);
  if (choose && asked.offered.length > 0) who.append(choiceOf(line, asked, choose));
  const fide = fideId && `FIDE ${fideId}`;
  const told = [team, club === team ? '' : club, category, federation, birthYear, fide, listedRating];
  const facts = told.filter(Boolean).join(' · ');
  if (facts !== '') who.append(element('span', 'quiet small', facts));
  if (unread) who.append(element('span', 'small', words('web.run.unread', { text: unread })));
  if (state === 'guest' || state === 'listed' || state === 'entered')
    who.append(element('span', 'badge', words(state === 'guest' ? guests.guest : `web.run.${state}`)));
  if (state === 'repeated' || state === 'nameless')
    row.append(element('span', 'quiet small', words(`web.run.${state}`, { line: line.first ?? line.line })));
  else row.append(element('strong', 'number', rating === undefined ? words('web.status.unrated') : String(rating)));
  if (choose && state === 'repeated') row.append(somebodyElse(words(guests.asGuest), choose));
  return row;
}

function choiceOf(
  { name, state }: RecognisedLine,
  { words, guests, offered, chosen }: Asked,
  choose: Choose,
): HTMLElement {
  const isOffer = offered.every(({ player }) => player.startsWith('fide:')) && state !== 'choose';
  const first = isOffer ? words('web.run.offered', { count: offered.length }) : words('web.run.choose');
  const select = document.createElement('select');
  select.setAttribute('aria-label', `${name}: ${first}`);
  select.append(
    new Option(first, ''),
    ...offered.map((each) => new Option(candidateSaid(each), each.player, false, each.player === chosen)),
    new Option(words(guests.asGuest), '-', false, chosen === null),
  );
  select.addEventListener('change', () => {
    choose(select.value === '' ? undefined : select.value === '-' ? null : select.value);
  });
  return select;
}

function candidateSaid({ player, title, name, birthYear, club, federation, rating }: Candidate): string {
  const id = player.startsWith('fide:') ? player.replace(':', ' ').toUpperCase() : undefined;
  return [[title, name].filter(Boolean).join(' '), rating, federation, birthYear, club, id].filter(Boolean).join(' · ');
}

/** Ratings or years of birth: only the user knows (D-OFF-870). */
function yearsAsked(words: Words, say: () => void): HTMLElement {
  const row = element('li', 'is-choose');
  const button = element('button', 'small', words('web.run.years')) as HTMLButtonElement;
  button.type = 'button';
  button.addEventListener('click', say);
  row.append(element('span', 'name', words('web.run.may-be-years')), button);
  return row;
}

/** Two players may have the same name. */
function somebodyElse(words: string, choose: Choose): HTMLElement {
  const button = element('button', 'plain small', words) as HTMLButtonElement;
  button.type = 'button';
  button.addEventListener('click', () => choose(null));
  return button;
}

function element(kind: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(kind);
  made.className = className;
  made.textContent = text;
  return made;
}
