import type { ReasonStep } from '@escala/core';
import { number, stepSentences } from '@escala/messages';
import { explainPair } from '@escala/office/questions';
import { playerLink } from '../../components/events/event-field.ts';
import { eventHref, eventPage } from '../../components/events/event-frame.ts';
import { gamesOfRound } from '../../components/events/pairings.ts';
import { resultCell } from '../../components/events/result.ts';
import { reservedBoards, suspendedBoards, suspendedLines } from '../../components/events/under-reserve.ts';
import { citedSentence } from '../../components/sentences.ts';
import { notice } from '../../components/ui/notice.ts';
import { pager } from '../../components/ui/pager.ts';
import { type Html, html } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import { href, type Site } from '../../kit/site.ts';
import { type EventSeen, eventSeen } from './event-seen.ts';

type Explained = Awaited<ReturnType<(typeof explainPair)['ask']>>;

/** Why these two meet, in sentences with their articles. */
export const eventBoard = definePage({
  path: '/events/:event/rounds/:round/boards/:board',
  view: async (ask, { params }, site) => {
    const [round, board] = [Number(params.round), Number(params.board)];
    const why = await ask(explainPair, { event: params.event, round, board });
    const seen = await eventSeen(ask, params.event ?? '');
    const { shown, lastRound, tournament } = seen;
    const boards = gamesOfRound(tournament, round).length;
    const to = (other: number): string => eventHref(site, shown.id, `/rounds/${round}/boards/${other}`);
    return eventPage(site, shown, {
      part: 'round',
      heading: site.translate('web.board.title', { round, board }),
      lastRound,
      main: html`${players(site, seen, why, round)}
<h2>${site.translate('web.board.why')}</h2>
${reasons(site, seen, why, round)}
${pager(
  site.translate('web.board.boards'),
  board > 1 && [site.translate('web.board.before'), to(board - 1)],
  board < boards && [site.translate('web.board.after'), to(board + 1)],
  html`<a href="${eventHref(site, shown.id, `/rounds/${round}`)}">${site.translate('web.board.all', { round })}</a>`,
)}`,
    });
  },
});

function players(site: Site, { field, shown, tournament }: EventSeen, { pair }: Explained, round: number): Html {
  const { translate, language } = site;
  const points = field.pointsBefore(round);
  const game = tournament.games.find((each) => each.round === round && each.white === pair.white);
  const row = (colour: 'white' | 'black'): Html => {
    const id = pair[colour];
    const colours = field.coloursBefore(id, round).map((each) => translate(`web.colour-short.${each}`));
    return html`<tr><th scope="row">${translate(`web.colour.${colour}`)}</th><td>${playerLink(site, field, id)}</td>
<td class="number">${field.get(id)?.number}</td><td class="number">${field.get(id)?.rating}</td>
<td class="number">${number(points.get(id) ?? 0, language)}</td><td class="colours">${colours.join(' ') || '–'}</td></tr>`;
  };
  return html`<div class="scroll"><table>
<thead><tr><td></td><th scope="col">${translate('web.list.name')}</th><th scope="col" class="number">${translate('web.round.number')}</th>
<th scope="col" class="number">${translate('web.round.rating')}</th><th scope="col" class="number">${translate('web.round.points-before')}</th>
<th scope="col">${translate('web.board.colours')}</th></tr></thead>
<tbody>${row('white')}${row('black')}</tbody></table></div>
<p>${translate('web.round.result')}: <strong>${resultCell(site, game ?? {})}</strong></p>
${reservedBoards(shown, round).has(pair.board) && notice(html`<strong>${translate('web.reserve.title')}.</strong> ${translate('web.reserve.waits')}`)}
${suspendedLines(
  site,
  suspendedBoards(shown, round).filter(({ board }) => board === pair.board),
)}`;
}

function reasons(site: Site, { field, tournament }: EventSeen, why: Explained, round: number): Html {
  const { system, pair, trace, byHand, engine } = why;
  const { translate } = site;
  if (byHand) {
    const opponent = (id: string | null): string => (id === null ? translate('web.board.nobody') : field.label(id));
    return html`${notice(translate('web.board.by-hand'))}<ul class="sentences">
${(['white', 'black'] as const).map((colour) => html`<li>${translate('web.board.engine-gave', { player: field.label(pair[colour]), opponent: opponent(engine[colour]) })}</li>`)}
</ul>`;
  }
  const { book } = field;
  const rules = book.systems[system]!;
  const games = gamesOfRound(tournament, round);
  const numberOf = (id: string): number => field.get(id)?.number ?? 0;
  const order = games.flatMap(({ white, black }) => [white, black]).sort((a, b) => numberOf(a) - numberOf(b));
  const paired = { ...pair, trace };
  const ofTrace = (): readonly ReasonStep[] => [
    ...rules.pairSteps(paired, { nameOf: field.label, round, order }),
    ...(rules.roundSteps?.([paired]) ?? []),
  ];
  const steps = why.steps.length > 0 ? why.steps : ofTrace();
  return html`<ul class="sentences">${stepSentences(steps, site).map((each) => html`<li>${citedSentence(site, book.id, each)}</li>`)}</ul>
<p class="quiet small">${translate('web.board.rule')} <a href="${href(site, `/regulations/${book.id}`)}">${translate('web.board.regulation')}</a></p>`;
}
