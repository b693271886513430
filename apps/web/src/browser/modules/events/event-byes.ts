import { officeApi } from '../../api/office-api.ts';
import { ProblemAnswer } from '../../api/problem-answer.ts';
import { wordsOf } from '../../page/words.ts';

type Off = 'here' | 'zero' | 'half' | 'full';
type Rounds = Record<'rounds' | 'half' | 'full', readonly number[]>;

/** Byes and absences in one grid: one click or key per cell. Each is sent at once, those of one player in order. */
const grid = document.querySelector<HTMLTableElement>('table[data-byes]');
const said = document.querySelector<HTMLElement>('[data-byes-said]');
if (grid && said) openGrid(grid, said);

function openGrid(grid: HTMLTableElement, said: HTMLElement): void {
  const words = wordsOf<'event-byes.ts'>();
  const kinds = JSON.parse(grid.dataset.kinds ?? '[]') as readonly Off[];
  const signs = JSON.parse(grid.dataset.signs ?? '{}') as Record<Off, string>;
  const api = officeApi(grid.dataset.federation ?? '');
  const cells = [...grid.querySelectorAll<HTMLButtonElement>('button[data-round]')];
  const underWay = new Map<string, Promise<void>>();

  const inWords = (off: Off): string => (off === 'here' ? words(WORDS.here) : `${signs[off]} ${words(WORDS[off])}`);

  const show = (cell: HTMLButtonElement, off: Off): void => {
    cell.dataset.off = off;
    cell.textContent = signs[off];
    cell.ariaLabel = `${cell.dataset.about}: ${inWords(off)}`;
  };

  const send = async (cell: HTMLButtonElement, off: Off): Promise<void> => {
    const row = cell.closest('tr')!;
    const round = Number(cell.dataset.round);
    const before = JSON.parse(row.dataset.off ?? '') as Rounds;
    const after = withRound(before, round, off);
    const { player, version } = row.dataset;
    const command = { event: grid.dataset.byes, player, version: Number(version), rounds: after.rounds };
    try {
      const { outcome } = await api.act<{ version: number }>(
        'absence.set',
        grid.dataset.points === undefined ? command : { ...command, half: after.half, full: after.full },
      );
      row.dataset.version = String(outcome.version);
      row.dataset.off = JSON.stringify(after);
      const count = row.querySelector('[data-count]');
      if (count) count.textContent = String(after.half.length + after.full.length);
      tell(words('web.byes.saved', { about: cell.dataset.about ?? '', words: inWords(off) }), false);
    } catch (error) {
      show(cell, offIn(before, round));
      const why =
        error instanceof ProblemAnswer ? error.problems.map(({ message }) => message) : [words('web.account.offline')];
      tell(`${cell.dataset.about}: ${why.join(' ')}`, true);
    }
  };

  const tell = (sentence: string, isFault: boolean): void => {
    said.textContent = sentence;
    said.className = isFault ? 'notice error' : '';
  };

  const set = (cell: HTMLButtonElement, off: Off): void => {
    if ((off !== 'here' && !kinds.includes(off)) || cell.dataset.off === off) return;
    show(cell, off);
    const player = cell.closest('tr')!.dataset.player ?? '';
    underWay.set(
      player,
      (underWay.get(player) ?? Promise.resolve()).then(() => send(cell, off)),
    );
  };

  grid.addEventListener('click', ({ target }) => {
    const cell = (target as Element).closest<HTMLButtonElement>('button[data-round]');
    const chosen = document.querySelector<HTMLInputElement>('input[name="bye"]:checked')?.value as Off | undefined;
    if (cell && chosen) set(cell, cell.dataset.off === chosen ? 'here' : chosen);
  });

  // A single tab stop; inside, arrow keys move.
  const stopAt = (cell: HTMLButtonElement): void => {
    for (const each of cells) each.tabIndex = each === cell ? 0 : -1;
  };
  if (cells[0]) stopAt(cells[0]);
  grid.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLButtonElement) stopAt(target);
  });
  grid.addEventListener('keydown', (event) => {
    const cell = event.target as HTMLElement;
    if (!(cell instanceof HTMLButtonElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    const off = KEYS[event.key];
    const next = off === undefined && neighbour(cell, event.key);
    if (off !== undefined) set(cell, off);
    else if (next) next.focus();
    else return;
    event.preventDefault();
  });
}

const WORDS = {
  here: 'web.byes.here',
  zero: 'web.desk-pairing.off-zero',
  half: 'web.round.bye-of-half',
  full: 'web.round.bye-of-full',
} as const;

const KEYS: Readonly<Record<string, Off>> = {
  '5': 'half',
  '½': 'half',
  '0': 'zero',
  '1': 'full',
  Delete: 'here',
  Backspace: 'here',
};

function withRound(before: Rounds, round: number, off: Off): Rounds {
  const others = (rounds: readonly number[]): number[] => rounds.filter((each) => each !== round);
  const of = (rounds: readonly number[], is: boolean): number[] => (is ? [...others(rounds), round] : others(rounds));
  return {
    rounds: of(before.rounds, off === 'zero'),
    half: of(before.half, off === 'half'),
    full: of(before.full, off === 'full'),
  };
}

const offIn = ({ rounds, half, full }: Rounds, round: number): Off =>
  rounds.includes(round) ? 'zero' : half.includes(round) ? 'half' : full.includes(round) ? 'full' : 'here';

/** The next settable cell in the direction of an arrow key. */
function neighbour(cell: HTMLButtonElement, key: string): HTMLButtonElement | undefined {
  const of = (place: Element | null | undefined): HTMLButtonElement | undefined =>
    place?.querySelector<HTMLButtonElement>(`button[data-round="${cell.dataset.round}"]`) ?? undefined;
  const row = cell.closest('tr')!;
  const inRow = [...row.querySelectorAll<HTMLButtonElement>('button[data-round]')];
  const at = inRow.indexOf(cell);
  switch (key) {
    case 'ArrowLeft':
      return inRow[at - 1];
    case 'ArrowRight':
      return inRow[at + 1];
    case 'Home':
      return inRow[0];
    case 'End':
      return inRow.at(-1);
    case 'ArrowUp':
      return of(row.previousElementSibling);
    case 'ArrowDown':
      return of(row.nextElementSibling);
    default:
      return undefined;
  }
}
