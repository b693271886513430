import { COLOURS, type KeyAfter, pointsIn, type Result, type Side, turned } from '@escala/core';
import type { AnswerOf, showMatch } from '@escala/office/questions';
import { leagueBook } from '../../../components/competition-book.ts';
import { type Html, html } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';
import type { ActaFields, ActaSide } from './acta-form.ts';

type Acta = NonNullable<AnswerOf<typeof showMatch>['acta']>;

interface Choice {
  /** Absent: the game is adjourned. */
  readonly result?: Result;
  readonly kind?: 'forfeit' | 'played';
  /** The home team's points first, as on the paper sheet (D-OFF-174). */
  readonly sign: string;
  readonly key: string;
  readonly word: KeyAfter<'web.desk-teams.result-'>;
}

const CHOICES: readonly Choice[] = [
  { result: '1-0', sign: '1 – 0', key: '1', word: 'home-wins' },
  { result: '1/2', sign: '½ – ½', key: '5', word: 'draw' },
  { result: '0-1', sign: '0 – 1', key: '0', word: 'away-wins' },
  { result: '1-0', kind: 'forfeit', sign: '+ −', key: '+', word: 'away-absent' },
  { result: '0-1', kind: 'forfeit', sign: '− +', key: '-', word: 'home-absent' },
  { result: '0-0', kind: 'forfeit', sign: '− −', key: '*', word: 'both-absent' },
  // An arbiter's decision (D-OFF-570).
  { result: '1/2-0', sign: '½ – 0', key: '7', word: 'home-half' },
  { result: '0-1/2', sign: '0 – ½', key: '9', word: 'away-half' },
  { result: '0-0', kind: 'played', sign: '0 – 0', key: '8', word: 'both-lose' },
  { sign: '…', key: '.', word: 'adjourned' },
];

/** Board by board: the players, and one tap or key for the result. */
export function actaBoards(
  site: Site,
  f: ActaFields,
  sides: readonly ActaSide[],
  league: { readonly rules: string; readonly boards: number },
  acta: Acta | undefined,
): Html {
  const { translate } = site;
  const { teams } = leagueBook(league);
  const [home, away] = sides as readonly [ActaSide, ActaSide];
  return html`<p class="hint">${translate('web.desk-teams.acta-keys')}</p>
<div class="acta-boards">${Array.from({ length: league.boards }, (_, i) => {
    const white = teams.whiteOn(i + 1);
    return html`<fieldset data-board><legend>${translate('web.word.board', { board: i + 1 })}</legend>
<div class="pair"><div>${colour(site, white === 'home')} ${playerOf(site, f, home, i, acta)}</div>
<div>${colour(site, white === 'away')} ${playerOf(site, f, away, i, acta)}</div></div>
<div class="results">${CHOICES.map((choice) => resultChoice(site, f, choice, i, white, acta?.results[i]))}</div></fieldset>\n`;
  })}</div>
<p><output data-running aria-live="polite"></output></p>`;
}

function colour({ translate }: Site, isWhite: boolean): Html {
  const name = isWhite ? 'white' : 'black';
  return html`<span class="side ${name}" role="img" aria-label="${translate(`web.colour.${name}`)}"></span>`;
}

/** The record has White's points first. */
function resultChoice(
  { translate }: Site,
  f: ActaFields,
  { result, kind, sign, key, word }: Choice,
  i: number,
  white: Side,
  told: Acta['results'][number] | undefined,
): Html {
  const kept = white === 'home' || result === undefined ? result : turned(result);
  const value = JSON.stringify({ result: kept, ...(kind && { kind }) });
  const isTold = told !== undefined && told.result === kept && (told.kind ?? 'played') === (kind ?? 'played');
  const label = translate(`web.desk-teams.result-${word}`);
  return html`<label class="result" title="${label}"><input type="radio" ${f.named(`results.${i}`, 'json')} value="${value}" data-key="${key}" data-home="${result && COLOURS.map((colour) => pointsIn(result, colour)).join(' ')}" aria-label="${label}"${isTold && html` checked`}><span aria-hidden="true">${sign}</span></label>\n`;
}

/** Fixed by the line-up, or chosen; values are JSON, so that an empty board is `null`. */
function playerOf(
  { translate }: Site,
  f: ActaFields,
  { side, name, boards, people }: ActaSide,
  i: number,
  acta: Acta | undefined,
): Html {
  const control = f.named(`${side}.boards.${i}`, 'json');
  const nameOf = (id: string): string => people.find(([each]) => each === id)?.[1] ?? id;
  if (boards !== undefined) {
    const id = boards[i] ?? null;
    return html`<input type="hidden" ${control} value="${JSON.stringify(id)}"><span>${id === null ? translate('web.word.nobody') : nameOf(id)}</span>`;
  }
  const chosen = acta?.[side].boards[i] ?? null;
  return html`<select ${control} aria-label="${translate('web.desk-teams.board-of', { board: i + 1, team: name })}"><option value="null">${translate('web.word.nobody')}</option>
${people.map(([id, player]) => html`<option value="${JSON.stringify(id)}"${id === chosen && html` selected`}>${player}</option>\n`)}</select>`;
}
