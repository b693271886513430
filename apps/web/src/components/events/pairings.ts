import type { Tournament } from '@escala/core';
import { type GameOfMatch, gamesToPlay } from '@escala/regulations';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { pointsText } from '../format.ts';
import { teamsIn } from '../schedules/event-teams.ts';
import { type Column, table } from '../table.ts';
import { progressBar } from '../ui/stats.ts';
import { type EventField, playerLink } from './event-field.ts';
import { ratingListColumn } from './rating-list.ts';
import { resultCell, resultText } from './result.ts';
import { reserveMark } from './under-reserve.ts';

interface PairingsShown {
  readonly tournament: Tournament;
  readonly field: EventField;
  readonly round: number;
  /** Links a board to the reasons for its pairing. */
  readonly whyHref?: ((board: number) => string) | undefined;
  /** Players who rest without a point because their scheduled opponent has left (D-OFF-21). */
  readonly free?: readonly string[] | undefined;
  /** Boards whose result waits for a ruling. */
  readonly underReserve?: ReadonlySet<number> | undefined;
  /** Beside other content of a page: at most this many boards, without the lists of ratings. */
  readonly most?: number | undefined;
}

export const gamesOfRound = ({ games }: Tournament, round: number) =>
  boardsToSeat(games.filter((game) => game.round === round)).toSorted((a, b) => (a.board ?? 0) - (b.board ?? 0));

/** The boards of one round, without those that no longer need to be played (D-KO-10). */
export function boardsToSeat<Board extends Omit<GameOfMatch, 'round'>>(boards: readonly Board[]): Board[] {
  const toPlay = new Set(
    gamesToPlay(
      boards.map(({ white, black, pace, result }, at) => ({ ...{ round: 1, at }, white, black, pace, result })),
    ).map(({ at }) => at),
  );
  return boards.filter(({ result }, at) => result !== undefined || toPlay.has(at));
}

/** How many results of a round are in. */
export function resultsIn({ translate }: Site, tournament: Tournament, round: number): Html {
  const games = gamesOfRound(tournament, round);
  const done = games.filter(({ result }) => result !== undefined).length;
  const words = translate('web.event-page.results-in', { done, boards: games.length });
  return html`<span class="row quiet small">${progressBar(done, games.length, words)}${words}</span>`;
}

/** The boards of a round: who plays whom, their points before, and the result. */
export function pairingsTable(site: Site, parts: PairingsShown): Html {
  const { tournament, field, round, whyHref, underReserve, most } = parts;
  const { translate } = site;
  const games = gamesOfRound(tournament, round);
  const points = field.pointsBefore(round);
  const pointsOf = (player: string): string => pointsText(points.get(player) ?? 0);
  type Game = (typeof games)[number];
  const side = (colour: 'white' | 'black'): (Column<Game> | false)[] => [
    [
      `web.colour.${colour}`,
      (game) =>
        html`${playerLink(site, field, game[colour])}<span class="under">${[field.get(game[colour])?.rating, pointsOf(game[colour])].filter(Boolean).join(' · ')}</span>`,
      'name',
    ],
    ['web.word.rating', (game) => field.get(game[colour])?.rating, 'number wide quiet'],
    most === undefined && ratingListColumn(site, field, (game) => game[colour], 'widest quiet small'),
    [
      html`<abbr title="${translate('web.round.points-before')}">${translate('web.round.points-short')}</abbr>`,
      (game) => pointsOf(game[colour]),
      'number wide quiet',
    ],
  ];
  return table(
    site,
    games.slice(0, most),
    [
      games.some(({ board }) => board !== undefined) && [
        html`<span class="wide">${translate('web.round.board')}</span><abbr class="only-phone" title="${translate('web.round.board')}">${translate('web.desk-work.board-short')}</abbr>`,
        ({ board }) =>
          html`${whyHref && board !== undefined && html`<a class="only-narrow" href="${whyHref(board)}" aria-label="${translate('web.round.why-board', { board })}">${board}</a>`}<span${whyHref && html` class="only-wide"`}>${board}</span>`,
        'number quiet',
      ],
      ...side('white'),
      [
        'web.word.result',
        (game) => html`${resultCell(site, game)}${underReserve?.has(game.board ?? 0) && reserveMark(site)}`,
        'result',
      ],
      ...side('black'),
      whyHref && [
        'web.word.why',
        ({ board }) =>
          board !== undefined &&
          html`<a href="${whyHref(board)}" aria-label="${translate('web.round.why-board', { board })}">${translate('web.round.why-link')}</a>`,
        'no-print widest nowrap unseen',
      ],
    ],
    {
      caption: translate('web.round.caption', { round, boards: games.length }),
      hidesCaption: true,
      kind: 'pairings',
      row: (game, i) => html` id="b-${round}-${game.board ?? i + 1}" data-said="${saidOf(site, field, game)}"`,
    },
  );
}

/** What is announced when a board's result comes in. */
function saidOf({ translate }: Site, field: EventField, game: Tournament['games'][number]): string {
  if (game.result === undefined) return '';
  const names = { white: field.name(game.white), black: field.name(game.black) };
  return translate('web.live.said', { ...names, result: resultText(game) });
}

/** Players without a game in the round: byes with their points, those of a team together (D-OFF-1130), and absences. */
export function withoutGame(site: Site, { tournament, field, round, free = [] }: PairingsShown): Html {
  const { translate } = site;
  const byes = (tournament.byes ?? []).filter((bye) => bye.round === round);
  const absent = (tournament.absences ?? []).filter((absence) => absence.round === round);
  const gone = (tournament.withdrawals ?? []).filter(({ afterRound }) => afterRound < round);
  if (byes.length + free.length + absent.length + gone.length === 0) return html``;
  const teams = teamsIn(field, tournament)?.of(tournament.players) ?? [];
  const teamOf = (id: string): string | undefined => teams.find(({ players }) => players.includes(id))?.name;
  const list = (ids: readonly string[]): Html =>
    html`${[...Map.groupBy(ids, teamOf)].map(([team, players], i) => html`${i > 0 && '; '}${team && `${team}: `}${players.map((id, j) => html`${j > 0 && '; '}${playerLink(site, field, id)}`)}`)}`;
  const perTeam = Map.groupBy(byes, ({ player, points, kind }) => `${kind} ${points} ${teamOf(player) ?? player}`);
  return html`<dl class="facts">
${[...perTeam.values()].map((each) => {
  const { points, kind = 'pairing' } = each[0]!;
  return html`<dt>${translate(`web.round.bye-of-${kind}`)}</dt><dd>${list(each.map(({ player }) => player))}, ${translate('web.round.bye-points', { points, written: pointsText(points) })}</dd>`;
})}
${free.length > 0 && html`<dt>${translate('web.round.free')}</dt><dd>${list(free)}</dd>`}
${absent.length > 0 && html`<dt>${translate('web.round.absent')}</dt><dd>${list(absent.map(({ player }) => player))}</dd>`}
${gone.length > 0 && html`<dt>${translate('web.round.withdrawn')}</dt><dd>${list(gone.map(({ player }) => player))}</dd>`}
</dl>`;
}
