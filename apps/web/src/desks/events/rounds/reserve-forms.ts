import { actForm } from '../../../components/act-form.ts';
import { resultText } from '../../../components/events/result.ts';
import { choice, dateField, field, numberField, textArea } from '../../../components/form-fields.ts';
import { type Html, html } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';
import type { BoardTold } from './reserve-facts.ts';

/** A board, and where whoever acts on it comes from. */
export interface BoardPlace {
  readonly event: string;
  readonly round: number;
  readonly board: BoardTold;
}

type Options = readonly (readonly [value: string, label: string])[];

export const resultChoices: Options = (['1-0', '1/2', '0-1', '0-0'] as const).map((result) => [
  result,
  resultText({ result }),
]);

export const kindChoices = ({ translate }: Site): Options =>
  (['played', 'forfeit', 'adjudicated'] as const).map((kind) => [kind, translate(`web.desk-rounds.kind-${kind}`)]);

export interface MarkTerms {
  readonly timeZone: string;
  /** The round takes results: the game may still be going on, and no reason is asked for. */
  readonly isOpen: boolean;
}

/** What both would write on the back of the sheet: the doubt, the clocks, the moment (Sub-condicione 6.1). */
export function markForm(site: Site, { event, round, board }: BoardPlace, { timeZone, isOpen }: MarkTerms): Html {
  const { translate } = site;
  const id = 'reserve';
  const word = (name: string): string => translate(`web.desk-reserve.${name}`);
  const playing: Options = isOpen ? [['null', word('playing')]] : [];
  const results = resultChoices.map(([result, shown]) => [JSON.stringify(result), shown] as const);
  const clock = (name: 'white' | 'black'): Html =>
    numberField(id, { name: `reservation.${name}Clock`, label: word(`${name}-clock`), min: 0 });
  return html`<p>${word('mark-about')}</p>
${actForm(site, {
  act: isOpen ? 'result.enter' : 'result.correct',
  id,
  fixed: { event, round, board: board.board, version: board.version },
  fields: html`${textArea(id, { name: 'reservation.doubt', label: word('doubt'), hint: word('doubt-hint') })}
<div class="fields">${clock('white')}${clock('black')}
${field(id, { name: 'reservation.at', type: 'datetime-local', label: word('at'), hint: word('at-hint'), as: `moment:${timeZone}` })}
${choice(id, { name: 'result', as: 'json', label: word('result'), value: JSON.stringify(board.result ?? null) }, [...playing, ...results])}
${choice(id, { name: 'kind', label: translate('web.desk-rounds.kind'), value: board.kind ?? 'played' }, kindChoices(site))}</div>
${isOpen && board.result === undefined && suspension(site, id)}`,
  submit: word('mark-send'),
  ...(!isOpen && { reason: 'required', reasonLabel: word('mark-reason') }),
  done: translate('web.desk-reserve.marked', { board: board.board }),
})}`;
}

/** The game stops with a sealed move: both versions, and the day on which it goes on (Sub-condicione 6.2, D-OFF-332). */
function suspension({ translate }: Site, id: string): Html {
  const version = (name: 'white' | 'black'): Html =>
    textArea(id, {
      name: `reservation.suspended.${name}`,
      label: translate(`web.desk-reserve.suspend-${name}`),
      required: false,
      rows: 2,
    });
  return html`<details class="more"><summary>${translate('web.desk-reserve.suspend')}</summary>
<p>${translate('web.desk-reserve.suspend-about')} <span class="cite">Sub-condicione 6.2</span></p>${version('white')}${version('black')}
${dateField(id, { name: 'reservation.suspended.resumesOn', label: translate('web.desk-reserve.resumes-on'), hint: translate('web.desk-reserve.resumes-hint'), required: false })}</details>`;
}

/** The day may be told later, or moved (D-OFF-332). */
export function resumptionForm(site: Site, { event, round, board }: BoardPlace): Html {
  const { translate } = site;
  const { suspended, doubt, whiteClock, blackClock, at } = board.reservation!;
  const reservation = { doubt, whiteClock, blackClock, at, suspended };
  const label = translate('web.desk-reserve.resume');
  return actForm(site, {
    act: 'result.enter',
    id: 'resume',
    fixed: { event, round, board: board.board, version: board.version, result: null, reservation },
    fields: dateField('resume', { name: 'reservation.suspended.resumesOn', label, value: suspended?.resumesOn }),
    submit: translate('web.desk-reserve.resume-send'),
    done: translate('web.desk-reserve.resume-done'),
    tone: 'quiet',
  });
}

/** Both agree after all, or it was a mistake (D-OFF-230). */
export function liftForm(site: Site, { event, round, board }: BoardPlace): Html {
  const { translate } = site;
  const { result, kind = 'played', version } = board;
  if (result === undefined) return html`<p class="quiet">${translate('web.desk-reserve.lift-first')}</p>`;
  return html`<p>${translate('web.desk-reserve.lift-about')}</p>
${actForm(site, {
  act: 'result.correct',
  id: 'lift',
  fixed: { event, round, board: board.board, version, result, kind, reservation: null },
  submit: translate('web.desk-reserve.lift-send'),
  reason: 'required',
  reasonLabel: translate('web.desk-reserve.lift-reason'),
  done: translate('web.desk-reserve.lifted', { board: board.board }),
  tone: 'quiet',
})}`;
}

const PRESIDENT = ['in-favour', 'against', 'abstains'] as const;

/** The competition committee rules, with its vote where it records one (fce-1990, Comissió 7). */
export function rulingForm(site: Site, { event, round, board }: BoardPlace): Html {
  const { translate } = site;
  const id = `rule-${event}-${round}-${board.board}`;
  return html`<p>${translate('web.desk-reserve.rule-about')}</p>
${actForm(site, {
  act: 'result.rule',
  id,
  fixed: { event, round, board: board.board, version: board.version },
  fields: html`<div class="fields">${choice(id, { name: 'result', label: translate('web.desk-reserve.rule-result'), value: board.result ?? '' }, [['', translate('web.desk-reserve.choose')], ...resultChoices])}
${choice(id, { name: 'kind', label: translate('web.desk-rounds.kind'), value: board.kind ?? 'played' }, kindChoices(site))}</div>
${textArea(id, { name: 'reason', label: translate('web.desk-reserve.ruling'), hint: translate('web.desk-reserve.ruling-hint') })}
${voteFields(site, id)}`,
  submit: translate('web.desk-reserve.rule-send'),
  confirm: translate('web.desk-reserve.rule-ask'),
  done: translate('web.desk-reserve.ruled', { board: board.board }),
})}`;
}

/** The vote of the committee, where it records one. */
export function voteFields({ translate }: Site, id: string): Html {
  const count = (name: string): Html =>
    numberField(id, {
      name: `vote.${name}`,
      label: translate(`web.desk-claims.vote-${name}`),
      required: false,
      min: 0,
      max: 99,
    });
  return html`<fieldset><legend>${translate('web.desk-claims.vote')}</legend><p class="hint">${translate('web.desk-reserve.vote-hint')}</p>
<div class="fields">${count('members')}${count('inFavour')}${count('against')}
${choice(id, { name: 'vote.president', label: translate('web.desk-claims.vote-president'), value: '' }, [
  ['', '–'],
  ...PRESIDENT.map((each) => [each, translate(`web.desk-claims.president-${each}`)] as const),
])}</div></fieldset>`;
}
