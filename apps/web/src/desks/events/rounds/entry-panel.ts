import { RESULT_KEYS } from '../../../browser/queue/result-keys.ts';
import { type PairedGame, resultText } from '../../../components/events/result.ts';
import { reserveMark } from '../../../components/events/under-reserve.ts';
import { segments } from '../../../components/ui/segments.ts';
import { type Html, html } from '../../../kit/html.ts';
import { href, type Site } from '../../../kit/site.ts';

interface Board extends PairedGame {
  readonly version?: number | undefined;
  readonly underReserve?: true | undefined;
}

interface EntryPanelTerms {
  /** The module's initial data. */
  readonly facts: object;
  readonly boards: readonly Board[];
  /** Without a script, results can be chosen and saved. */
  readonly isOpen?: boolean;
  readonly names: Readonly<Record<string, string>>;
  /** Path of a board's page, with the placeholder `{board}`. */
  readonly boardPath?: string | undefined;
  /** Content beside the table. */
  readonly aside?: Html | undefined;
}

/** Progress of the round, whether everything is safe, and the field for going to a board. */
export function entryTools({ translate }: Site, boards: number, door?: string): Html {
  const shown = [
    ['all', translate('web.desk-work.all', { boards })],
    ['missing', translate('web.desk-work.missing')],
  ] as const;
  return html`<span class="row entry-in"><progress data-progress value="0" max="1" aria-label="${translate('web.desk-work.results')}"></progress><strong data-in></strong></span>
<div class="entry-state" role="status" data-state><span data-sentence></span> ${door && html`<a href="${door}" data-door hidden>${translate('web.word.sign-in')}</a>`}</div>
<div data-shown>${segments('shown', translate('web.desk-work.shown'), shown, { chosen: 'all' })}</div>
<form class="row entry-go wide" data-go><label for="go-to-board">${translate('web.round.board')}</label><input id="go-to-board" inputmode="numeric" size="3" autocomplete="off"></form>`;
}

/**
 * The table for entering results, run by `browser/modules/events/result-entry.ts` and
 * `browser/modules/events/board-device.ts`. Written by hand: without a script rows have other cells than the header,
 * which `table` does not support.
 */
export function entryPanel(site: Site, terms: EntryPanelTerms): Html {
  const { facts, boards, names, boardPath, aside, isOpen = false } = terms;
  const { translate } = site;
  const name = (player: string): string => names[player] ?? player;
  const head = (colour: 'white' | 'black'): Html =>
    html`<th scope="col">${translate(`web.colour.${colour}`)}</th><th scope="col" class="number wide">${translate('web.word.rating')}</th>
<th scope="col" class="number wide"><abbr title="${translate('web.round.points-before')}">${translate('web.round.points-short')}</abbr></th>`;
  return html`<section class="entry" data-entry data-facts="${JSON.stringify(facts)}"${boardPath && html` data-board-href="${href(site, boardPath)}"`}>
<p class="unseen" aria-live="assertive" data-entered></p>
<div class="entry-boards"><table class="dense entry-table"><caption class="unseen">${translate('web.desk-rounds.entry-caption')}</caption>
<thead><tr><th scope="col" class="number">${translate('web.desk-work.board-short')}</th>${head('white')}
<th scope="col" class="result">${translate('web.word.result')}</th>${head('black')}<th scope="col"><span class="unseen">${translate('web.word.state')}</span></th></tr></thead>
<tbody data-boards>${boards.map(
    (
      board,
    ) => html`<tr><th scope="row" class="number">${board.board}</th><td class="name" colspan="3">${name(board.white)}</td>
<td class="result">${isOpen ? resultChoice(site, board) : resultText(board)}</td><td class="name" colspan="3">${name(board.black)}</td><td>${board.pace && translate(`web.pace.${board.pace}`)}${board.underReserve && reserveMark(site)}</td></tr>\n`,
  )}</tbody></table></div>
${aside}
${pad(site)}
</section>`;
}

export const SAVE_FORM = 'save-results';
export const SAVED_BOARD = 'board-';

/** A result to be saved together with the rest of the round. */
function resultChoice({ translate }: Site, { board, version, result, kind = 'played' }: Board): Html {
  return html`<select form="${SAVE_FORM}" name="${SAVED_BOARD}${board}" aria-label="${translate('web.word.board', { board })}"><option value="">–</option>${RESULT_KEYS.filter(
    ({ outcome }) => outcome.result !== null,
  ).map(
    ({ outcome }) =>
      html`<option value="${JSON.stringify({ board, version, ...outcome })}"${outcome.result === result && outcome.kind === kind && html` selected`}>${resultText({ ...outcome, result: outcome.result! })}</option>`,
  )}</select>`;
}

/** All results for the chosen board, each with its key. */
function pad({ translate }: Site): Html {
  const button = ({ keys, outcome, said }: (typeof RESULT_KEYS)[number]): Html => {
    const { result, kind } = outcome;
    const shown = result === null ? translate('web.desk-work.clear') : resultText({ result, kind });
    const signs = keys.filter((key) => /^[ -~]$/.test(key))[0] ?? '⌫';
    return html`<button type="button" data-key="${keys[0]!}"${kind === 'played' && result !== null && html` class="wide"`}>
<span>${shown}</span><span class="unseen">${translate(`web.desk-rounds.pad-said-${said}`)}</span><kbd aria-hidden="true">${signs}</kbd></button>\n`;
  };
  const buttons = (by?: 'play' | 'absence' | 'arbiter'): Html[] =>
    RESULT_KEYS.filter((each) => each.by === by).map(button);
  return html`<div class="pad" data-pad role="group" aria-label="${translate('web.desk-rounds.pad')}" hidden>
<p data-chosen><strong></strong> <span class="widest"></span></p>
${buttons('play')}<span class="quiet small widest">${translate('web.desk-work.no-show')}</span>${buttons('absence')}<span class="quiet small widest">${translate('web.desk-work.by-arbiter')}</span>${buttons('arbiter')}${buttons()}<button type="button" data-undo>
<span>${translate('web.desk.undo')}</span><kbd aria-hidden="true">u</kbd></button></div>`;
}
