import type { GameKind, Result } from '@escala/core';
import { RESULT_KEYS } from '../../../browser/queue/result-keys.ts';
import { resultText } from '../../../components/events/result.ts';
import { reserveMark } from '../../../components/events/under-reserve.ts';
import { type Html, html } from '../../../kit/html.ts';
import { href, type Site } from '../../../kit/site.ts';

interface Board {
  readonly board: number;
  readonly white: string;
  readonly black: string;
  readonly result?: Result | undefined;
  readonly kind?: GameKind | undefined;
  readonly underReserve?: true | undefined;
}

export interface EntryPanelTerms {
  /** What the module starts from. */
  readonly facts: object;
  readonly boards: readonly Board[];
  readonly names: Readonly<Record<string, string>>;
  /** Page of a board, with `{board}` in it. */
  readonly boardPath?: string | undefined;
  /** Where one signs in again. */
  readonly door?: string | undefined;
}

const WORDS = [
  'field',
  'board-page',
  'chosen',
  'missing',
  'complete',
  'entered',
  'cleared',
  'undone',
  'next',
  'no-board',
  'conflict',
  'refused',
  'keep-theirs',
  'keep-mine',
  'dismiss',
  'status-none',
  'status-saved',
  'status-waiting',
  'status-conflict',
  'status-refused',
  'reserved',
  'state-fine',
  'state-waiting',
  'state-lost',
  'state-signed-out',
  'state-others',
  'state-elsewhere',
  'state-unkept',
] as const;

const PLACES = [
  'board',
  'round',
  'white',
  'black',
  'missing',
  'boards',
  'result',
  'mine',
  'theirs',
  'reason',
  'count',
] as const;

/** The table that takes results; `browser/modules/events/result-entry.ts` and `browser/modules/events/board-device.ts` bring it to life. */
export function entryPanel(site: Site, { facts, boards, names, boardPath, door }: EntryPanelTerms): Html {
  const { translate } = site;
  const placeholders = Object.fromEntries(PLACES.map((name) => [name, `{${name}}`]));
  const words = Object.fromEntries(
    WORDS.map((name) => [name, translate(`web.desk-rounds.entry-${name}`, placeholders)]),
  );
  if (!door) words['state-signed-out'] = translate('web.desk-rounds.entry-device-over', placeholders);
  const name = (player: string): string => names[player] ?? player;
  return html`<section class="entry" data-entry data-facts="${JSON.stringify(facts)}" data-words="${JSON.stringify(words)}"${boardPath && html` data-board-href="${href(site, boardPath)}"`}>
<div class="entry-state" role="status" data-state><p><span data-sentence></span> ${door && html`<a href="${door}" data-door hidden>${translate('web.desk-rounds.sign-in')}</a>`}</p></div>
<p class="entry-missing"><strong data-missing></strong></p>
<p class="unseen" aria-live="assertive" data-entered></p>
<form class="entry-go" data-go><label for="go-to-board">${translate('web.desk-rounds.go')}</label>
<input id="go-to-board" inputmode="numeric" size="4" autocomplete="off"> <button>${translate('web.desk-rounds.go-button')}</button></form>
<div class="scroll"><table class="pairings entry-table"><caption class="unseen">${translate('web.desk-rounds.entry-caption')}</caption>
<thead><tr><th scope="col" class="number">${translate('web.round.board')}</th><th scope="col">${translate('web.colour.white')}</th>
<th scope="col" class="result">${translate('web.round.result')}</th><th scope="col">${translate('web.colour.black')}</th></tr></thead>
<tbody data-boards>${boards.map(
    (board) => html`<tr><th scope="row" class="number">${board.board}</th><td class="name">${name(board.white)}</td>
<td class="result">${resultText(board)}${board.underReserve && reserveMark(site)}</td><td class="name">${name(board.black)}</td></tr>\n`,
  )}</tbody></table></div>
${pad(site)}
</section>`;
}

/** Big buttons for fingers, and at the same time what each key does. */
function pad({ translate }: Site): Html {
  const button = ({ keys, outcome, said }: (typeof RESULT_KEYS)[number]): Html => {
    const { result, kind } = outcome;
    const shown = result === null ? translate('web.desk-rounds.pad-clear') : resultText({ result, kind });
    const signs = keys.filter((key) => /^[ -~]$/.test(key)).join(' ') || '⌫';
    return html`<button type="button" data-key="${keys[0]!}">
<span>${shown}</span><span class="unseen">${translate(`web.desk-rounds.pad-said-${said}`)}</span><kbd aria-hidden="true">${signs}</kbd></button>\n`;
  };
  return html`<div class="pad" data-pad role="group" aria-label="${translate('web.desk-rounds.pad')}" hidden>
<p class="pad-chosen" data-chosen></p>
<div class="pad-buttons">${RESULT_KEYS.map(button)}<button type="button" data-undo>
<span>${translate('web.desk-rounds.pad-undo')}</span><kbd aria-hidden="true">u</kbd></button></div>
<p class="hint pad-keys">${translate('web.desk-rounds.pad-keys')}</p></div>`;
}
