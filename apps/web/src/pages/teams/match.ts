import type { Colour, Side } from '@escala/core';
import { type AnswerOf, showLeague, showMatch } from '@escala/office/questions';
import { leagueBook } from '../../components/competition-book.ts';
import { resultCell, resultText, sideMark } from '../../components/events/result.ts';
import { reserveMark, suspendedLines } from '../../components/events/under-reserve.ts';
import { dateInWords, time } from '../../components/format.ts';
import { reasonText } from '../../components/reasons/reasons.ts';
import { table } from '../../components/table.ts';
import { score } from '../../components/teams/league-tables.ts';
import { card, notice } from '../../components/ui/card.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import { href, type Site } from '../../kit/site.ts';
import { categoryName } from '../rating/list-filters.ts';

type Shown = AnswerOf<typeof showMatch>;
type Game = Shown['games'][number];
type Sheet = NonNullable<Shown['home']>['sheet'];

/** A league match: its line-ups once both are in, its boards once there is an acta. */
export const match = definePage({
  path: '/matches/:match',
  view: async ({ ask, params, site }) => {
    const shown = await ask(showMatch, { match: params.match });
    const id = params.match.split('/')[0] ?? '';
    const { league, teams } = await ask(showLeague, { league: id });
    const nameOf = (team: string): string => teams.find((each) => each.id === team)?.name ?? team;
    const { translate } = site;
    const names = { home: nameOf(shown.match.home), away: nameOf(shown.match.away) };
    return {
      title: translate('web.match.title', names),
      crumbs: [
        [translate('web.word.team-leagues'), '/leagues'],
        [league.name, `/leagues/${id}`],
      ],
      facts: [
        translate('web.round.title', { round: shown.match.round }),
        shown.match.on && time(site, shown.match.on),
        translate(`web.match.acta-${shown.match.acta}`),
      ],
      main: html`<p class="big">${score(site, shown.match)}</p>
${ruledLine(site, shown.match)}${adjournedLine(site, shown.match)}${goesOnLine(site, shown)}${reservedLine(site, shown.match)}${suspendedLines(site, suspendedOf(shown))}
${shown.games.length > 0 ? matchBoards(site, shown) : lineUps(site, shown, names)}`,
    };
  },
});

/** The ruling that replaces the boards. */
function ruledLine(site: Site, { ruling }: Shown['match']): Html | undefined {
  if (ruling === undefined) return undefined;
  const said = { date: dateInWords(site, ruling.on), result: resultText(ruling) };
  const article = ruling.article && html`<span class="cite">${ruling.article}</span>`;
  return notice(html`${site.translate('web.match.ruled', said)} ${article}`);
}

/** Ajornaments 10.1: games still in progress, and whether the match depends on them. */
export function adjournedLine({ translate }: Site, { adjourned }: Shown['match']): Html | undefined {
  if (adjourned === undefined) return undefined;
  const { boards, decide } = adjourned;
  const said = { count: boards.length, boards: boards.join(', '), decide: decide ? 'yes' : 'no' };
  return notice(html`${translate('web.match.adjourned', said)} <span class="cite">Ajornaments 10.1</span>`);
}

/** What is waiting for the competition committee (fce-1990, Sub-condicione 6.1). */
export function reservedLine({ translate }: Site, { underReserve }: Shown['match']): Html | undefined {
  if (underReserve === undefined) return undefined;
  const { match, boards } = underReserve;
  const said = { count: boards.length, boards: boards.join(', ') };
  return notice(
    html`${match && translate('web.reserve.match')} ${boards.length > 0 && translate('web.reserve.match-boards', said)}`,
    'warning',
  );
}

const suspendedOf = ({ reserves, games }: Shown) =>
  games.length > 0
    ? []
    : reserves.flatMap(({ board, open, suspended }) =>
        open && suspended && board !== undefined ? [{ board, resumesOn: suspended.resumesOn }] : [],
      );

