import { COLOURS, type KeyAfter, SIDES, type Side } from '@escala/core';
import { releaseActa, reserveActa } from '@escala/office/acts';
import type { AnswerOf, showMatch } from '@escala/office/questions';
import type { FieldsOf } from '../../../components/act-fields.ts';
import { actForm } from '../../../components/act-form.ts';
import { notice } from '../../../components/ui/card.ts';
import { type Html, html } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';
import { type MatchReserve, matchReserveFacts, reserveTitle, type TeamNames } from '../leagues/match-reserves.ts';

type Shown = AnswerOf<typeof showMatch>;

export interface ReservePlace {
  readonly shown: Shown;
  readonly names: TeamNames;
  /** The club acted for; a user acting for both chooses. */
  readonly side: Side | undefined;
  readonly boards: number;
  readonly timeZone: string;
}

/** The back of the acta: boards, or the match, under reserve, and a form to mark them (Sub-condicione 6.1). */
export function reservePart(site: Site, place: ReservePlace): Html | undefined {
  const { translate, today } = site;
  const { shown, names, timeZone } = place;
  const { match, reserves } = shown;
  const isPlayed = match.on === undefined || match.on <= today;
  const mayMark = isPlayed && match.acta !== 'confirmed' && match.ruling === undefined;
  if (!mayMark && reserves.length === 0) return undefined;
  return html`<section id="reserve"><h2>${translate('web.reserve.title')}</h2>
${reserves.map(
  (reserve) => html`<h3>${reserveTitle(site, reserve, seatsOf(shown, reserve.board))}</h3>
${notice(translate(reserve.open ? 'web.reserve.waits' : 'refusal.reserve-ruled'))}
${matchReserveFacts(site, reserve, names, timeZone)}
${reserve.open && place.side && ownWords(site, place, reserve, place.side, mayMark)}`,
)}
${mayMark && markPart(site, place)}</section>`;
}

export function seatsOf({ games, names }: Shown, board: number | undefined): { white?: string; black?: string } {
  const game = games.find((each) => each.board === board);
  if (!game?.white || !game.black) return {};
  return { white: names[game.white] ?? game.white, black: names[game.black] ?? game.black };
}

/** A club adds its version, or withdraws it (D-OFF-330). */
function ownWords(site: Site, { shown }: ReservePlace, reserve: MatchReserve, side: Side, mayMark: boolean): Html {
  const { translate } = site;
  const { board, version, told, suspended } = reserve;
  const fixed = { match: shown.match.id, side, version, ...(board !== undefined && { board }) };
  const about = reserveTitle(site, reserve);
  if (told?.said[side] !== undefined)
    return html`<details class="more"><summary>${translate('web.submit.acta.release')}</summary><p>${translate('web.desk-reserve.match-lift-about')}</p>
${actForm(site, releaseActa, {
  id: `release-${board ?? 0}`,
  fixed,
  reasonLabel: translate('web.word.reason'),
  about,
  tone: 'quiet',
})}</details>`;
  if (!mayMark || told === undefined) return html``;
  const { said: _said, ruling: _ruling, ...clocks } = told;
  const id = `add-${board ?? 0}`;
  return html`<details class="more"><summary>${translate('web.desk-reserve.add-version')}</summary>${actForm(
    site,
    reserveActa,
    {
      id,
      fixed: { ...fixed, ...clocks, ...(suspended && { suspended }) },
      fields: (f) => f.area('doubt', { label: translate('web.desk-reserve.doubt') }),
      submit: translate('web.desk-reserve.add-send'),
      about,
      done: translate('web.desk-reserve.added'),
    },
  )}</details>`;
}

function markPart(site: Site, { shown, side, names, boards, timeZone }: ReservePlace): Html {
  const { translate } = site;
  const { match, reserves } = shown;
  const taken = new Set(reserves.map(({ board = 0 }) => board));
  const free = Array.from({ length: boards + 1 }, (_, board) => board).filter((board) => !taken.has(board));
  const word = (name: KeyAfter<'web.desk-reserve.'>): string => translate(`web.desk-reserve.${name}`);
  const title = (board: number): string =>
    board === 0 ? word('whole') : reserveTitle(site, { board }, seatsOf(shown, board));
  return html`<p>${word('match-about')} <span class="cite">Sub-condicione 6.1</span></p>
<details class="more"><summary>${word('match-mark')}</summary>${actForm(site, reserveActa, {
    id: 'reserve-mark',
    fixed: { match: match.id, version: 0, ...(side && { side }) },
    fields: (f) => html`${
      side === undefined &&
      f.choice(
        'side',
        SIDES.map((each) => [each, names[each]] as const),
        { label: word('for-club') },
      )
    }${f.choice(
      'board',
      free.map((board) => [board === 0 ? '' : board, title(board)]),
      { label: word('match-what') },
    )}
${f.area('doubt', { label: word('doubt'), hint: word('match-doubt-hint') })}
<div class="fields">${COLOURS.map((colour) => f(`${colour}Clock`, { label: word(`${colour}-clock`), hint: word('clock-hint') }))}
${f.moment('at', timeZone, { label: word('at'), hint: word('at-hint') })}</div>
${match.acta === 'none' && suspension(site, f)}`,
    submit: word('mark-send'),
    done: word('match-marked'),
  })}</details>`;
}

/** Sub-condicione 6.2: only before there is an acta, which has a result for every board. */
function suspension({ translate }: Site, f: FieldsOf<typeof reserveActa>): Html {
  return html`<label class="check"><input type="checkbox" ${f.named('suspended', 'json')} value="{}"> ${translate('web.desk-reserve.match-suspended')} <span class="cite">Sub-condicione 6.2</span></label>
${f('suspended.resumesOn', { label: translate('web.desk-reserve.resumes-on'), hint: translate('web.desk-reserve.resumes-hint') })}`;
}
