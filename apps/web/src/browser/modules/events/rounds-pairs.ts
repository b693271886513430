import { wordsOf } from '../../page/words.ts';
import {
  aloneAt,
  coloursExchanged,
  exchanged,
  playerAt,
  type Seat,
  type Seats,
  wantedRound,
} from '../../rounds/seats.ts';

/** The editor of pairs: choose a player, then a seat. The two players swap places. */
const root = document.querySelector<HTMLElement>('[data-pairs]');
const form = root?.closest('form');
if (root && form) {
  const words = wordsOf<'rounds-pairs.ts'>();
  const { names, ...before } = JSON.parse(root.dataset.facts!) as Seats & { names: Record<string, string> };
  const part = (name: string): HTMLElement => root.querySelector<HTMLElement>(`[data-${name}]`)!;
  const name = (player: string | null): string =>
    player === null ? words('web.desk-rounds.pairs-empty') : (names[player] ?? player);
  const key = (seat: Seat): string => JSON.stringify(seat);
  let seats: Seats = before;
  let chosen: Seat | undefined;

  const press = (seat: Seat): void => {
    if (chosen === undefined) {
      chosen = playerAt(seats, seat) === null ? undefined : seat;
      draw(key(seat));
      if (chosen) say(words('web.desk-rounds.pairs-picked', { player: name(playerAt(seats, chosen)) }));
      return;
    }
    seats = exchanged(seats, chosen, seat);
    chosen = undefined;
    // A seat in a list is named after its player.
    draw(key('board' in seat ? seat : { at: seat.at, player: seats[seat.at].at(-1) ?? null }));
  };
  const chair = (seat: Seat, text: string, isFixed = false): HTMLButtonElement => {
    const made = document.createElement('button');
    made.type = 'button';
    made.className = 'seat';
    made.textContent = text;
    made.dataset.seat = key(seat);
    made.disabled = isFixed;
    if (isFixed) made.title = words('web.desk-rounds.pairs-fixed');
    made.setAttribute('aria-pressed', String(chosen !== undefined && key(chosen) === key(seat)));
    made.addEventListener('click', () => press(seat));
    return made;
  };
  const row = (pair: Seats['pairs'][number], i: number): HTMLTableRowElement => {
    const board = i + 1;
    const made = document.createElement('tr');
    const number = document.createElement('th');
    number.scope = 'row';
    number.className = 'number';
    number.textContent = String(board);
    const swap = document.createElement('button');
    swap.type = 'button';
    swap.textContent = '⇄';
    swap.disabled = pair.isFixed;
    swap.setAttribute('aria-label', words('web.desk-rounds.pairs-swap', { board }));
    swap.dataset.seat = `swap ${board}`;
    swap.addEventListener('click', () => {
      seats = coloursExchanged(seats, board);
      draw(`swap ${board}`);
    });
    const cells = (['white', 'black'] as const).map((at) => chair({ at, board }, name(pair[at]), pair.isFixed));
    made.append(number, ...[...cells, swap].map((control) => held('td', control)));
    return made;
  };
  const list = (at: 'byes' | 'out'): HTMLElement[] => [
    ...seats[at].map((player) => held('li', chair({ at, player }, name(player)))),
    held('li', chair({ at, player: null }, words('web.desk-rounds.pairs-here'))),
  ];

  const send = form.querySelector<HTMLButtonElement>(':scope > button')!;
  // From here on, drawing controls whether the button is enabled, not the form's setup.
  delete send.dataset.waits;
  function draw(focused?: string): void {
    part('pair-rows').replaceChildren(...seats.pairs.map(row));
    part('byes').replaceChildren(...list('byes'));
    part('out').replaceChildren(...list('out'));
    const alone = aloneAt(seats);
    const wanted = wantedRound(seats, before);
    const isChanged = JSON.stringify(wanted) !== JSON.stringify(wantedRound(before, before));
    for (const [field, value] of Object.entries(wanted))
      (form!.elements.namedItem(field) as HTMLInputElement).value = JSON.stringify(value);
    send.disabled = alone.length > 0 || !isChanged;
    say(
      alone.length > 0
        ? alone.map((board) => words('web.desk-rounds.pairs-alone', { board })).join(' ')
        : words(isChanged ? 'web.desk-rounds.pairs-changed' : 'web.desk-rounds.pairs-nothing'),
    );
    if (focused) root!.querySelector<HTMLElement>(`[data-seat="${CSS.escape(focused)}"]`)?.focus();
  }
  function say(sentence: string): void {
    part('pairs-status').textContent = sentence;
  }
  draw();
}

function held(tag: 'td' | 'li', control: HTMLElement): HTMLElement {
  const made = document.createElement(tag);
  made.append(control);
  return made;
}
