import type { HeadToHeadInput, ScrabbleInput } from '@escala/core';
import type { RuleBook } from '@escala/regulations';
import type { PrintedRow } from '../../../engine/compared-games.ts';
import { rateOf } from '../../../engine/rate-of.ts';
import { GAME_FIGURES, type PrintedLine, type Recomputed, recompute } from '../../../engine/recompute.ts';
import { type PrintedScrabble, recomputeScrabble, scrabbleFigures } from '../../../engine/recompute-scrabble.ts';
import { markGames, printedGame } from '../../page/printed-games.ts';
import { wordsOf } from '../../page/words.ts';

const words = wordsOf<'verify.ts'>();

/** Fetches the data behind a line once; then it can be recomputed any number of times, even offline. */
type Compute = (only?: HTMLElement) => Verdict;
type Prepare = () => Promise<Compute>;

interface Verdict {
  readonly agrees: boolean;
  readonly computed: number | null;
  readonly games: number;
  /** Rows of the working that differ although the line itself agrees. */
  readonly rows?: number;
}

/** How a line is computed, by the kind of rule book. */
const COMPUTATIONS: Readonly<Record<RuleBook['kind'], (box: HTMLElement) => Prepare>> = {
  'head-to-head': (box) => async () => {
    const printed = JSON.parse(box.dataset.row!) as PrintedLine;
    const line = await answerOf<HeadToHeadInput>(box.dataset.verify!);
    const rate = await rateOf(line, 'head-to-head');
    return (only) => verdictOn(GAME_FIGURES, (games) => recompute(rate, line, printed, games), only);
  },
  scrabble: (box) => async () => {
    const printed = JSON.parse(box.dataset.row!) as PrintedScrabble;
    const list = await answerOf<ScrabbleInput>(box.dataset.verify!);
    const rate = await rateOf(list, 'scrabble');
    const figures = scrabbleFigures(printed.type);
    return (only) => verdictOn(figures, (games) => recomputeScrabble(rate, list, printed, games), only);
  },
};

for (const box of document.querySelectorAll<HTMLElement>('[data-verify]')) {
  const { rating } = JSON.parse(box.dataset.row!) as { readonly rating: number | null };
  bringToLife(box, rating, COMPUTATIONS[box.dataset.kind as RuleBook['kind']](box));
}

/** Checks the line and every row of its working, or a single row; differing rows are marked, the others ticked. */
function verdictOn(
  figures: readonly string[],
  compute: (games: readonly PrintedRow[]) => Recomputed,
  only?: HTMLElement,
): Verdict {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-game]')];
  const verdict = compute(rows.map((row) => printedGame(row, figures)));
  markGames(rows, verdict.differing, words, only);
  const differing = verdict.differing.length + verdict.missing;
  return verdict.lineAgrees ? { ...verdict, rows: differing } : verdict;
}

function bringToLife(box: HTMLElement, printed: number | null, prepare: Prepare): void {
  const { regulation = '' } = box.dataset;
  const button = box.querySelector('button')!;
  const verdict = box.querySelector<HTMLElement>('[role=status]')!;
  let compute: Compute | undefined;
  box.hidden = false;
  const say = (text: string, agrees?: boolean): void => {
    verdict.textContent = text;
    if (agrees === undefined) delete verdict.dataset.agrees;
    else verdict.dataset.agrees = String(agrees);
  };
  for (const own of document.querySelectorAll<HTMLButtonElement>('[data-verify-game]')) {
    own.hidden = false;
    own.addEventListener('click', async () => {
      own.disabled = true;
      try {
        compute ??= await prepare();
        compute(own.closest<HTMLElement>('[data-game]')!);
      } catch {
        say(words('web.verify.failed'));
        own.disabled = false;
      }
    });
  }
  button.addEventListener('click', async () => {
    button.disabled = true;
    say(words('web.verify.working'));
    try {
      compute ??= await prepare();
      const { agrees, computed, games, rows = 0 } = compute();
      const values = { computed: computed ?? '–', printed: printed ?? '–', games, rows, regulation };
      const verdictKey = agrees ? (computed === null ? 'unrated' : 'agrees') : 'disagrees';
      say(words(`web.verify.${rows > 0 ? 'rows' : verdictKey}`, values), agrees);
      button.textContent = words('web.verify.again');
    } catch {
      say(words('web.verify.failed'));
    }
    button.disabled = false;
    button.focus();
  });
}

async function answerOf<Answer>(address: string): Promise<Answer> {
  const answer = await fetch(address, { headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error();
  return (await answer.json()) as Answer;
}