/** In a knockout: who advances, and why. */
const goesOnLine = (site: Site, { goesOn }: Shown): Html | undefined =>
  goesOn && html`<p>${reasonText(site, goesOn)}</p>`;

const playerOf = (site: Site, { names }: Shown, id: string | null): Html =>
  id === null
    ? html`<span class="quiet">${site.translate('web.word.nobody')}</span>`
    : html`<a href="${href(site, `/players/${id}`)}">${names[id] ?? id}</a>`;

type TeamNames = Readonly<Record<Side, string>>;

function matchBoards(site: Site, shown: Shown): Html {
  return card({ title: site.translate('web.word.boards'), flush: true }, boardTable(site, shown));
}

/** As the sheet on the table has it: the home team on the left, its points first. */
export function boardTable(site: Site, shown: Shown): Html {
  const { whiteOn } = leagueBook(shown).teams;
  const reserved = new Set(shown.match.underReserve?.boards);
  const colourOf = (side: Side, board: number): Colour => (whiteOn(board) === side ? 'white' : 'black');
  const player = (side: Side, game: Game): Html => {
    const colour = colourOf(side, game.board);
    return html`${sideMark(site.translate, colour)} ${playerOf(site, shown, game[colour])}`;
  };
  return table(site, shown.games, [
    ['web.round.board', ({ board }) => board, 'number quiet'],
    ['web.league.home', (game) => player('home', game), 'name'],
    [
      'web.word.result',
      ({ board, ...outcome }) =>
        html`${resultCell(site, outcome as Parameters<typeof resultCell>[1], colourOf('home', board))}${reserved.has(board) && reserveMark(site)}`,
      'result',
    ],
    ['web.league.away', (game) => player('away', game), 'name'],
  ]);
}

function lineUps(site: Site, shown: Shown, names: TeamNames): Html {
  const { translate } = site;
  if (shown.home === undefined || shown.away === undefined) return notice(translate('web.match.line-ups-hidden'));
  return html`<h2>${translate('web.match.line-ups')}</h2>${bothLineUps(site, shown, names)}`;
}

/** Delegats 5.4.1: the number on the sealed list and the category, for those who may see them. */
function listedAs(site: Site, { lists }: Shown, id: string | null): Value {
  const listed = [...(lists?.home ?? []), ...(lists?.away ?? [])].find(({ player }) => player === id);
  if (listed === undefined) return undefined;
  const { number, category } = listed;
  const said = [number, category && categoryName(site, category)].filter(Boolean).join(' · ');
  return html`<span class="quiet">${said}</span>`;
}

/** Delegats 5.4.2: the sealed list of each club on the day of the match. */
export function sealedLists(site: Site, { lists }: Shown, names: TeamNames): Value {
  if (lists === undefined) return undefined;
  return (['home', 'away'] as const).map(
    (side) => html`<details><summary>${site.translate('web.match.sealed-list', { team: names[side] })}</summary>
${table(site, lists[side], [
  ['web.word.number-short', ({ number }) => number, 'number quiet'],
  [
    'web.word.player',
    ({ player, name }) => html`<a href="${href(site, `/players/${player}`)}">${name ?? player}</a>`,
    'name',
  ],
  ['web.word.category', ({ category }) => category && categoryName(site, category)],
])}</details>`,
  );
}

/** The visible line-ups, side by side. */
export function bothLineUps(site: Site, shown: Shown, names: TeamNames): Html {
  const { translate } = site;
  const list = (name: string, sheet: Sheet): Html => html`<section><h3>${name}</h3>
<ol>${sheet.boards.map((player) => html`<li>${playerOf(site, shown, player)} ${listedAs(site, shown, player)}</li>`)}</ol>
${sheet.reserve && html`<p>${translate('web.match.reserve', { player: shown.names[sheet.reserve] ?? sheet.reserve })}</p>`}</section>`;
  return html`<div class="side-by-side">${shown.home && list(names.home, shown.home.sheet)}${shown.away && list(names.away, shown.away.sheet)}</div>`;
}
