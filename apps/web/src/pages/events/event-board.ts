import type { Step } from '@escala/core';
import { type AnswerOf, explainPair } from '@escala/office/questions';
import { gameFactsByName } from '@escala/regulations';
import { numberedName, playerLink } from '../../components/events/event-field.ts';
import { eventHref, eventPage } from '../../components/events/event-frame.ts';
import { gamesOfRound } from '../../components/events/pairings.ts';
import { ratingListColumn } from '../../components/events/rating-list.ts';
import { resultCell } from '../../components/events/result.ts';
import { reservedBoards, suspendedBoards, suspendedLines } from '../../components/events/under-reserve.ts';
import { pointsText } from '../../components/format.ts';
import { reasonList } from '../../components/reasons/reasons.ts';
import { table } from '../../components/table.ts';
import { card, notice } from '../../components/ui/card.ts';
import { pager } from '../../components/ui/navigation.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import { href, type Site } from '../../kit/site.ts';
import { type EventSeen, eventSeen } from './event-seen.ts';

type Explained = AnswerOf<typeof explainPair>;

/** Why two players meet, in sentences with their articles. */
export const eventBoard = definePage({
  path: '/events/:event/rounds/:round/boards/:board',
  view: async ({ ask, params, site }) => {
    const [round, board] = [Number(params.round), Number(params.board)];
    const why = await ask(explainPair, { event: params.event, round, board });
    const seen = await eventSeen(ask, params.event);
    const { shown, lastRound, tournament } = seen;
    const boards = gamesOfRound(tournament, round).length;
    const to = (other: number): string => eventHref(site, shown.id, `/rounds/${round}/boards/${other}`);
    return eventPage(site, shown, {
      part: 'round',
      heading: site.translate('web.board.title', { round, board }),
      isHeaded: true,
      lastRound,
      round,
      main: html`<div class="stack">${players(site, seen, why, round)}
${card({ title: site.translate('web.board.why'), footer: footOf(site, seen, why) }, reasons(site, seen, why, round))}
${pager(
  site.translate('web.word.boards'),
  board > 1 && [site.translate('web.board.before'), to(board - 1)],
  board < boards && [site.translate('web.board.after'), to(board + 1)],
  html`<a href="${eventHref(site, shown.id, `/rounds/${round}`)}">${site.translate('web.board.all', { round })}</a>`,
)}</div>`,
    });
  },
});

function players(site: Site, { field, shown, tournament }: EventSeen, { pair }: Explained, round: number): Html {
  const { translate } = site;
  const points = field.pointsBefore(round);
  const game = tournament.games.find((each) => each.round === round && each.white === pair.white);
  const coloursOf = (id: string): string =>
    field
      .coloursBefore(id, round)
      .map((each) => translate(`web.colour-short.${each}`))
      .join(' ');
  const rows = (['white', 'black'] as const).map((colour) => ({ colour, id: pair[colour] }));
  const both = table(site, rows, [
    ['web.word.colour', ({ colour }) => translate(`web.colour.${colour}`), 'quiet'],
    ['web.word.player', ({ id }) => playerLink(site, field, id), 'name'],
    ['web.word.number-short', ({ id }) => field.get(id)?.number, 'number wide quiet'],
    ['web.word.rating', ({ id }) => field.get(id)?.rating, 'number'],
    ratingListColumn(site, field, ({ id }) => id),
    [
      html`<abbr title="${translate('web.round.points-before')}">${translate('web.round.points-short')}</abbr>`,
      ({ id }) => pointsText(points.get(id) ?? 0),
      'number',
    ],
    ['web.board.colours', ({ id }) => coloursOf(id) || '–', 'colours'],
  ]);
  const aside = html`<span class="quiet">${translate('web.word.result')}: <strong>${resultCell(site, game ?? {})}</strong></span>`;
  return html`${card({ title: translate('web.board.title', { round, board: pair.board }), aside, flush: true }, both)}
${gameFacts(site, game)}
${reservedBoards(shown, round).has(pair.board) && notice(html`<strong>${translate('web.reserve.title')}.</strong> ${translate('web.reserve.waits')}`)}
${suspendedLines(
  site,
  suspendedBoards(shown, round).filter(({ board }) => board === pair.board),
)}`;
}

/** Facts of the game relevant to a rating book. */
function gameFacts({ translate }: Site, game: object | undefined): Html[] {
  const said = [...gameFactsByName].filter(([fact]) => game !== undefined && fact in game);
  return said.map(([, [fact]]) => notice(translate(fact!.label)));
}

/** Where to read the articles. */
const footOf = (site: Site, { field: { book } }: EventSeen, { byHand }: Explained): Value =>
  !byHand &&
  html`<span class="quiet small">${site.translate('web.board.rule')} <a href="${href(site, `/regulations/${book.id}`)}">${site.translate('web.board.regulation')}</a></span>`;

function reasons(site: Site, { field, tournament }: EventSeen, why: Explained, round: number): Html {
  const { system, pair, trace, byHand, engine } = why;
  const { translate } = site;
  const label = numberedName(site, field);
  if (byHand) {
    const opponent = (id: string | null): string => (id === null ? translate('web.board.nobody') : label(id));
    return html`${notice(translate('web.board.by-hand'))}<ul>
${(['white', 'black'] as const).map((colour) => html`<li>${translate('web.board.engine-gave', { player: label(pair[colour]), opponent: opponent(engine[colour]) })}</li>`)}
</ul>`;
  }
  const { book } = field;
  const rules = book.systems[system]!;
  const games = gamesOfRound(tournament, round);
  const numberOf = (id: string): number => field.get(id)?.number ?? 0;
  const order = games.flatMap(({ white, black }) => [white, black]).sort((a, b) => numberOf(a) - numberOf(b));
  const paired = { ...pair, trace };
  const ofTrace = (): readonly Step[] => [
    ...rules.pairSteps(paired, { nameOf: label, round, order }),
    ...(rules.roundSteps?.([paired]) ?? []),
  ];
  const steps = why.steps.length > 0 ? why.steps : ofTrace();
  return reasonList(site, steps);
}
