import { COLOURS, type KeyAfter, type Result } from '@escala/core';
import { correctResult, enterResult, ruleResult } from '@escala/office/acts';
import type { FieldsOf } from '../../../components/act-fields.ts';
import { actForm } from '../../../components/act-form.ts';
import { resultText } from '../../../components/events/result.ts';
import { voteFields } from '../../../components/vote-fields.ts';
import { type Html, html } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';
import type { BoardTold } from './reserve-facts.ts';

/** A board, with its place. */
export interface BoardPlace {
  readonly event: string;
  readonly round: number;
  readonly board: BoardTold;
}

type Options = readonly (readonly [value: string, label: string])[];

export const resultChoices: Options = (
  ['1-0', '1/2', '0-1', '0-0', '1/2-0', '0-1/2'] as const satisfies readonly Result[]
).map((result) => [result, resultText({ result })]);

export const kindChoices = ({ translate }: Site): Options =>
  (['played', 'forfeit', 'adjudicated'] as const).map((kind) => [kind, translate(`web.game-kind.${kind}`)]);

export interface MarkTerms {
  readonly timeZone: string;
  /** The round is open: the game may still be in progress, and no reason is asked for. */
  readonly isOpen: boolean;
}

/** What both players would write on the back of the sheet: the doubt, the clocks, the time (Sub-condicione 6.1). */
export function markForm(site: Site, { event, round, board }: BoardPlace, { timeZone, isOpen }: MarkTerms): Html {
  const { translate } = site;
  const word = (name: KeyAfter<'web.desk-reserve.'>): string => translate(`web.desk-reserve.${name}`);
  const playing = isOpen ? [[null, word('playing')] as const] : [];
  return html`<p>${word('mark-about')}</p>
${actForm(site, isOpen ? enterResult : correctResult, {
  id: 'reserve',
  fixed: { event, round, board: board.board, version: board.version },
  fields: (f) => html`${f.area('reservation.doubt', { label: word('doubt'), hint: word('doubt-hint'), required: true })}
<div class="fields">${COLOURS.map((colour) => f(`reservation.${colour}Clock`, { label: word(`${colour}-clock`), required: true }))}
${f.moment('reservation.at', timeZone, { label: word('at'), hint: word('at-hint'), required: true })}
${f.choice('result', [...playing, ...resultChoices], { label: word('result'), value: board.result ?? null })}
${f.choice('kind', kindChoices(site), { label: translate('web.word.type'), value: board.kind ?? 'played' })}</div>
${isOpen && board.result === undefined && suspension(site, f)}`,
  submit: word('mark-send'),
  reasonLabel: word('mark-reason'),
  done: translate('web.desk-reserve.marked', { board: board.board }),
})}`;
}

/** The game stops with a sealed move: both versions, and the day it resumes (Sub-condicione 6.2, D-OFF-332). */
function suspension({ translate }: Site, f: FieldsOf<typeof enterResult | typeof correctResult>): Html {
  return html`<details class="more"><summary>${translate('web.desk-reserve.suspend')}</summary>
<p>${translate('web.desk-reserve.suspend-about')} <span class="cite">Sub-condicione 6.2</span></p>${COLOURS.map((colour) => f.area(`reservation.suspended.${colour}`, { label: translate(`web.desk-reserve.suspend-${colour}`), rows: 2 }))}
${f('reservation.suspended.resumesOn', { label: translate('web.desk-reserve.resumes-on'), hint: translate('web.desk-reserve.resumes-hint') })}</details>`;
}

/** The day may be set later, or moved (D-OFF-332). */
export function resumptionForm(site: Site, { event, round, board }: BoardPlace): Html {
  const { translate } = site;
  const { suspended, doubt, whiteClock, blackClock, at } = board.reservation!;
  const reservation = { doubt, whiteClock, blackClock, at, suspended };
  const label = translate('web.desk-reserve.resume');
  return actForm(site, enterResult, {
    id: 'resume',
    fixed: { event, round, board: board.board, version: board.version, result: null, reservation },
    fields: (f) => f('reservation.suspended.resumesOn', { label, value: suspended?.resumesOn, required: true }),
    submit: translate('web.desk-reserve.resume-send'),
    done: translate('web.desk-reserve.resume-done'),
    tone: 'quiet',
  });
}

/** The players agree after all, or it was a mistake (D-OFF-230). */
export function liftForm(site: Site, { event, round, board }: BoardPlace): Html {
  const { translate } = site;
  const { result, kind = 'played', version } = board;
  if (result === undefined) return html`<p class="quiet">${translate('web.desk-reserve.lift-first')}</p>`;
  return html`<p>${translate('web.desk-reserve.lift-about')}</p>
${actForm(site, correctResult, {
  id: 'lift',
  fixed: { event, round, board: board.board, version, result, kind, reservation: null },
  submit: translate('web.submit.acta.release'),
  reasonLabel: translate('web.word.reason'),
  done: translate('web.desk-reserve.lifted', { board: board.board }),
  tone: 'quiet',
})}`;
}

/** The competition committee rules, with its vote if recorded (fce-1990, Comissió 7). */
export function rulingForm(site: Site, { event, round, board }: BoardPlace): Html {
  const { translate } = site;
  return html`<p>${translate('web.desk-reserve.rule-about')}</p>
${actForm(site, ruleResult, {
  id: `rule-${event}-${round}-${board.board}`,
  fixed: { event, round, board: board.board, version: board.version },
  fields: (
    f,
  ) => html`<div class="fields">${f.choice('result', resultChoices, { label: translate('web.desk-reserve.rule-result'), none: translate('web.desk-reserve.choose'), value: board.result })}
${f.choice('kind', kindChoices(site), { label: translate('web.word.type'), value: board.kind ?? 'played' })}</div>
${f.reason({ label: translate('web.word.ruling'), hint: translate('web.desk-reserve.ruling-hint') })}
${voteFields(site, f, translate('web.desk-reserve.vote-hint'))}`,
  words: { board: board.board },
  confirm: translate('web.desk-reserve.rule-ask'),
})}`;
}
