import type { AnswerOf, showRounds } from '@escala/office/questions';
import { dateInWords, time } from '../../../components/format.ts';
import { notice } from '../../../components/ui/card.ts';
import { type Html, html } from '../../../kit/html.ts';
import { href, type Site } from '../../../kit/site.ts';
import { instant } from '../../log/instant.ts';
import { deskPath } from '../desk-event.ts';

export type BoardTold = AnswerOf<typeof showRounds>['rounds'][number]['boards'][number];
export type Reservation = NonNullable<BoardTold['reservation']>;

/** What both players wrote down, and the committee's ruling. */
export function reserveFacts(site: Site, reservation: Reservation, timeZone: string): Html {
  const { translate } = site;
  const { doubt, whiteClock: white, blackClock: black, at, suspended, ruling, ruledOn, vote } = reservation;
  return html`<dl class="facts"><dt>${translate('web.desk-reserve.doubt')}</dt><dd>${doubt}</dd>
<dt>${translate('web.desk-reserve.clocks')}</dt><dd>${translate('web.desk-reserve.clocks-said', { white, black })}</dd>
<dt>${translate('web.desk-reserve.at')}</dt><dd>${instant(site, at, timeZone)}</dd>
${
  suspended &&
  html`<dt>${translate('web.desk-reserve.suspended')}</dt><dd>${translate('web.desk-reserve.suspended-now')}${suspended.resumesOn && html`, ${translate('web.desk-reserve.resumes', { date: dateInWords(site, suspended.resumesOn) })}`}</dd>
<dt>${translate('web.desk-reserve.suspend-white')}</dt><dd>${suspended.white}</dd><dt>${translate('web.desk-reserve.suspend-black')}</dt><dd>${suspended.black}</dd>`
}
${ruling !== undefined && html`<dt>${translate('web.word.ruling')}</dt><dd>${ruling}</dd>`}
${ruledOn !== undefined && html`<dt>${translate('web.desk-reserve.ruled-on')}</dt><dd>${time(site, ruledOn)}</dd>`}
${
  vote !== undefined &&
  html`<dt>${translate('web.desk-claims.vote')}</dt><dd>${translate('web.desk-claims.vote-told', {
    ...vote,
    president: translate(`web.desk-claims.president-${vote.president}`),
  })}</dd>`
}</dl>`;
}

/** Shown wherever a round is closed: which of its boards are waiting for a ruling, and what that means (D-OFF-231). */
export function reserveNotice(site: Site, event: string, round: number, boards: readonly number[]): Html | false {
  const { translate } = site;
  if (boards.length === 0) return false;
  const path = deskPath(event, `/rounds/${round}/boards`);
  const [before = '', after = ''] = translate('web.desk-reserve.boards', { boards: '\n' }).split('\n');
  return notice(
    html`${before}${boards.map(
      (board, i) =>
        html`${i > 0 && ', '}<a href="${href(site, `${path}/${board}`)}">${translate('web.desk-reserve.board', { board })}</a>`,
    )}${after}`,
  );
}
