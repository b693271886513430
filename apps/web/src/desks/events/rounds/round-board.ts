import type { MessageKey } from '@escala/messages';
import { mayTry, ratingFactsOf } from '@escala/office';
import { correctResult } from '@escala/office/acts';
import { showFederation, showRounds } from '@escala/office/questions';
import type { GameFactTable } from '@escala/regulations';
import { actForm } from '../../../components/act-form.ts';
import { eventHref } from '../../../components/events/event-frame.ts';
import { resultText } from '../../../components/events/result.ts';
import { notice } from '../../../components/ui/card.ts';
import { type DeskSite, defineDeskPage } from '../../../kit/desk-page.ts';
import { type Html, html } from '../../../kit/html.ts';
import { href, type Site } from '../../../kit/site.ts';
import { type DeskEvent, deskEvent, deskEventPage, deskPath } from '../desk-event.ts';
import { dropForm } from './level-matches.ts';
import { whatWouldChange } from './pair-again.ts';
import { type BoardTold, reserveFacts } from './reserve-facts.ts';
import {
  type BoardPlace,
  kindChoices,
  liftForm,
  type MarkTerms,
  markForm,
  resultChoices,
  resumptionForm,
  rulingForm,
} from './reserve-forms.ts';

/** A board under reserve: the doubt, lifting it, the ruling (Sub-condicione 6.1). */
function boardReserve(site: DeskSite, place: BoardPlace, { timeZone, isOpen }: MarkTerms): Html {
  const { translate, viewer } = site;
  const { reservation } = place.board;
  const isRuled = reservation?.ruling !== undefined;
  const isSuspended = !isRuled && reservation?.suspended !== undefined && place.board.result === undefined;
  const state = isRuled ? 'ruled-stays' : isSuspended ? 'waits-suspended' : 'waits';
  return html`<section><h2>${translate('web.desk-reserve.facts')}</h2>
${notice(translate(`web.desk-reserve.${state}`))}
${reservation && reserveFacts(site, reservation, timeZone)}
${isSuspended && isOpen && resumptionForm(site, place)}
${mayTry(viewer, 'result.rule') && more(site, 'web.word.ruling', rulingForm(site, place))}
${!isRuled && more(site, 'web.submit.acta.release', liftForm(site, place))}</section>`;
}

/** Marks a board as under reserve. */
function markReserve(site: DeskSite, place: BoardPlace, terms: MarkTerms): Html {
  return html`<section><h2>${site.translate('web.reserve.title')}</h2>${more(site, 'web.desk-reserve.mark', markForm(site, place, terms))}</section>`;
}

const more = ({ translate }: DeskSite, opens: MessageKey, form: Html): Html =>
  html`<details class="more"><summary>${translate(opens)}</summary>${form}</details>`;

/** One board: what is on record, correcting it with a reason, and marking it as under reserve. */
export const roundBoard = defineDeskPage({
  path: '/desk/events/:event/rounds/:round/boards/:board',
  needs: ['result.correct'],
  view: async ({ ask, params, query, site, translate }) => {
    const [round, number] = [Number(params.round), Number(params.board)];
    const shown = await deskEvent(ask, params.event);
    const { rounds, names } = await ask(showRounds, { event: shown.id, round });
    const { settings } = await ask(showFederation, {});
    const { boards, state, version } = rounds[0]!;
    const board = boards.find((each) => each.board === number);
    const path = deskPath(shown.id, `/rounds/${round}`);
    const name = (player: string): string => names[player] ?? player;
    const isPlayed = shown.event.state === 'running';
    const change = board !== undefined && (await whatWouldChange(ask, site, shown, { ...board, round }));
    const terms = { timeZone: settings.timeZone, isOpen: isPlayed && state === 'paired' };
    return deskEventPage(site, shown, {
      part: 'rounds',
      heading: translate('web.board.title', { round, board: number }),
      main: html`<p><a href="${href(site, `${path}/results`)}">${translate('web.desk-rounds.back-results', { round })}</a></p>
${
  board === undefined
    ? html`<p>${translate('web.desk-rounds.no-board', { round, board: number })}</p>`
    : html`<dl class="facts"><dt>${translate('web.colour.white')}</dt><dd>${name(board.white)}</dd><dt>${translate('web.colour.black')}</dt><dd>${name(board.black)}</dd>
<dt>${translate('web.word.result')}</dt><dd><strong>${resultText(board)}</strong>${board.pace && html` ${translate(`web.pace.${board.pace}`)}`}</dd></dl>
<p><a href="${eventHref(site, shown.id, `/rounds/${round}/boards/${number}`)}">${translate('web.board.why')}</a></p>
${dropForm(site, shown, { round, version, boards }, board)}
${board.reservation !== undefined && boardReserve(site, { event: shown.id, round, board }, terms)}
${board.reservation?.ruling === undefined && correction(site, shown, { round, board, asked: query }, ratingFactsOf(settings).gameFacts, change)}
${board.reservation === undefined && isPlayed && markReserve(site, { event: shown.id, round, board }, terms)}`
}`,
    });
  },
});

/** The result chosen in the table of a closed round. */
type Asked = Readonly<Record<string, string | undefined>>;

const STATES: readonly string[] = ['running', 'closed', 'submitted', 'refused'];

function correction(
  site: Site,
  { id, event }: DeskEvent,
  { round, board, asked }: { readonly round: number; readonly board: BoardTold; readonly asked: Asked },
  facts: GameFactTable,
  change: Html | false,
): Html {
  const { translate } = site;
  if (!STATES.includes(event.state)) return notice(translate('web.desk-rounds.correct-late'));
  return html`<h2>${translate('web.submit.result.correct')}</h2><p>${translate('web.desk-rounds.correct-about')}</p>
${change}
${actForm(site, correctResult, {
  id: 'correct',
  fixed: { event: id, round, board: board.board, version: board.version },
  fields: (f) => html`${f.choice('result', resultChoices, { value: asked.result ?? board.result })}
${f.choice('kind', kindChoices(site), { label: translate('web.word.type'), value: asked.kind ?? board.kind ?? 'played' })}
${f('coloursReversed', { label: translate('web.desk-rounds.reversed') })}
${Object.entries(facts).map(([fact, { label }]) =>
  f.choice(
    `ratingFacts.${fact}`,
    [
      [false, translate('web.word.no')],
      [true, translate('web.word.yes')],
    ],
    { label: translate(label), value: board.ratingFacts?.[fact] ?? false },
  ),
)}`,
  words: { board: board.board },
  reasonLabel: translate('web.word.reason'),
  leadsTo: deskPath(id, `/rounds/${round}/results`),
})}`;
}
