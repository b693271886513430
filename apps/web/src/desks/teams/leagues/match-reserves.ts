import { ruleActa } from '@escala/office/acts';
import type { AnswerOf, showMatch } from '@escala/office/questions';
import { actForm } from '../../../components/act-form.ts';
import { resultText } from '../../../components/events/result.ts';
import { dateInWords } from '../../../components/format.ts';
import { voteFields } from '../../../components/vote-fields.ts';
import { type Html, html } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';
import { kindChoices, resultChoices } from '../../events/rounds/reserve-forms.ts';
import { instant } from '../../log/instant.ts';

export type MatchReserve = AnswerOf<typeof showMatch>['reserves'][number];
export type TeamNames = Readonly<Record<'home' | 'away', string>>;

/** The players on a board, if known. */
export interface Seats {
  readonly white?: string | undefined;
  readonly black?: string | undefined;
}

export function reserveTitle({ translate }: Site, { board }: Pick<MatchReserve, 'board'>, seats: Seats = {}): string {
  if (board === undefined) return translate('web.desk-reserve.whole');
  const { white, black } = seats;
  return white === undefined || black === undefined
    ? translate('web.word.board', { board })
    : translate('web.desk-reserve.board-of', { board, white, black });
}

/** What is on the back of the acta, and the committee's ruling. */
export function matchReserveFacts(site: Site, reserve: MatchReserve, names: TeamNames, timeZone: string): Html {
  const { translate } = site;
  const { told, suspended } = reserve;
  if (told === undefined) return html`<p>${translate('web.reserve.waits')}</p>`;
  const { said, whiteClock: white, blackClock: black, at, ruling } = told;
  return html`<dl class="facts">${(['home', 'away'] as const).map(
    (side) =>
      said[side] !== undefined &&
      html`<dt>${translate('web.desk-reserve.says', { team: names[side] })}</dt><dd>${said[side]}</dd>`,
  )}
${white !== undefined && black !== undefined && html`<dt>${translate('web.desk-reserve.clocks')}</dt><dd>${translate('web.desk-reserve.clocks-said', { white, black })}</dd>`}
<dt>${translate('web.desk-reserve.at')}</dt><dd>${instant(site, at, timeZone)}</dd>
${suspended && html`<dt>${translate('web.desk-reserve.suspended')}</dt><dd>${translate('web.desk-reserve.suspended-now')}${suspended.resumesOn && html`, ${translate('web.desk-reserve.resumes', { date: dateInWords(site, suspended.resumesOn) })}`}</dd>`}
${ruling && html`<dt>${translate('web.word.ruling')}</dt><dd>${ruledResult(site, reserve)}. ${ruling.text} (${dateInWords(site, ruling.on)})</dd>`}</dl>`;
}

function ruledResult({ translate }: Site, { told }: MatchReserve): string {
  const { result, kind } = told?.ruling ?? {};
  return result === undefined ? translate('web.desk-reserve.boards-stand') : resultText({ result, kind });
}

/** The competition committee rules on a board of a match, or on the match (Sub-condicione 6.1). */
export function matchReserveRuling(site: Site, match: string, reserve: MatchReserve, names: TeamNames): Html {
  const { translate } = site;
  const { board, version } = reserve;
  const won = (team: string): string => translate('web.desk-teams.rule-won', { team });
  const ofMatch = [
    ['1-0', won(names.home)],
    ['1/2', translate('web.desk-teams.rule-drawn')],
    ['0-1', won(names.away)],
    ['0-0', translate('web.desk-teams.rule-both-lose')],
  ] as const;
  return html`<p>${translate('web.desk-reserve.match-rule-about')}</p>
${actForm(site, ruleActa, {
  id: `rule-${match.replaceAll('/', '-')}-${board ?? 0}`,
  fixed: { match, version, ...(board !== undefined && { board }) },
  fields: (
    f,
  ) => html`<div class="fields">${f.choice('result', board === undefined ? ofMatch : resultChoices, { label: translate('web.desk-reserve.rule-result'), none: translate(board === undefined ? 'web.desk-reserve.boards-stand' : 'web.desk-reserve.choose') })}
${board !== undefined && f.choice('kind', kindChoices(site), { label: translate('web.word.type'), value: 'played' })}</div>
${f.reason({ label: translate('web.word.ruling'), hint: translate('web.desk-reserve.ruling-hint') })}
${voteFields(site, f, translate('web.desk-reserve.vote-hint'))}`,
  about: reserveTitle(site, reserve),
  confirm: translate('web.desk-reserve.rule-ask'),
})}`;
}
